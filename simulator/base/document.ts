import { isObject } from '../../runtime/base/json.ts'

/** Whether a body is a GraphQL request with this document, word for word. */
export function sendsDocument(body: Uint8Array | string | undefined, document: string): boolean {
  try {
    const sent = JSON.parse(Buffer.from(body ?? '').toString()) as unknown
    return isObject(sent) && sent.query === document
  } catch {
    return false
  }
}
