"""Scripts and selectors for the page of a table, used by tests and tools."""

from __future__ import annotations

# What can be decided on the screen: the choices of the list, and lit elements of the board.
# New ones accept no press for a moment: they are not included.
LOOK = """() => document.querySelector('.shell[data-fresh]') ? {choices: [], lit: [], broken: ''} : ({
  choices: [...document.querySelectorAll('.choices [data-choice]:not([aria-disabled=true])')]
    .filter(each => each.checkVisibility()).map(each => each.dataset.choice),
  lit: [...document.querySelectorAll('[data-renderer] .can[data-element]')]
    .filter(each => each.checkVisibility()).map(each => each.dataset.element),
  broken: document.querySelector('[data-renderer] [role=alert]')?.innerText ?? '',
})"""

# The page's own fonts load after the first paint.
LETTERED = """async () => {
  while (!document.documentElement.dataset.letters?.includes('bodoni')) await new Promise(done => setTimeout(done, 50));
  await document.fonts.ready;
}"""

# On a small screen the list of all choices is under its handle.
PULL_UP = """() => document.querySelector('.prompt.asked') &&
  document.querySelector('.handle[aria-expanded=false]')?.click()"""

# A question on the screen for which the page accepts presses.
SHOWS = ".shell[data-act='{act}']:not([data-fresh]) .prompt.asked"
