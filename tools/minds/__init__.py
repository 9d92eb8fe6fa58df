"""What `tools/build_minds.py` is made of. Needs the requirements of requirements/minds.in."""
