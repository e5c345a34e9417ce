/** Checks of an uploaded manifest beyond validity: names, version, and hosts. Every problem has a position. */
import { createHash } from 'node:crypto'
import { quantity, pointerKeys, quoted } from 'plugboard/internal'
import {
  ConnectorError,
  type FieldError,
  type ManifestError,
  type Problem,
  type ResolvedManifest,
} from 'plugboard/runtime'
import { isUuid } from '../../ground/base/index.ts'
import { type KindEntry, sameName } from '../catalogue/index.ts'
import { ServerError } from '../../ground/errors/index.ts'
import { privateHost } from './hosts.ts'
import type { TextPosition, ReadManifest } from './messages.ts'
import type { KindUses, OwnKindRow } from './rows.ts'
import { mixedWord, shapeOf } from './titles.ts'

/** Maximum number of reported problems. */
const MOST_PROBLEMS = 100

/** The digest of a text. */
export function textDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The refusal of a manifest that is not valid. */
export function invalid({ problems }: ManifestError, file: string): ConnectorError {
  const [first] = problems
  const where = first ? `: ${first.message}, at ${first.file}:${first.line}:${first.column}` : ''
  return new ConnectorError(
    'validation_error',
    `Cannot store the manifest, which has ${quantity(problems.length, 'problem')}${where}`,
    {
      hint: 'Run plugboard validate on the file: it shows every problem in its lines.',
      errors: problems.slice(0, MOST_PROBLEMS).map((problem) => problemField(problem, file)),
    },
  )
}

/** Converts a problem to an error or warning. The message contains a position in the extended kind. */
export function problemField({ pointer, message, rule, file: of, line, column }: Problem, file: string): FieldError {
  const field = pointerKeys(pointer).join('.')
  if (of !== file) return { field, message: `${message} (${of}:${line}:${column})`, error_code: rule }
  return { field, message, error_code: rule, line, column }
}

/** Context of an upload's checks. */
export interface UploadContext {
  readonly kind: string
  readonly text: string
  readonly read: ReadManifest
  readonly installed: readonly KindEntry[]
  readonly allowPrivate: boolean
}

/** @throws ConnectorError `validation_error` for names and hosts that an organization may not use */
export function checkUpload({ kind, text, read, installed, allowPrivate }: UploadContext): void {
  const { resolved, positions } = read
  const refuse = (field: string, message: string, code: string, position: TextPosition) => {
    throw refused(resolved, { field, message, error_code: code, line: position.line, column: position.column })
  }
  if (resolved.kind !== kind)
    refuse('kind', `is ${quoted(resolved.kind)}, but the path names ${quoted(kind)}`, 'mismatch', positions.kind)
  if (isUuid(kind)) refuse('kind', 'has the form of an ID', 'kind-name', positions.kind)
  refuseTaken(read, installed, (rival) => `${rival}, which this server has already`)
  const mixed = mixedWord(resolved.title)
  if (mixed !== undefined) {
    const message = `has the word ${quoted(mixed)}, whose letters are of several alphabets: write each word in one`
    refuse('title', message, 'title-letters', positions.title)
  }
  const shape = shapeOf(resolved.title)
  const rival = installed.find((one) => [one.title, one.kind].some((name) => shapeOf(name) === shape))
  if (rival)
    refuse('title', `looks like ${quoted(rival.title)}, which this server has already`, 'taken', positions.title)
  const host = allowPrivate ? undefined : privateHost(resolved)
  if (host !== undefined)
    refuse('', `leads to ${quoted(host)}, which is no public host`, 'egress_denied', positionIn(text, host))
}

/** @throws ConnectorError `validation_error` for a name of another own kind, and for a version that is not higher */
export function checkAgainst(rows: readonly OwnKindRow[], { resolved, positions }: ReadManifest): void {
  const others = rows.filter(({ kind }) => kind !== resolved.kind)
  refuseTaken({ resolved, positions }, others, (rival) => `your kind ${rival}`)
  const before = rows.find(({ kind }) => kind === resolved.kind)
  if (!before || compareVersions(resolved.version, before.version) > 0) return
  const message = `is ${resolved.version}, and ${before.version} is stored with other content: raise it`
  throw refused(resolved, { field: 'version', message, error_code: 'version', ...positions.version })
}

/** More than 0 if the first of two versions such as `1.10.0` is the later one. */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [one, other].map((version) => version.split('.').map(Number))
  for (const [index, part] of (first ?? []).entries()) {
    const difference = part - (second?.[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Names of a kind. No two kinds that an organization sees share one, even of different sorts. */
const NAMES = [
  ['kind', 'kind'],
  ['id', 'ID'],
  ['title', 'title'],
] as const

/** @throws ConnectorError `validation_error` where one of some kinds has a name of the manifest. @param whose that kind, in words */
function refuseTaken(
  { resolved, positions }: Pick<ReadManifest, 'resolved' | 'positions'>,
  kinds: readonly Pick<KindEntry, 'kind' | 'id' | 'title'>[],
  whose: (kind: string) => string,
): void {
  const rival = sameName(kinds, resolved)
  if (!rival) return
  for (const [field] of NAMES)
    for (const [of, word] of NAMES)
      if (rival[of].toLowerCase() === resolved[field].toLowerCase()) {
        const message = `is the ${word} of ${whose(quoted(rival.kind))}`
        throw refused(resolved, { field, message, error_code: 'taken', ...positions[field] })
      }
}

function positionIn(text: string, part: string): TextPosition {
  const before = text.slice(0, Math.max(0, text.indexOf(part))).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

function refused({ kind }: ResolvedManifest, fault: FieldError): ConnectorError {
  const what = fault.field === '' ? 'it' : fault.field
  return new ConnectorError('validation_error', `Cannot store kind ${quoted(kind)}: ${what} ${fault.message}`, {
    errors: [fault],
  })
}

/** The refusal to remove or move a kind that is used. */
export function inUse(
  kind: string,
  { connectors, oauthApplications }: KindUses,
  what: string,
  hint: string,
): ServerError {
  const count = (number: number, noun: string) => (number === 0 ? [] : [quantity(number, noun)])
  const uses = [...count(connectors, 'connector'), ...count(oauthApplications, 'OAuth application')].join(' and ')
  return new ServerError(
    'definition_in_use',
    `Cannot ${what} ${quoted(kind)}: it is used by ${uses || 'a new connector'}`,
    { hint },
  )
}

/** The error for a stored manifest that cannot be used now. */
export function unusableKind(kind: string, state: string, hint: string, errors?: readonly FieldError[]): ServerError {
  return new ServerError('definition_unusable', `Cannot use kind ${quoted(kind)}: ${state}`, { hint, errors })
}
