/**
 * The code that confirms a flow. The window of the consent passes it to the page that opened it. Where a third party separates the two, the
 * customer types it.
 */
import { h } from '../ui/dom.ts'
import { announce, show } from '../ui/screen.ts'
import { t } from '../ui/text.ts'

interface CodeMessage {
  readonly plugboard: 'code' | 'received'
  readonly code?: string
}

/** The time that the window waits for its opener, in milliseconds. */
const WAIT_MS = 1500

/** The last page of the window: passes the code on and closes, or shows the code. */
export async function endWindow(): Promise<void> {
  const code = location.hash.slice(1)
  history.replaceState(null, '', location.pathname)
  if (code !== '' && !(await isReceived(code))) {
    const text = `${code.slice(0, 4)}-${code.slice(4)}`
    return show(t('codeTitle'), h('p', { class: 'code', dir: 'ltr' }, text), h('p', {}, t('codeWarning')))
  }
  show(t('closeTitle'), h('p', {}, t('closeHelp')))
  window.close()
}

/** Whether the opener, a page of this server, received the code. Other origins do not get it. */
function isReceived(code: string): Promise<boolean> {
  const { opener } = window as { opener: Window | null }
  if (!opener) return Promise.resolve(false)
  return new Promise((resolve) => {
    addEventListener('message', ({ source, origin, data }: MessageEvent<CodeMessage>) => {
      if (source === opener && origin === location.origin && data?.plugboard === 'received') resolve(true)
    })
    setTimeout(() => resolve(false), WAIT_MS)
    opener.postMessage({ plugboard: 'code', code } satisfies CodeMessage, location.origin)
  })
}

/** Calls a function with the codes from windows of this server. @returns a function that removes the listener */
export function onCode(take: (code: string) => void): () => void {
  const receive = ({ source, origin, data }: MessageEvent<CodeMessage>) => {
    if (origin !== location.origin || data?.plugboard !== 'code' || typeof data.code !== 'string') return
    source?.postMessage({ plugboard: 'received' } satisfies CodeMessage, { targetOrigin: origin })
    take(data.code)
  }
  addEventListener('message', receive)
  return () => removeEventListener('message', receive)
}

/** The form for a typed code, hidden at first. */
export class CodeForm {
  readonly #input = h('input', {
    id: 'code',
    type: 'text',
    autocomplete: 'one-time-code',
    autocapitalize: 'characters',
    spellcheck: 'false',
    dir: 'ltr',
    maxlength: '20',
    'aria-describedby': 'code-help code-fault',
  })
  readonly #fault = h('p', { class: 'fault', id: 'code-fault' })
  readonly element: HTMLFormElement

  constructor(take: (code: string) => void) {
    this.element = h(
      'form',
      {
        hidden: true,
        novalidate: true,
        submit: (event) => {
          event.preventDefault()
          this.#mark('')
          if (this.#input.value.trim() === '') this.refuse(t('missing'))
          else take(this.#input.value)
        },
      },
      h(
        'div',
        { class: 'field' },
        h('label', { for: 'code' }, t('codeLabel')),
        this.#input,
        h('p', { class: 'help', id: 'code-help' }, t('codeHelp')),
        this.#fault,
      ),
      h('button', { class: 'primary' }, t('goOn')),
    )
  }

  /** Asks for the code. */
  reveal(): void {
    if (!this.element.hidden) return
    this.element.hidden = false
    announce(t('codeHelp'))
  }

  /** Shows a fault of the typed code. */
  refuse(text: string): void {
    this.reveal()
    this.#mark(text)
    this.#input.focus()
  }

  #mark(fault: string): void {
    this.#input.setAttribute('aria-invalid', String(fault !== ''))
    this.#fault.textContent = fault
  }
}
