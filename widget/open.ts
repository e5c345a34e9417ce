/** The connect widget on a page: the server's page in a frame. */
import { makeCover } from './cover.ts'
import type {
  Connected,
  FrameOptions,
  LoaderMessage,
  Opening,
  PageMessage,
  PageOptions,
  WidgetEvents,
} from './messages.ts'

/** Options of a widget. */
export interface WidgetOptions extends PageOptions {
  /** The URL of the server: `https://plugboard.example.com`. */
  readonly baseUrl: string
  /** Gets a widget token from the application's backend. Called again when the token has expired. */
  readonly token: () => Promise<string> | string
  /**
   * The element for the frame. The frame is as wide as it, as high as its page, and at least as high as the element. Without it, a modal
   * dialog opens.
   */
  readonly container?: HTMLElement
}

/** The result of a widget. */
export type WidgetResult = Connected | { readonly cancelled: true }

/** An open widget. */
export interface Widget {
  /** Resolves when the widget closes. Rejects without a token with which this page may embed the server's. */
  readonly result: Promise<WidgetResult>
  /** Calls a function with each event. @returns a function that removes the listener */
  on<Name extends keyof WidgetEvents>(name: Name, listener: (detail: WidgetEvents[Name]) => void): () => void
  close(): void
}

/** The time without a message after which a loaded frame counts as refused, in milliseconds. */
const SILENCE_MS = 10_000

/**
 * Opens the widget: immediately with a cover, then with the server's page. You can call it without a click. There is one dialog, and one
 * widget in each container: while it is open, you get the same one.
 * @example const { result } = open({ baseUrl, token: async () => token })
 * @throws TypeError if `baseUrl` is not a URL, or `token` not a function
 */
export function open(options: WidgetOptions): Widget {
  const { baseUrl, token } = options
  if (!URL.canParse(baseUrl)) throw new TypeError(`Cannot open the widget: baseUrl is not a URL: ${baseUrl}`)
  if (typeof token !== 'function') throw new TypeError('Cannot open the widget: token is not a function')
  const there = opened.get(options.container)
  if (there) return there
  const widget = new OpenWidget(options)
  opened.set(options.container, widget)
  return widget
}

/** The open widgets by container; undefined for the dialog. */
const opened = new Map<HTMLElement | undefined, Widget>()

class OpenWidget implements Widget {
  readonly result: Promise<WidgetResult>
  readonly #options: WidgetOptions
  readonly #frame = document.createElement('iframe')
  readonly #dialog: HTMLDialogElement | undefined
  readonly #cover: HTMLElement
  /** The element that had the focus before. */
  readonly #before = document.activeElement
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
    const { container } = options
    const close = () => this.close()
    const { element, title } = makeCover(options, container ? undefined : close)
    this.#cover = element
    this.#dialog = container ? undefined : modal(title, close)
    this.#frame.title = title
    // In a container, the frame has no height until its page is shown.
    const height = container ? '0' : '100%'
    Object.assign(this.#frame.style, { border: '0', width: '100%', height, display: 'block' })
    ;(container ?? this.#dialog!).append(element)
    this.#dialog?.showModal()
    addEventListener('message', this.#receive)
    this.#load().catch(this.#end)
  }

  on<Name extends keyof WidgetEvents>(name: Name, listener: (detail: WidgetEvents[Name]) => void): () => void {
    const listeners = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, listeners.add(listener))
    return () => listeners.delete(listener)
  }

  close(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    removeEventListener('message', this.#receive)
    this.#port?.close()
    opened.delete(this.#options.container)
    const hadFocus = this.#dialog !== undefined || document.activeElement === this.#frame
    this.#dialog?.close()
    for (const element of [this.#cover, this.#frame, this.#dialog]) element?.remove()
    if (hadFocus && this.#before instanceof HTMLElement) this.#before.focus()
    this.#settle(this.#connected ?? { cancelled: true })
    this.#emit('closed', undefined)
  }

  /** Loads the page after the token: the server allows the origins of its tokens to embed it. */
  async #load(): Promise<void> {
    const { baseUrl, container } = this.#options
    await this.#renew()
    if (this.#isClosed) return
    this.#frame.addEventListener('load', () => setTimeout(() => this.#refuseSilence(), SILENCE_MS))
    this.#frame.src = `${baseUrl.replace(/\/$/, '')}/widget?origin=${encodeURIComponent(location.origin)}`
    ;(container ?? this.#dialog!).append(this.#frame)
  }

  #token = ''

  /** Gets a token. @throws TypeError without one, and any error of the application's function */
  async #renew(): Promise<void> {
    const token: unknown = await this.#options.token()
    if (typeof token !== 'string' || token === '') throw new TypeError('Cannot open the widget: token returned no text')
    this.#token = token
  }

  /** Ends the widget if the page sent no message: browsers do not report that the server refused it to this origin. */
  #refuseSilence(): void {
    if (!this.#port && !this.#isClosed)
      this.#end(
        new Error(
          `Cannot open the widget: the server does not answer ${location.origin}. Use a valid token with this allowed_origin`,
        ),
      )
  }

  readonly #end = (error: unknown): void => {
    this.#fail(error)
    this.close()
  }

  /** Receives messages of the frame only from the server's origin, and passes it a port. */
  readonly #receive = ({ source, origin, data }: MessageEvent): void => {
    const server = new URL(this.#options.baseUrl).origin
    if (source !== this.#frame.contentWindow || origin !== server) return
    if ((data as { plugboard?: unknown } | null)?.plugboard !== 'ready') return
    const { container, ...options } = this.#options
    const channel = new MessageChannel()
    this.#port?.close()
    this.#port = channel.port1
    channel.port1.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => this.#answer(data))
    channel.port1.start()
    const opening: Opening = {
      plugboard: 'open',
      token: this.#token,
      // Only the options that can be sent.
      options: JSON.parse(JSON.stringify({ ...options, isInline: container !== undefined })) as FrameOptions,
    }
    this.#frame.contentWindow!.postMessage(opening, server, [channel.port2])
  }

  /** Replaces the cover by the page. In a dialog, the page has the focus. */
  #uncover(): void {
    this.#cover.remove()
    this.#fit()
    if (this.#dialog) this.#frame.focus()
  }

  /** The height of the page, in CSS pixels. */
  #height: number | undefined

  /** Sets the height to that of the page; in a container, at least to the container's. */
  #fit(): void {
    const height = this.#height
    if (this.#cover.isConnected) return
    if (this.#dialog) this.#dialog.style.height = dialogHeight(height)
    else Object.assign(this.#frame.style, { minHeight: '100%', height: `${height}px` })
  }

  #answer(message: PageMessage): void {
    const { type, ...detail } = message
    if (type === 'close') return this.close()
    if (type === 'shown') {
      this.#uncover()
      return this.#emit('ready', undefined)
    }
    if (type === 'token') {
      this.#renew()
        .then(() => this.#port?.postMessage({ type: 'token', token: this.#token } satisfies LoaderMessage))
        .catch(this.#end)
      return
    }
    if (message.type === 'size') {
      this.#height = message.height
      return this.#fit()
    }
    if (message.type === 'connected') this.#connected = detail as Connected
    this.#emit(type, detail)
  }

  #emit(name: string, detail: unknown): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(detail as never)
  }
}

/**
 * The height of the page, with margins; what is higher scrolls inside. The factors are switches: a dialog in a window of less than 500 px
 * has no margins, and fills a narrow one.
 */
function dialogHeight(height = 480): string {
  return `min(100dvh - clamp(0px,min(100vw,100dvh)*8 - 4e3px,12dvh),max(${height}px,(480px - 100vw)*1e4))`
}

/** A dialog for the frame. On a phone, it fills the screen. */
function modal(title: string, onCancel: () => void): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', title)
  Object.assign(dialog.style, {
    width: 'min(100vw, 480px)',
    height: dialogHeight(),
    maxWidth: 'none',
    maxHeight: 'none',
    padding: '0',
    border: '0',
    borderRadius: 'clamp(0px,100vw - 480px,16px)',
    // Dims the page: a backdrop needs a style sheet.
    boxShadow: '0 0 0 200vmax #0009',
    overflow: 'hidden',
  })
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    onCancel()
  })
  document.body.append(dialog)
  return dialog
}
