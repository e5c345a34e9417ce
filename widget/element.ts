/** The element `<plugboard-connect>`: the widget as a part of a page. */
import type { WidgetEvents } from './messages.ts'
import { open, type Widget, type WidgetOptions } from './open.ts'

/**
 * The element. Its attributes are `base-url`, `kind`, `connector-id`, `locale`, and the comma-separated `kinds` and `want`. It dispatches
 * the widget's events with their values as `detail`. It is as high as its page, and at least as high as its style.
 */
export interface ConnectElement extends HTMLElement {
  /** Gets a widget token. The widget opens when the property is set and the element is in the page, and again each time you set it. */
  token: WidgetOptions['token'] | undefined
  /** The colors, corners and fonts of the page. Set it before `token`. */
  theme: WidgetOptions['theme']
  /** The application's image. Set it before `token`. */
  logo: WidgetOptions['logo']
}

declare global {
  interface HTMLElementTagNameMap {
    'plugboard-connect': ConnectElement
  }
}

const NAME = 'plugboard-connect'
const EVENTS = [
  'ready',
  'select',
  'connected',
  'disconnected',
  'fields',
  'error',
  'closed',
] as const satisfies (keyof WidgetEvents)[]

/**
 * Defines `<plugboard-connect>`, once.
 * @param base the URL of the server, for elements without `base-url`
 * @example defineElement('https://plugboard.example.com')
 */
export function defineElement(base = ''): void {
  if (!customElements.get(NAME)) customElements.define(NAME, elementClass(base))
}

/** The class of the element. Outside of browsers there is none to extend. */
function elementClass(base: string): new () => ConnectElement {
  return class extends HTMLElement implements ConnectElement {
    // A field would overwrite a value that was set before the definition.
    declare theme: WidgetOptions['theme']
    declare logo: WidgetOptions['logo']
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
      // A value that was set before the definition hides the accessor.
      const early = Object.getOwnPropertyDescriptor(this, 'token')?.value as WidgetOptions['token'] | undefined
      if (early) {
        delete (this as { token?: unknown }).token
        this.#token = early
      }
      // An inline element has no width of its own.
      if (getComputedStyle(this).display === 'inline') this.style.display = 'block'
      this.#open()
    }

    disconnectedCallback(): void {
      this.#widget?.close()
    }

    #open(): void {
      if (this.#widget || !this.#token || !this.isConnected) return
      const value = (name: string) => this.getAttribute(name) ?? undefined
      const listed = (name: string) =>
        value(name)
          ?.split(',')
          .map((one) => one.trim())
      const options = {
        kind: value('kind'),
        connectorId: value('connector-id'),
        locale: value('locale'),
        theme: this.theme,
        logo: this.logo,
        want: listed('want'),
        kinds: listed('kinds'),
      }
      const widget = open({
        baseUrl: value('base-url') ?? base,
        token: this.#token,
        container: this,
        ...(JSON.parse(JSON.stringify(options)) as object),
      })
      this.#widget = widget
      const say = (name: string, detail: unknown) => this.dispatchEvent(new CustomEvent(name, { detail }))
      for (const name of EVENTS)
        widget.on(name, (detail) => {
          if (name === 'closed') this.#widget = undefined
          say(name, detail)
        })
      widget.result.catch((error: unknown) => say('error', { code: 'not_opened', message: String(error) }))
    }
  }
}
