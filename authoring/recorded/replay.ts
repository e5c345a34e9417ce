/** Matches recordings to the operations of a kind and judges them. */
import { judgeRecord } from '../../mock/index.ts'
import { RequestMatcher } from 'plugboard/simulator'
import { isObject } from 'plugboard/author'
import { keyFields, own, groupBy } from 'plugboard/internal'
import type { Plan } from 'plugboard/runtime'
import { followPages } from './follow.ts'
import { faultsOfRecord, judgeAnswer, type JudgedAnswer, type RecordedFault } from './judge.ts'
import type { ReadFolder } from './read.ts'
import type { RecordedRecord, Recording } from './recording.ts'

/** A fault with the number of responses or records that show it. */
export interface CountedFault extends Omit<RecordedFault, 'found'> {
  readonly found: readonly string[]
  readonly count: number
  /** The first file that shows it. */
  readonly file: string
}

/** Results of an operation. */
export interface ReplayedOperation {
  /** `customers.list`; `customers` for records without their request. */
  readonly operation: string
  /** Number of responses that the manifest reads, including refusals. */
  readonly read: number
  /** Number of these without a fault. */
  readonly valid: number
  readonly answers: number
  readonly records: number
  readonly refused: number
  /** Number of responses of another API version than the kind's. */
  readonly otherVersion: number
  /** Number of pages requested as the manifest requests them. */
  readonly followed: number
  readonly problems: readonly CountedFault[]
  /** Fields that no schema declares. */
  readonly unknownFields: readonly string[]
}

/** Requests of no operation, by method and path without IDs. */
export interface Unmatched {
  readonly request: string
  readonly count: number
  readonly file: string
}

/** Report on the recordings of a kind. */
export interface ReplayReport {
  readonly kind: string
  readonly read: number
  readonly valid: number
  readonly operations: readonly ReplayedOperation[]
  readonly unmatched: readonly Unmatched[]
}

/** Replays the recordings of a folder against a kind. @param takesAll whether recordings without a host belong to the kind */
export async function replayRecordings(
  plan: Plan,
  { recordings, records }: ReadFolder,
  takesAll: boolean,
): Promise<ReplayReport> {
  const matcher = new RequestMatcher(plan.manifest)
  const unmatched: Recording[] = []
  const answers: JudgedAnswer[] = []
  for (const recording of recordings.filter((one) => isOf(plan.kind, one, matcher, takesAll))) {
    const judged = await judge(plan, matcher, recording)
    if (judged) answers.push(judged)
    else unmatched.push(recording)
  }
  for (const record of records) answers.push(...judgeLoose(plan, record, takesAll))
  const groups = groupBy(answers, ({ operation }) => operation)
  const operations = [...groups].map(([id, all]) => summaryOf(plan, id, all)).toSorted(byName)
  const total = (key: 'read' | 'valid') => operations.reduce((sum, one) => sum + one[key], 0)
  return {
    kind: plan.kind,
    read: total('read'),
    valid: total('valid'),
    operations,
    unmatched: countUnmatched(unmatched),
  }
}

/** Whether a recording may be of a kind: by its host, or by a folder of the kind's name. */
function isOf(
  kind: string,
  { hasHost, request, file }: Recording,
  matcher: RequestMatcher,
  takesAll: boolean,
): boolean {
  if (hasHost) return matcher.isAt(new URL(request.origin).hostname) || takesAll
  return takesAll || isInFolderOf(kind, file)
}

function isInFolderOf(kind: string, file: string): boolean {
  return file.split(/[\\/]/).includes(kind)
}

/** Judges a response by the best operation that can read it. */
async function judge(plan: Plan, matcher: RequestMatcher, recording: Recording): Promise<JudgedAnswer | undefined> {
  const { request, hasHost } = recording
  const judged: JudgedAnswer[] = []
  for (const matched of matcher.match(request, hasHost)) {
    const answer = await judgeAnswer(plan, matched, recording)
    if (matched.hasConstants || answer.faults.length === 0) judged.push(answer)
  }
  const isGraphql = plan.manifest.operations[judged[0]?.operation ?? '']?.isGraphql === true
  // Another selection of the same field may lack what the operation reads.
  const best = judged.find(({ outcome }) => outcome !== 'unreadable') ?? (isGraphql ? undefined : judged[0])
  return best && isAnotherEndpoint(plan, best) ? undefined : best
}

/**
 * Whether a response is from an endpoint that the kind lacks, at a name in place of an ID: `/contacts/count` for `/contacts/{id}`.
 * The response contains no record, or one without its key.
 */
function isAnotherEndpoint({ manifest }: Plan, { operation: id, outcome, params, faults }: JudgedAnswer): boolean {
  const operation = own(manifest.operations, id)
  const key = own(manifest.entities, operation?.entity ?? '')?.key ?? 'id'
  const isForeign =
    outcome === 'unreadable' || faults.some(({ field, found }) => keyFields(key).includes(field) && found === 'absent')
  const inPath = operation?.path.flatMap((part) => (typeof part === 'string' ? [] : [params[part.param]])) ?? []
  return isForeign && inPath.some((value) => typeof value === 'string' && /^[a-z][A-Za-z_()-]*$/.test(value))
}

function judgeLoose(
  { manifest, ...plan }: Plan,
  { file, stream, record }: RecordedRecord,
  takesAll: boolean,
): JudgedAnswer[] {
  const isOurs = takesAll || isInFolderOf(plan.kind, file)
  const [id] = Object.keys(manifest.operations).filter((name) => name.startsWith(`${stream}.`))
  if (!isOurs || id === undefined || !isObject(record)) return []
  const { faults, unknownFields } = judgeRecord({ manifest, ...plan }, id, record)
  const found = faultsOfRecord(record, faults, false)
  return [{ operation: stream, file, outcome: 'read', params: {}, records: 1, faults: found, unknownFields }]
}

function summaryOf({ manifest }: Plan, operation: string, all: readonly JudgedAnswer[]): ReplayedOperation {
  const judged = all.filter(({ outcome }) => outcome !== 'passed')
  const read = judged.filter(({ outcome }) => outcome !== 'unreadable')
  const { pages, faults } = followPages(manifest, judged)
  const found = [...judged.flatMap(({ faults: own, file }) => own.map((fault) => ({ ...fault, file }))), ...faults]
  return {
    operation,
    answers: all.length,
    read: read.length,
    valid: read.filter((one) => one.faults.length === 0).length,
    records: all.reduce((sum, one) => sum + one.records, 0),
    refused: all.filter(({ outcome }) => outcome === 'refused').length,
    otherVersion: all.filter(({ otherVersion }) => otherVersion !== undefined).length,
    followed: pages,
    problems: counted(found),
    unknownFields: [...new Set(all.flatMap(({ unknownFields }) => unknownFields))].toSorted(),
  }
}

function counted(faults: readonly (RecordedFault & { readonly file: string })[]): CountedFault[] {
  const groups = groupBy(faults, ({ field, expected }) => `${field}\n${expected}`)
  return [...groups.values()]
    .map((all) => ({
      field: all[0].field,
      expected: all[0].expected,
      found: [...new Set(all.map(({ found }) => found))].slice(0, 8),
      count: all.length,
      file: all[0].file,
    }))
    .toSorted((a, b) => b.count - a.count)
}

function countUnmatched(recordings: readonly Recording[]): Unmatched[] {
  const groups = groupBy(recordings, ({ request }) => `${request.method} ${plainPath(request.path)}`)
  return [...groups]
    .map(([request, all]) => ({ request, count: all.length, file: all[0].file }))
    .toSorted((a, b) => b.count - a.count)
}

/** Returns a path without its query, with `…` for IDs. */
function plainPath(path: string): string {
  const [before = ''] = path.split('?')
  return before
    .split('/')
    .map((part) => (/\d/.test(part) && !/^(?:v\d+(?:\.\d+)*|\d+\.\d+|\d{4}-\d\d(?:-\d\d)?)$/.test(part) ? '…' : part))
    .join('/')
}

function byName(one: ReplayedOperation, other: ReplayedOperation): number {
  return one.operation < other.operation ? -1 : 1
}
