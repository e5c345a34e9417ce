/** What is on the page: one screen at a time, with a heading that gets the focus, and a line that screen readers read out. */
import { ApiError } from '../api.ts'
import { h } from './dom.ts'
import { t } from './text.ts'

const main = document.querySelector('main')!
const status = document.querySelector('[role=status]')!

/** Shows a screen; what was there before is gone. */
export function show(title: string, ...children: readonly (Node | string | undefined | false)[]): void {
  const heading = h('h1', { tabindex: '-1' }, title)
  main.replaceChildren(heading, ...children.filter((child): child is Node | string => Boolean(child)))
  main.removeAttribute('aria-busy')
  document.title = title
  status.textContent = ''
  heading.focus()
}

/** Says that the next screen is on its way, until it is shown. */
export function wait(): void {
  main.setAttribute('aria-busy', 'true')
}

/** Has screen readers say a text, without moving the focus. */
export function announce(text: string): void {
  status.textContent = text
}

/** Puts what failed above everything else, and moves the focus there. */
export function showFailure(text: string): void {
  main.querySelector('.failure')?.remove()
  status.textContent = ''
  const box = h('p', { class: 'failure', role: 'alert', tabindex: '-1' }, text)
  main.querySelector('h1')!.after(box)
  box.focus()
}

/** What went wrong, in words for the customer; `kind` is the display name of the third party. */
export function failureText(error: unknown, kind: string): string {
  const { code, requestId } = error instanceof ApiError ? error : { code: '', requestId: '' }
  if (code === 'session_expired' || code === 'invalid_token' || code === 'token_expired') return t('sessionExpired')
  if (code === 'access_denied') return t('denied', { kind })
  if (code === 'credentials_rejected' || code === 'credentials_mismatch') return t('rejected', { kind })
  if (code === 'permission_missing' || code === 'upstream_plan_required') return t('permissionMissing', { kind })
  if (code === 'unreachable' || code === 'draining' || code === 'overloaded') return t('offline')
  if (code === 'rate_limited' || code === 'upstream_rate_limited') return t('tooMany')
  if (code.startsWith('upstream_')) return t('unreachable', { kind })
  return t('failed', { code: [code, requestId].filter(Boolean).join(', ') })
}
