/** Bodies of requests: strict JSON, refused before anything recursive sees it. Small bodies cost microseconds. */
import { isUtf8 } from 'node:buffer'
import { ConnectorError } from 'plugboard/runtime'
import { duplicateKey, isObject, measureJson, quoted } from 'plugboard/kit'
import { ServerError } from '../errors/index.ts'

/** How deeply a body may nest; the body itself is the first level. */
export const MAX_BODY_DEPTH = 32
/** How many keys all objects of a body may have together. */
export const MAX_KEYS = 10_000

/**
 * The value of a body. Numbers are read as `JSON.parse` reads them.
 * @throws ConnectorError `invalid_json` for what is not JSON in UTF-8, nests too deeply, has too many keys, or names a
 * prototype; `duplicate_key` with the pointer of a key that an object has twice
 */
export function parseJson(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw refused('it is not UTF-8')
  const { depth, keys } = measureJson(bytes, { depth: MAX_BODY_DEPTH, keys: MAX_KEYS })
  if (depth > MAX_BODY_DEPTH) throw refused(`it nests deeper than ${MAX_BODY_DEPTH} levels`)
  if (keys > MAX_KEYS) throw refused(`it has more than ${MAX_KEYS} keys`)
  const text = bytes.toString('utf8')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refused('it is not JSON', 'Send one JSON object in UTF-8, without a byte order mark.')
  }
  if (countKeys(value) !== keys) throw duplicateAt(duplicateKey(text) ?? '')
  if (/\\u[dD][89a-fA-F]/.test(text)) checkText(value)
  return value
}

/** The keys that parsing kept: fewer than were written when an object has one twice. */
function countKeys(value: unknown): number {
  let count = 0
  if (Array.isArray(value)) {
    for (const entry of value) if (typeof entry === 'object' && entry !== null) count += countKeys(entry)
  } else if (isObject(value)) {
    for (const key of Object.keys(value)) {
      const entry = value[key]
      if (key === '__proto__' || (key === 'constructor' && isObject(entry) && Object.hasOwn(entry, 'prototype')))
        throw refused(`the key ${quoted(key)} is not allowed`)
      count += typeof entry === 'object' && entry !== null ? countKeys(entry) + 1 : 1
    }
  }
  return count
}

/** Refuses halves of characters, which escapes can write. */
function checkText(value: unknown): void {
  if (typeof value === 'string' && /\p{Surrogate}/u.test(value)) throw refused('a text holds half a character')
  if (Array.isArray(value)) value.forEach(checkText)
  else if (isObject(value)) Object.entries(value).flat().forEach(checkText)
}

function duplicateAt(path: string): ConnectorError {
  return new ServerError('duplicate_key', `Cannot read the body: it has the key ${quoted(path)} twice`, {
    errors: [{ field: path, message: 'is there twice', error_code: 'duplicate_key' }],
  })
}

function refused(state: string, hint?: string): ConnectorError {
  return new ServerError('invalid_json', `Cannot read the body: ${state}`, hint === undefined ? {} : { hint })
}
