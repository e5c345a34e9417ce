/** The element `<plugboard-connect>`: the widget in its place on a page. */
import { open, type Widget, type WidgetEvents, type WidgetOptions } from './open.ts'

/**
 * The element. Its attributes are `base-url`, `kind`, `connector-id`, `kinds` and `want` with commas between, and `locale`. Events are those of the
 * widget, with their values as `detail`. It is as high as its page, and at least as high as it is styled.
 */
export interface ConnectElement extends HTMLElement {
  /** Gets a widget token. The widget is shown once this is set and the element is in the page, and again when it is set again. */
  token: WidgetOptions['token'] | undefined
  /** How the page looks; to be set before `token`. */
  theme: WidgetOptions['theme']
  /** The application's image; to be set before `token`. */
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
 * Makes the browser know `<plugboard-connect>`; does nothing when it does.
 * @param base where the server is, for elements without `base-url`
 */
export function defineElement(base = ''): void {
  if (!customElements.get(NAME)) customElements.define(NAME, elementClass(base))
}

/** Made when it is asked for: outside of browsers there is nothing to extend. */
function elementClass(base: string): new () => ConnectElement {
  return class extends HTMLElement implements ConnectElement {
    // Without a field, which would overwrite what was set before the element was defined.
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
      // What was set before the element was defined hides the accessor.
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
