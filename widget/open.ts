/** The connect widget on a page: shows the server's page in a frame, and says what came of it. */
import type { Connected, LoaderMessage, Opening, PageMessage, PageOptions } from './messages.ts'

/** What a widget is opened with. */
export interface WidgetOptions extends PageOptions {
  /** Where the server is: `https://plugboard.example.com`. */
  readonly baseUrl: string
  /** Gets a widget token from the application's backend; called again when one has expired. */
  readonly token: () => Promise<string> | string
  /**
   * Where the frame is put: as wide as this element, and as high as its page, at least as high as this element. Without it, a modal
   * dialog is shown.
   */
  readonly container?: HTMLElement
}

/** How a widget ended. */
export type WidgetResult = Connected | { readonly cancelled: true }

/** What a widget says while it is open, by event. */
export interface WidgetEvents {
  /** The page is shown. */
  readonly ready: undefined
  /** A kind was chosen. */
  readonly select: { readonly kind: string }
  /** A connector was made, or connected again. */
  readonly connected: Connected
  /** Something failed; the page shows it, and the customer may try again. */
  readonly error: { readonly code: string; readonly message: string }
  readonly closed: undefined
}

/** An open widget. */
export interface Widget {
  /** Resolves when the widget is closed; rejects when there is no token, or none with which this page may embed the server's. */
  readonly result: Promise<WidgetResult>
  /** Calls a function with each event. @returns a function that ends it */
  on<Name extends keyof WidgetEvents>(name: Name, listener: (detail: WidgetEvents[Name]) => void): () => void
  close(): void
}

/** The name of the frame, for screen readers. */
const TITLE = 'Connect'

/** How long a loaded frame may keep silent before it is taken for one that the server refused, in milliseconds. */
const SILENCE_MS = 10_000

/**
 * Opens the widget. Call it from a click, or whenever: no window is opened before the customer asks for one.
 * @throws TypeError when `baseUrl` is not a URL, or `token` not a function
 */
export function open(options: WidgetOptions): Widget {
  const { baseUrl, token } = options
  if (!URL.canParse(baseUrl)) throw new TypeError(`Cannot open the widget: baseUrl is not a URL: ${baseUrl}`)
  if (typeof token !== 'function') throw new TypeError('Cannot open the widget: token is not a function')
  return new OpenWidget(options)
}

class OpenWidget implements Widget {
  readonly result: Promise<WidgetResult>
  readonly #options: WidgetOptions
  readonly #frame = document.createElement('iframe')
  readonly #dialog: HTMLDialogElement | undefined
  readonly #listeners = new Map<string, Set<(detail: never) => void>>()
  #settle!: (result: WidgetResult) => void
  #fail!: (error: unknown) => void
  #port: MessagePort | undefined
  #connected: Connected | undefined
  #isClosed = false

  constructor(options: WidgetOptions) {
    this.#options = options
    this.result = new Promise((resolve, reject) => {
      this.#settle = resolve
      this.#fail = reject
    })
    this.#dialog = options.container ? undefined : modal(() => this.close())
    this.#frame.title = TITLE
    Object.assign(this.#frame.style, {
      border: '0',
      width: '100%',
      height: '100%',
      minHeight: '100%',
      display: 'block',
    })
    addEventListener('message', this.#receive)
    void this.#show()
  }

  on<Name extends keyof WidgetEvents>(name: Name, listener: (detail: WidgetEvents[Name]) => void): () => void {
    const listeners = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, listeners.add(listener))
    return () => void listeners.delete(listener)
  }

  close(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    removeEventListener('message', this.#receive)
    this.#port?.close()
    this.#frame.remove()
    this.#dialog?.remove()
    this.#settle(this.#connected ?? { cancelled: true })
    this.#emit('closed', undefined)
  }

  /** The server lets those origins embed its page for which there is a token: it comes first. */
  async #show(): Promise<void> {
    try {
      const { baseUrl, container } = this.#options
      await this.#renew()
      if (this.#isClosed) return
      this.#frame.addEventListener('load', () => setTimeout(() => this.#refuseSilence(), SILENCE_MS))
      this.#frame.src = `${baseUrl.replace(/\/$/, '')}/widget?origin=${encodeURIComponent(location.origin)}`
      ;(container ?? this.#dialog!).append(this.#frame)
      this.#dialog?.showModal()
    } catch (error) {
      this.#end(error)
    }
  }

  #token = ''

  /** Gets a token. @throws TypeError when there is none; whatever the application's function throws */
  async #renew(): Promise<void> {
    const token: unknown = await this.#options.token()
    if (typeof token !== 'string' || token === '') throw new TypeError('Cannot open the widget: token gave no text')
    this.#token = token
  }

  /** A page that the server refuses to this origin says nothing, and browsers do not say that it was refused. */
  #refuseSilence(): void {
    if (!this.#port && !this.#isClosed)
      this.#end(
        new Error(
          `Cannot open the widget: the server does not answer ${location.origin}. Its token has to be valid and have this allowed_origin`,
        ),
      )
  }

  #end(error: unknown): void {
    this.#fail(error)
    this.close()
  }

  /** Takes messages of the frame from the server's origin alone, and hands it a port that nobody else holds. */
  readonly #receive = ({ source, origin, data }: MessageEvent): void => {
    const server = new URL(this.#options.baseUrl).origin
    if (source !== this.#frame.contentWindow || origin !== server) return
    if ((data as { plugboard?: unknown } | null)?.plugboard !== 'ready') return
    const { kind, connectorId, kinds, locale, theme } = this.#options
    const channel = new MessageChannel()
    this.#port?.close()
    this.#port = channel.port1
    channel.port1.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => void this.#answer(data))
    channel.port1.start()
    const opening: Opening = {
      plugboard: 'open',
      token: this.#token,
      options: JSON.parse(JSON.stringify({ kind, connectorId, kinds, locale, theme })) as PageOptions,
    }
    this.#frame.contentWindow!.postMessage(opening, server, [channel.port2])
  }

  async #answer(message: PageMessage): Promise<void> {
    const { type, ...detail } = message
    if (type === 'close') return this.close()
    if (type === 'shown') return this.#emit('ready', undefined)
    if (type === 'token') {
      try {
        await this.#renew()
        this.#port?.postMessage({ type: 'token', token: this.#token } satisfies LoaderMessage)
      } catch (error) {
        this.#end(error)
      }
      return
    }
    if (message.type === 'size') {
      if (!this.#dialog) this.#frame.style.height = `${message.height}px`
      return
    }
    if (message.type === 'connected') this.#connected = detail as Connected
    this.#emit(type, detail)
  }

  #emit(name: string, detail: unknown): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(detail as never)
  }
}

/** A dialog for the frame: as large as the page needs, the whole screen of a phone. */
function modal(onCancel: () => void): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', TITLE)
  Object.assign(dialog.style, {
    width: 'min(100vw, 480px)',
    // Above 480 px at most 720 px high with round corners; the factor makes the difference a switch.
    height: 'min(100dvh, max(720px, (481px - 100vw) * 9999))',
    maxWidth: '100vw',
    maxHeight: '100dvh',
    padding: '0',
    border: '0',
    borderRadius: 'clamp(0px, (100vw - 480px) * 9999, 12px)',
    overflow: 'hidden',
  })
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    onCancel()
  })
  document.body.append(dialog)
  return dialog
}
