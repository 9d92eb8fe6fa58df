@echo off
rem Everything a developer runs: dev.py, with the Python that Windows' launcher finds. Its twin for Linux and macOS is dev.
setlocal
set PYTHONUTF8=1
where /q py
if errorlevel 1 (python -SB "%~dp0dev.py" %*) else (py -3 -SB "%~dp0dev.py" %*)
exit /b %errorlevel%
