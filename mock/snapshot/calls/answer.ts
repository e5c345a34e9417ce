/** Shows responses and results in a snapshot, with records by their names. */
import {
  isObject,
  referredName,
  type Json,
  type JsonObject,
  type JsonSchema,
  type ResolvedOperation,
} from 'plugboard/author'
import { defined, recordKey, type RecordKey } from 'plugboard/internal'
import { ConnectorError, type ExecuteResult, type HttpResponse, type Params, UpstreamError } from 'plugboard/runtime'
import { sortedJson } from '../../fixture/compare-result.ts'
import { unshaped, vendorRecord } from 'plugboard/simulator'
import { withoutEmpty } from '../base/shown.ts'

/** Shows the outcome of a call: the keys of records, metadata and `next`, the file of a download, or the code of a refusal. */
export function shownOutcome(outcome: ExecuteResult | ConnectorError, key: RecordKey, params: Params = {}): JsonObject {
  if (outcome instanceof ConnectorError) return shownError(outcome)
  const { records, meta, next, file } = outcome
  if (file) return { file: defined({ name: file.name, type: file.type, size: file.size }) }
  return { ...shownRecords(records, key, params), ...withoutEmpty({ meta, next: next ?? undefined }) }
}

function shownRecords(records: ExecuteResult['records'], key: RecordKey, params: Params): JsonObject {
  if (records === null) return { records: null }
  const keys = [records].flat().flatMap((record) => recordKey(key, record, params) ?? [])
  const count = [records].flat().length
  return keys.length > 0 && keys.length === count ? { keys } : { records: count }
}

function shownError(error: ConnectorError): JsonObject {
  if (!(error instanceof UpstreamError)) return { error: error.code, says: error.message }
  const { status, message } = error.upstream
  return defined({ error: error.code, status: status ?? null, says: message })
}

/** Shows a response: its body, with status and headers if they are unusual. @param records read from it */
export function shownAnswer(
  { status, headers, body }: HttpResponse,
  operation: ResolvedOperation,
  records: readonly JsonObject[],
  key: string,
): Json {
  const named = [...headers.entries()].filter(([name]) => name !== 'content-type')
  const content = shownBody(Buffer.from(body), headers.get('content-type') ?? '', operation, records, key)
  if (status === 200 && named.length === 0) return content
  return defined({
    status: status === 200 ? undefined : status,
    headers: named.length > 0 ? Object.fromEntries(named) : undefined,
    body: body.byteLength > 0 ? content : undefined,
  })
}

function shownBody(
  bytes: Buffer,
  type: string,
  operation: ResolvedOperation,
  records: readonly JsonObject[],
  key: string,
): Json {
  if (bytes.length === 0) return null
  if (!/json/.test(type)) return `${bytes.length} bytes of ${type || 'no type'}`
  return withNames(JSON.parse(bytes.toString()) as Json, operation, records, key)
}

/** Replaces each record in a body by a name such as `Customer cus_1`. */
function withNames(body: Json, operation: ResolvedOperation, records: readonly JsonObject[], key: string): Json {
  const { record, shape } = operation
  const name = nameOf(record)
  const names = new Map<string, string>()
  const rows = shape?.columns ? [unshaped(records, operation)].flat() : []
  for (const [index, one] of records.entries()) {
    const { [shape?.keyedBy ?? '']: _, ...keyless } = one
    const text = one[key] === undefined ? name : `${name} ${String(one[key])}`
    for (const value of [one, keyless, vendorRecord(one, operation), rows[index]])
      if (value !== undefined) names.set(sortedJson(value), text)
  }
  const visit = (value: Json): Json => {
    if (typeof value !== 'object' || value === null) return value
    const known = names.get(sortedJson(value))
    if (known !== undefined) return known
    if (Array.isArray(value)) return value.map(visit)
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, visit(inner)]))
  }
  return visit(body)
}

/** Returns `Customer`, `Card|Account`, or `record` if the schema has no name. */
export function nameOf(schema: JsonSchema | undefined): string {
  const alternatives = [schema?.anyOf, schema?.oneOf].flat().filter(isObject) as JsonSchema[]
  const names = [schema, ...alternatives].flatMap((one) => referredName(one) ?? [])
  return names.length > 0 ? names.join('|') : 'record'
}
