/**
 * Keeps a U+FEFF at the beginning of a value. By default, a `TextDecoder` drops it
 * (https://encoding.spec.whatwg.org/#dom-textdecoder-decode), and the database's client decodes value by value.
 */
class WholeTextDecoder extends TextDecoder {
  constructor(label?: string, options?: TextDecoderOptions) {
    super(label, { ...options, ignoreBOM: true })
  }
}

/** Replaces the decoder of this thread. Call it before you open the database. */
export function decodeTextWhole(): void {
  globalThis.TextDecoder = WholeTextDecoder
}
