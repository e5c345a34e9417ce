/**
 * Has every text that the embedded database sends be decoded whole. A `TextDecoder` drops a U+FEFF at the beginning unless it is told to
 * keep it (https://encoding.spec.whatwg.org/#dom-textdecoder-decode), and the database's client decodes value by value, so that names
 * and keys which begin with one came back without it. The thread is the database's own: nothing else decodes in it.
 */
class WholeTextDecoder extends TextDecoder {
  constructor(label?: string, options?: TextDecoderOptions) {
    super(label, { ...options, ignoreBOM: true })
  }
}

/** To be called before the database is opened. */
export function decodeTextWhole(): void {
  globalThis.TextDecoder = WholeTextDecoder
}
