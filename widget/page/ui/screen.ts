/** The current screen, with a heading that gets the focus, and a status line for screen readers. */
import { type Child, h } from './dom.ts'

const main = document.querySelector('main')!
const status = document.querySelector('[role=status]')!

/** Shows a screen in place of the last one. */
export function show(title: string, ...children: readonly Child[]): void {
  const heading = h('h1', { tabindex: '-1', dir: 'auto' }, title)
  main.replaceChildren(heading, ...children.filter((child): child is Node | string => Boolean(child)))
  main.removeAttribute('aria-busy')
  document.title = title
  status.textContent = ''
  heading.focus()
}

/** Adds elements above the heading of the screen. */
export function addAbove(...children: readonly Child[]): void {
  main.prepend(...children.filter((child): child is Node | string => Boolean(child)))
}

/** Marks the page as busy until the next screen is shown. */
export function wait(): void {
  main.setAttribute('aria-busy', 'true')
}

/** Announces a text to screen readers, without moving the focus. */
export function announce(text: string): void {
  status.textContent = text
}

/** Disables a button while it works. Does nothing if it works already. */
export async function busy(button: HTMLElement, work: () => Promise<void>): Promise<void> {
  if (button.getAttribute('aria-disabled') === 'true') return
  button.setAttribute('aria-disabled', 'true')
  try {
    await work()
  } finally {
    button.removeAttribute('aria-disabled')
  }
}

/** Shows a failure at the top, with the focus. */
export function showFailure(text: string): void {
  main.querySelector('.failure')?.remove()
  status.textContent = ''
  const box = h('p', { class: 'failure', role: 'alert', tabindex: '-1' }, text)
  main.querySelector('h1')!.after(box)
  box.focus()
}
