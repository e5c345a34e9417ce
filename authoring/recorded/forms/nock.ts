/** Reads recordings of nock. */
import { isObject } from 'plugboard/author'
import type { RawRecording } from './raw.ts'

/** Returns the exchanges of a file of nock; undefined for any other document. */
export function readNock(document: unknown): RawRecording[] | undefined {
  if (!Array.isArray(document) || !document.some(isDefinition)) return undefined
  return document.filter(isDefinition).map((one) => ({
    method: one.method ?? 'GET',
    url: `${String(one.scope).replace(/:443$/, '')}${String(one.path)}`,
    requestHeaders: one.reqheaders,
    requestBody: one.body,
    status: one.status,
    headers: one.headers ?? rawPairs(one.rawHeaders),
    body: isHexadecimal(one.response) ? Buffer.from(one.response.join(''), 'hex') : one.response,
  }))
}

function isDefinition(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value) && typeof value.scope === 'string' && typeof value.path === 'string'
}

/** Pairs a list of names and values: name, value, name, value. */
function rawPairs(raw: unknown): unknown {
  if (!Array.isArray(raw)) return raw
  return raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1]]] : []))
}

/** Whether a body is hexadecimal text in pieces, as a compressed one is. */
function isHexadecimal(response: unknown): response is string[] {
  return (
    Array.isArray(response) &&
    response.length > 0 &&
    response.every((piece) => typeof piece === 'string' && /^(?:[0-9a-f]{2})+$/.test(piece))
  )
}
