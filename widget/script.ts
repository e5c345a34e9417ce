/** `<base>/widget/v1.js`: the loader for pages without a bundler, as `plugboard.open` and as the element `<plugboard-connect>`. */
import { open, type Widget, type WidgetEvents, type WidgetOptions } from './index.ts'

declare global {
  interface Window {
    plugboard?: { readonly open: typeof open }
  }
}

const EVENTS = ['ready', 'select', 'connected', 'error', 'closed'] as const satisfies (keyof WidgetEvents)[]

/**
 * Shows the widget in its place. Set `token` to a function first; the attributes are `base-url`, `kind`, `connector-id`, `kinds` with
 * commas between, and `locale`. Events are those of the widget, with their values as `detail`.
 */
class ConnectElement extends HTMLElement {
  #widget: Widget | undefined
  #token: WidgetOptions['token'] | undefined

  get token(): WidgetOptions['token'] | undefined {
    return this.#token
  }

  set token(token: WidgetOptions['token'] | undefined) {
    this.#token = token
    this.#open()
  }

  connectedCallback(): void {
    const early = Object.getOwnPropertyDescriptor(this, 'token')?.value as WidgetOptions['token'] | undefined
    // Set before the element was defined.
    if (early) {
      delete (this as { token?: unknown }).token
      this.#token = early
    }
    this.#open()
  }

  disconnectedCallback(): void {
    this.#widget?.close()
    this.#widget = undefined
  }

  #open(): void {
    if (this.#widget || !this.#token || !this.isConnected) return
    const value = (name: string) => this.getAttribute(name) ?? undefined
    const kinds = value('kinds')?.split(',')
    const options = { kind: value('kind'), connectorId: value('connector-id'), locale: value('locale'), kinds }
    const widget = open({
      baseUrl: value('base-url') ?? BASE,
      token: this.#token,
      container: this,
      ...(JSON.parse(JSON.stringify(options)) as object),
    })
    this.#widget = widget
    for (const name of EVENTS) widget.on(name, (detail) => void this.dispatchEvent(new CustomEvent(name, { detail })))
    widget.result.catch(() => undefined)
  }
}

/** Where this script came from. */
const BASE = (document.currentScript as HTMLScriptElement | null)?.src.replace(/\/widget\/v1\.js.*$/, '') ?? ''

window.plugboard = { open }
if (!customElements.get('plugboard-connect')) customElements.define('plugboard-connect', ConnectElement)
