/** What is on the page: one screen at a time, with a heading that gets the focus, and a line that screen readers read out. */
import { type Child, h } from './dom.ts'

const main = document.querySelector('main')!
const status = document.querySelector('[role=status]')!

/** Shows a screen; what was there before is gone. */
export function show(title: string, ...children: readonly Child[]): void {
  const heading = h('h1', { tabindex: '-1', dir: 'auto' }, title)
  main.replaceChildren(heading, ...children.filter((child): child is Node | string => Boolean(child)))
  main.removeAttribute('aria-busy')
  document.title = title
  status.textContent = ''
  heading.focus()
}

/** Puts elements above the heading of the screen; what is undefined or false is left out. */
export function addAbove(...children: readonly Child[]): void {
  main.prepend(...children.filter((child): child is Node | string => Boolean(child)))
}

/** Says that the next screen is on its way, until it is shown. */
export function wait(): void {
  main.setAttribute('aria-busy', 'true')
}

/** Has screen readers say a text, without moving the focus. */
export function announce(text: string): void {
  status.textContent = text
}

/** Whether a button works: one that is pressed meanwhile does nothing. */
export function isBusy(button: HTMLElement): boolean {
  return button.getAttribute('aria-disabled') === 'true'
}

/** Does something while a button shows that it works. */
export async function busy(button: HTMLElement, work: () => Promise<void>): Promise<void> {
  button.setAttribute('aria-disabled', 'true')
  try {
    await work()
  } finally {
    button.removeAttribute('aria-disabled')
  }
}

/** Puts what failed above everything else, and moves the focus there. */
export function showFailure(text: string): void {
  main.querySelector('.failure')?.remove()
  status.textContent = ''
  const box = h('p', { class: 'failure', role: 'alert', tabindex: '-1' }, text)
  main.querySelector('h1')!.after(box)
  box.focus()
}
