/** The recipients of a MIME message. A message that two readers could understand differently is refused. @see RFC 5322 section 3.6.3 */

const RECIPIENTS = /^(?:resent-)?(?:to|cc|bcc)$/i
const HEADER = /^([!-9;-~]+):([^\p{Cc}\u2028\u2029]*)$/u
const FOLDED = /^ [^\p{C}\p{Z}][^\p{Cc}\u2028\u2029]*$/u
/** A plain address, or one in angle brackets after a name. */
const ADDRESS =
  /^(?:(?:"[^"\\<>@]*" *|[\p{L}\p{N}_ .'-]*)<([\w.!#$&'*+/=^`{|}~-]+@[\w.-]+)>|([\w.!#$&'*+/=^`{|}~-]+@[\w.-]+))$/u

/** Whether a message has recipients, and each address has a suffix. */
export function isAddressedTo(mime: string, suffix: string): boolean {
  const values = recipientsIn(mime)
  if (!values || values.length === 0) return false
  const pieces = values.flatMap((value) => value.split(','))
  return pieces.every((piece) => {
    const [, inAngles, alone] = ADDRESS.exec(piece.trim()) ?? []
    const address = inAngles ?? alone ?? ''
    return address.length > suffix.length && address.toLowerCase().endsWith(suffix.toLowerCase())
  })
}

/** Values of the headers of recipients. Undefined for headers that are not plain. */
function recipientsIn(mime: string): string[] | undefined {
  const [, head] = /^([^]*?)(?:\r?\n\r?\n|$)/.exec(mime) ?? []
  const headers: { readonly name: string; value: string }[] = []
  for (const line of (head ?? '').split(/\r?\n/)) {
    const last = headers.at(-1)
    const text = line.replaceAll('\t', ' ')
    const [, name, value] = HEADER.exec(text) ?? []
    if (last && FOLDED.test(text)) last.value += text
    else if (name !== undefined && value !== undefined) headers.push({ name, value })
    else return undefined
  }
  return headers.flatMap(({ name, value }) => (RECIPIENTS.test(name) ? [value] : []))
}
