import { type Json, pointer } from '../../../base/json.ts'
import type { Manifest, Values } from '../../model/manifest.ts'
import { levelsOf, type ManifestRule, sendPartsOf, stepsOf, visitValues } from '../rule.ts'
import { eachField } from '../text/fields.ts'

/** Headers that the connection sets itself, or that would let a manifest bypass it. */
const REFUSED: ReadonlySet<string> = new Set([
  'host', 'content-length', 'connection', 'transfer-encoding', 'keep-alive', 'upgrade', 'te', 'trailer', 'expect', 'cookie', 'set-cookie', 'proxy-authorization', 'proxy-connection', 'accept-encoding', 'content-encoding', 'range',
]) // prettier-ignore

/** One header that a manifest sets. */
interface Header {
  readonly name: string
  readonly at: string
  readonly value?: Json
  /** Whether a value names the header, so that the caret is under the value. */
  readonly isNamedByValue?: boolean
  readonly isCredential?: boolean
}

/** Requires header names that HTTP allows and the connection does not set, without line breaks. Only auth sets `Authorization`. */
export const headerNames: ManifestRule = {
  name: 'header-names',
  check({ manifest, report }) {
    for (const header of headersOf(manifest)) {
      const problem = problemOf(header)
      const on = header.isNamedByValue ? 'value' : 'key'
      if (problem) report({ rule: 'header-names', pointer: header.at, on, message: problem })
      visitValues(header.value ?? null, (value, at) => {
        if (typeof value !== 'string' || !/[\r\n\0]/.test(value)) return
        const message = `Header "${header.name}" contains a line break, which would start another header`
        report({ rule: 'header-names', pointer: header.at + at, message })
      })
    }
  },
}

function problemOf({ name, isCredential = false }: Header): string | undefined {
  if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/.test(name)) return `Cannot use ${JSON.stringify(name)} as a header name`
  const plain = name.toLowerCase()
  if (plain === 'authorization' && !isCredential) return 'Header "Authorization" can be set only under auth.*.send'
  return REFUSED.has(plain) ? `Header "${name}" cannot be set; the connection sets it` : undefined
}

function headersOf(manifest: Manifest): Header[] {
  const headers: Header[] = []
  const add = (values: Values | undefined, at: string, isCredential = false) => {
    for (const [name, value] of Object.entries(values ?? {}))
      headers.push({ name, value, at: pointer(at, name), isCredential })
  }
  for (const { at, step } of stepsOf(manifest)) add(step.headers, pointer(at, 'headers'))
  for (const { at, source } of levelsOf(manifest)) {
    add(source.headers, pointer(at, 'headers'))
    const key = source.retry?.idempotency
    if (key !== undefined) headers.push({ name: key, at: pointer(at, 'retry', 'idempotency'), isNamedByValue: true })
  }
  for (const { at, part } of sendPartsOf(manifest)) add(part.headers, pointer(at, 'headers'), true)
  for (const [name, { token_headers: token }] of Object.entries(manifest.auth))
    add(token, pointer('/auth', name, 'token_headers'), true)
  eachField(manifest, (field, at) => {
    if (field.in !== 'header') return
    const key = at.slice(at.lastIndexOf('/') + 1)
    headers.push(
      field.as === undefined ? { name: key, at } : { name: field.as, at: pointer(at, 'as'), isNamedByValue: true },
    )
  })
  return headers
}
