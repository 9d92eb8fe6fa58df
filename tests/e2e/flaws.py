"""Looks at screens with axe-core in both themes, and tells all flaws together."""

from __future__ import annotations

from tests.e2e.conftest import violations
from tests.e2e.people import Person

THEME = "theme => { document.documentElement.dataset.theme = theme; }"


class Flaws:
    """What is wrong with the screens looked at so far."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.looked: list[str] = []

    def glance(self, screen: str, person: Person) -> None:
        """Every rule in the theme as it is: enough for what is night in both."""
        self.found += [f"{screen}: {each}" for each in violations(person.page)]
        self.looked.append(screen)

    def look(self, screen: str, person: Person) -> None:
        """Every rule in the theme as it is, and contrast, the one thing a theme changes, in the other."""
        page = person.page
        theme = page.evaluate("document.documentElement.dataset.theme")
        other = "light" if theme == "dark" else "dark"
        self.found += [f"{screen}, {theme}: {each}" for each in violations(page)]
        page.evaluate(THEME, other)
        self.found += [f"{screen}, {other}: {each}" for each in violations(page, only="color-contrast")]
        page.evaluate(THEME, theme)
        self.looked.append(screen)
