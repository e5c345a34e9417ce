/** The messages between an embedding page and the server's page. The first two go by `postMessage`, the others over a port of their own. */

/** The version of these messages. */
export const VERSION = 1

/** The server's page has loaded; sent to the origin that may embed it, and to no other. */
export interface Ready {
  readonly plugboard: 'ready'
  readonly v: typeof VERSION
}

/** The embedding page's first message, which brings the port. */
export interface Opening {
  readonly plugboard: 'open'
  readonly token: string
  readonly options: FrameOptions
}

/** What the page is to show, and where. */
export interface FrameOptions extends PageOptions {
  /** Whether it is in an element of the embedding page, which closes it. */
  readonly isInline?: boolean
}

/** What the page is to show. */
export interface PageOptions {
  /** The kind to connect, such as `stripe`; it is chosen on the page when left out. */
  readonly kind?: string
  /** The connector to connect again. */
  readonly connectorId?: string
  /** What the consent is to allow: `read`, `write`, or operations such as `contacts.create` and `deals.*`; the scopes of the kind by default. */
  readonly want?: readonly string[]
  /** The kinds to choose from, of those that the token allows; all by default. */
  readonly kinds?: readonly string[]
  /** A language tag, such as `de` or `pt-BR`; the browser's by default. */
  readonly locale?: string
  readonly theme?: Theme
  /** The application's image, as a data URL of a PNG, WebP, JPEG or SVG; the one that the token names by default. */
  readonly logo?: string
}

/** How the page looks. Values are CSS colours, lengths or lists of font names; others are left out. */
export interface Theme {
  /** Light, dark, or as the browser prefers, which is the default. */
  readonly colorScheme?: 'light' | 'dark' | 'auto'
  /** Of the main button, and of what is chosen. */
  readonly accent?: string
  /** Of the text on the main button. */
  readonly onAccent?: string
  readonly background?: string
  /** Of fields and lists. */
  readonly surface?: string
  readonly text?: string
  /** Of help texts. */
  readonly muted?: string
  readonly border?: string
  readonly danger?: string
  readonly success?: string
  /** Of the focused element's outline. */
  readonly focus?: string
  readonly radius?: string
  readonly font?: string
}

/** What was connected. */
export interface Connected {
  readonly connectorId: string
  readonly kind: string
  readonly status: string
}

/** From the server's page. */
export type PageMessage =
  | { readonly type: 'shown' }
  /** The token has expired. */
  | { readonly type: 'token' }
  | { readonly type: 'select'; readonly kind: string }
  | ({ readonly type: 'connected' } & Connected)
  /** The customer disconnected an account. */
  | { readonly type: 'disconnected'; readonly connectorId: string; readonly kind: string }
  /** The customer chose fields. */
  | { readonly type: 'fields'; readonly connectorId: string }
  | { readonly type: 'error'; readonly code: string; readonly message: string }
  /** How high the page is now, in CSS pixels. */
  | { readonly type: 'size'; readonly height: number }
  | { readonly type: 'close' }

/** To the server's page. */
export type LoaderMessage = { readonly type: 'token'; readonly token: string }
