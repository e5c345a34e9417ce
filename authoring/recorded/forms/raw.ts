/** The parts of a recording before they are checked. */
export interface RawRecording {
  readonly method: unknown
  /** A URL, or a path where the form has no host. */
  readonly url: unknown
  readonly query?: unknown
  readonly requestHeaders?: unknown
  readonly requestBody?: unknown
  readonly status: unknown
  readonly headers?: unknown
  readonly body?: unknown
}
