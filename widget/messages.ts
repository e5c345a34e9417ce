/** The messages between an embedding page and the server's page: the first two by `postMessage`, the others over a port. */

/** The version of the messages. */
export const VERSION = 1

/** The server's page has loaded. Sent only to the origin that may embed it. */
export interface Ready {
  readonly plugboard: 'ready'
  readonly v: typeof VERSION
}

/** The embedding page's first message, with the port. */
export interface Opening {
  readonly plugboard: 'open'
  readonly token: string
  readonly options: FrameOptions
}

/** Options of the server's page in its frame. */
export interface FrameOptions extends PageOptions {
  /** Whether it is in an element of the embedding page. Otherwise it has a button to close it. */
  readonly isInline?: boolean
}

/** Options of the server's page. */
export interface PageOptions {
  /** The kind to connect, such as `stripe`. Without it, the customer chooses. */
  readonly kind?: string
  /** The connector to connect again. */
  readonly connectorId?: string
  /** The operations to ask for: `read`, `write`, or patterns such as `contacts.create` and `deals.*`. Defaults to the scopes of the kind. */
  readonly want?: readonly string[]
  /** The kinds to choose from, among those of the token. Defaults to all. */
  readonly kinds?: readonly string[]
  /** A language tag, such as `de` or `pt-BR`. Defaults to the browser's languages. */
  readonly locale?: string
  readonly theme?: Theme
  /** The application's image, as a data URL of a PNG, WebP, JPEG or SVG. Defaults to that of the token. */
  readonly logo?: string
}

/** The colors, corners and fonts of the page. Values are CSS colors, lengths or lists of font names; others are ignored. */
export interface Theme {
  /** Defaults to `auto`, the preference of the browser. */
  readonly colorScheme?: 'light' | 'dark' | 'auto'
  /** The color of the main button and of the selection. */
  readonly accent?: string
  /** The color of text on the main button. */
  readonly onAccent?: string
  readonly background?: string
  /** The background of fields and lists. */
  readonly surface?: string
  readonly text?: string
  /** The color of help texts. */
  readonly muted?: string
  readonly border?: string
  readonly danger?: string
  readonly success?: string
  /** The color of the focus outline. */
  readonly focus?: string
  readonly radius?: string
  readonly font?: string
}

/** A connected account. */
export interface Connected {
  readonly connectorId: string
  readonly kind: string
  readonly status: string
}

/** The events of an open widget. */
export interface WidgetEvents {
  /** The page is shown. */
  readonly ready: undefined
  /** The customer chose a kind. */
  readonly select: { readonly kind: string }
  /** A connector was created, or connected again. */
  readonly connected: Connected
  /** The customer disconnected an account. */
  readonly disconnected: { readonly connectorId: string; readonly kind: string }
  /** The customer chose the fields that the token offers. */
  readonly fields: { readonly connectorId: string }
  /** Something failed. The page shows it, and the customer may try again. */
  readonly error: { readonly code: string; readonly message: string }
  readonly closed: undefined
}

/** An event of the server's page, under its name as `type`. */
type EventMessage = {
  [Name in Exclude<keyof WidgetEvents, 'ready' | 'closed'>]: { readonly type: Name } & WidgetEvents[Name]
}[Exclude<keyof WidgetEvents, 'ready' | 'closed'>]

/** A message from the server's page. */
export type PageMessage =
  | EventMessage
  | { readonly type: 'shown' }
  /** The token has expired. */
  | { readonly type: 'token' }
  /** The height of the page, in CSS pixels. */
  | { readonly type: 'size'; readonly height: number }
  | { readonly type: 'close' }

/** To the server's page. */
export type LoaderMessage = { readonly type: 'token'; readonly token: string }
