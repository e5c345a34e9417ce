/** Reads a recorded response with the runtime and judges it by the record schemas. */
import { judgeRecord } from '../../mock/index.ts'
import type { MatchedRequest } from 'plugboard/simulator'
import { isObject, type SchemaFault } from 'plugboard/author'
import { at, groupBy, defined, jsonTypeName, pointerKeys } from 'plugboard/internal'
import {
  ConnectorError,
  find,
  type Json,
  type Operation,
  type Params,
  type Plan,
  UpstreamError,
} from 'plugboard/runtime'
import type { Recording } from './recording.ts'

/** A difference between manifest and response. */
export interface RecordedFault {
  /** A record field, `owner.id`, or `answer`, `refusal` or `next`. */
  readonly field: string
  readonly expected: string
  readonly found: string
}

/** Outcome of a response. */
export type AnswerOutcome =
  | 'read'
  /** The vendor refused, and the manifest reads its refusal. */
  | 'refused'
  /** The manifest cannot read it. */
  | 'unreadable'
  /** A file, or one of several requests of a call: nothing is judged. */
  | 'passed'

/** A judged response. */
export interface JudgedAnswer {
  readonly operation: string
  readonly file: string
  readonly outcome: AnswerOutcome
  readonly params: Params
  readonly records: number
  readonly faults: readonly RecordedFault[]
  readonly unknownFields: readonly string[]
  /** The version in the request's path, if it differs from the kind's. */
  readonly otherVersion?: string
  /** Of a list: the params of the next page, null at its end. */
  readonly next?: Params | null
}

/** Judges a response of an operation. */
export async function judgeAnswer(
  plan: Plan,
  { operation: id, params, otherVersion }: MatchedRequest,
  recording: Recording,
): Promise<JudgedAnswer> {
  const [entity = '', action = ''] = id.split('.')
  const operation = find(plan, entity, action)
  const about = defined({ operation: id, file: recording.file, params, otherVersion })
  const base = { ...about, records: 0, faults: [], unknownFields: [] }
  if (!hasPage(operation)) return { ...base, outcome: 'passed' }
  try {
    return { ...base, outcome: 'read', ...(await readPage(plan, operation, params, recording)) }
  } catch (error) {
    if (error instanceof UpstreamError)
      return { ...base, outcome: 'refused', faults: faultsOfRefusal(error, recording) }
    if (!(error instanceof ConnectorError)) throw error
    const faults = [{ field: 'answer', expected: reasonOf(error), found: startOf(recording) }]
    return { ...base, outcome: 'unreadable', faults }
  }
}

/** Whether the response to an operation's own request is the page. */
function hasPage({ road }: Operation): boolean {
  return road.kind === 'page'
}

const asItIs = (text: string) => text

async function readPage(plan: Plan, operation: Operation, params: Params, { response, request }: Recording) {
  const { status, headers, body } = response
  const fields = new Headers(Object.entries(headers).filter(([, value]) => !/[^\t\u0020-\u00ff]/.test(value)))
  const context = { redact: asItIs, now: 0 }
  const answer = { status, headers: fields, body }
  const page = operation.response.read(answer, context, params)
  const records = page.records === null ? [] : [page.records].flat()
  const judged = records.map((record) => ({ record, ...judgeRecord(plan, operation.id, record) }))
  const isSparse = operation.resolved.isGraphql || SELECTION.test(request.path)
  const faults = judged.flatMap(({ record, faults: found }) => faultsOfRecord(record, found, isSparse))
  const next = operation.pagination ? operation.pagination(params, page) : undefined
  return defined({
    records: records.length,
    faults,
    unknownFields: [...new Set(judged.flatMap(({ unknownFields }) => unknownFields))],
    next,
  })
}

/** Matches a request that selects fields. Its other fields are not missing. */
const SELECTION = /[?&](?:[\w.%$]*(?:fields|select)(?:%5B[^=]*|\[[^=]*)?|properties)=/i

/** Returns the faults of a record, one for each field, without the faults of other alternatives. */
export function faultsOfRecord(record: Json, faults: readonly SchemaFault[], isSparse: boolean): RecordedFault[] {
  const isChosen = (place: string) =>
    faults.some(({ keyword, pointer }) => keyword === 'anyOf' && place.startsWith(pointer))
  const reported = faults.filter((fault) => {
    // Constants of other alternatives.
    if (fault.keyword === 'const' && isChosen(fault.pointer)) return false
    if (isSparse && (fault.keyword === 'required' || fault.keyword === 'anyOf')) return false
    const isInner = (other: SchemaFault) => other !== fault && other.pointer.startsWith(`${fault.pointer}/`)
    const isAlternative = fault.keyword === 'anyOf' || fault.keyword === 'oneOf' || fault.keyword === 'type'
    return !(isAlternative && isObject(at(record, fault.pointer)) && faults.some(isInner))
  })
  const groups = groupBy(reported, fieldOf)
  return [...groups].map(([field, all]) => ({
    field: field.replaceAll(/\[\d+\]/g, '[]'),
    expected: [...new Set(all.flatMap(expectedOf))].join(' or ') || 'another form',
    found: all.some(({ keyword }) => keyword === 'required')
      ? 'absent'
      : shownValue(at(record, all[0].pointer) as Json | undefined, all),
  }))
}

function fieldOf({ keyword, pointer, params }: SchemaFault): string {
  const keys = [...pointerKeys(pointer), ...(keyword === 'required' ? [String(params.missingProperty)] : [])]
  return keys
    .map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')
}

function expectedOf({ keyword, params, message }: SchemaFault): string[] {
  if (keyword === 'anyOf' || keyword === 'oneOf') return []
  if (keyword === 'required') return ['present']
  if (keyword === 'type') return [[params.type].flat().join(' or ')]
  if (keyword === 'enum') return [(params.allowedValues as Json[]).map(String).slice(0, 8).join(', ')]
  return [keyword === 'format' ? String(params.format) : message]
}

/** Returns the type of a value, or the value itself if its content is at fault. */
function shownValue(value: Json | undefined, faults: readonly SchemaFault[]): string {
  if (value === null || value === undefined) return 'null'
  const isWord = typeof value !== 'object' && faults.some(({ keyword }) => keyword !== 'type')
  return isWord ? JSON.stringify(value).slice(0, 40) : jsonTypeName(value)
}

/** Returns a fault for a refusal with a body but without a message. */
function faultsOfRefusal({ upstream }: UpstreamError, recording: Recording): RecordedFault[] {
  const isSaid =
    upstream.message !== undefined || upstream.code !== undefined || recording.response.body.byteLength === 0
  return isSaid ? [] : [{ field: 'refusal', expected: 'a message', found: startOf(recording) }]
}

function reasonOf({ message }: ConnectorError): string {
  return message.replace(/^Cannot read the response to \S+: /, 'an answer that can be read: ')
}

function startOf({ response }: Recording): string {
  return `${response.status} ${Buffer.from(response.body).toString().slice(0, 60)}`
}
