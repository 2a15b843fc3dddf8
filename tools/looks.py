"""What tests and tools look for on the page of a table: scripts and selectors."""

from __future__ import annotations

# What stands on the screen to be decided: the choices of the list, and what lights up in the game itself.
# What has only just come takes no press yet: it is not there to be decided.
LOOK = """() => document.querySelector('.shell[data-fresh]') ? {choices: [], lit: [], broken: ''} : ({
  choices: [...document.querySelectorAll('.choices [data-choice]:not([aria-disabled=true])')]
    .filter(each => each.checkVisibility()).map(each => each.dataset.choice),
  lit: [...document.querySelectorAll('[data-renderer] .can[data-element]')]
    .filter(each => each.checkVisibility()).map(each => each.dataset.element),
  broken: document.querySelector('[data-renderer] [role=alert]')?.innerText ?? '',
})"""

# The page's own fonts come when it has been drawn for the first time.
LETTERED = """async () => {
  while (!document.documentElement.dataset.letters?.includes('bodoni')) await new Promise(done => setTimeout(done, 50));
  await document.fonts.ready;
}"""

# On a small screen the list of all choices lies under its handle.
PULL_UP = """() => document.querySelector('.prompt.asked') &&
  document.querySelector('.handle[aria-expanded=false]')?.click()"""

# A question on the screen for which the page takes presses.
SHOWS = ".shell[data-act='{act}']:not([data-fresh]) .prompt.asked"
