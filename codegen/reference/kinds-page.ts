/** `docs/kinds.md`: the content, sources and evidence of each kind of the package. */
import type { ResolvedManifest } from 'plugboard/author'
import { GROUNDED, LEVELS, levelCounts, percent, type ProvedClaim, provedShare } from '../../evidence/index.ts'
import type { KindSource } from '../file.ts'
import { endingRow } from './ends.ts'
import { codeSpan, linkTo, markdownText, paragraphs, table } from './markdown.ts'

/** The path of the page in the package. */
export const KINDS_PAGE = 'docs/kinds.md'

const HEAD = '`npm run generate` writes this page from the manifests and their fixtures: change them, not this page.'

const SUPPORT_LEVELS: readonly (readonly [string, string])[] = [
  [
    'certified',
    'Meets all requirements of community. Recorded fixtures show one operation of each style: a list with each pagination, a read, a write in each encoding, a delete, a download, a batch, several requests. No claim of auth, hosts, pagination and errors [rests only on the manifest](#evidence-by-line). `plugboard check` names what is missing.',
  ],
  [
    'community',
    'Every error rule has a fixture, and all fixtures replay over HTTP. The snapshot matches the manifest. Every operation and param has a description. `basis` gives the sources and their date. `plugboard check` finds no gap. Recorded fixtures are not required.',
  ],
  ['experimental', 'The manifest validates. Error rules may lack fixtures, and names may change in any version.'],
  ['archived', 'No longer maintained, because the vendor or the project has ended it.'],
  ['none', 'Not maintained: examples and tests.'],
]

const LIFETIMES =
  "The table has the version of the API that requests name. It links the end to the vendor's page. `plugboard check` warns 180 days before the end and fails from that day. A server warns in its log, by the webhook `definition.ending` and by the metric `plugboard_ending_days`."

const ENDINGS =
  'These parts end before the rest of their API: auth variants, entities, operations, params and fields. The manifests have the parts at these addresses. The warnings are the same. Calls still go to the vendor after the day.'

const ORIGINS =
  "Evidence comes from the vendor. **Recorded** fixtures were captured from it. **Documented** fixtures follow an example of its documentation or description. **Shown** counts the operations with such a fixture. **Composed** fixtures were written by hand to show one thing each, such as an odd error. **Compared** names the vendor's own machine-readable description that `plugboard compare` was run with. The differences that remain are there on purpose, mostly because the description is wrong. **Replayed** counts the vendor's answers that others recorded: how many fit the record schemas, and how many `plugboard replay` could read."

const BY_LINE =
  'A line of a manifest that says something about the vendor makes claims, such as a method and path, a param with its type, or a record field. Each claim rests on the strongest of five levels. **Recorded** fixtures of the vendor prove it. **Documented** ones follow an example of its documentation. **Described** claims agree with its machine-readable description, as last compared. **Stated** claims have a comment with the address of its page. **Itself** means that only the manifest says so. The last four columns are the shares of claims with evidence beyond the manifest where a wrong one breaks the whole kind: auth, hosts, pagination and errors. `plugboard check <kind> --evidence` lists the claims without evidence, with their lines. [Evidence](evidence.md#evidence-by-line) says what proves a claim.'

/** The row of a kind in each table of the page. */
export interface KindRows {
  readonly operations: number
  readonly content: readonly string[]
  readonly lifetime: readonly string[]
  /** A row for each part that ends. */
  readonly endings: readonly (readonly string[])[]
  readonly origin: readonly string[]
  readonly evidence: readonly string[]
  readonly missing: readonly string[]
}

/** Returns the rows of a kind. */
export function kindRows(source: KindSource, claims: readonly ProvedClaim[]): KindRows {
  const { manifest } = source
  return {
    operations: Object.keys(manifest.operations).length,
    content: contentRow(manifest),
    lifetime: lifetimeRow(manifest),
    endings: (manifest.endings ?? []).map((end) => [nameOf(manifest), ...endingRow(end)]),
    origin: originRow(source),
    evidence: evidenceRow(manifest, claims),
    missing: missingRow(source),
  }
}

/** Returns the text of the page. */
export function kindsPage(kinds: readonly KindRows[]): string {
  return `${paragraphs([
    '# Kinds',
    HEAD,
    `${kinds.length} kinds with ${sum(kinds.map(({ operations }) => operations))} operations. \`plugboard reference <kind>\` prints the reference of a kind: auth variants, operations, params, records and examples.`,
    table(
      ['Kind', 'Support', 'Operations', 'Auth', 'Later syncs read changes', 'Later syncs read everything', 'Webhooks'],
      kinds.map(({ content }) => content),
    ),
    '## Lifetimes',
    LIFETIMES,
    table(
      ['Kind', 'Version', 'Ends', 'Page read on'],
      kinds.map(({ lifetime }) => lifetime),
    ),
    '### Parts that end',
    ENDINGS,
    table(
      ['Kind', 'Part', 'Ends', 'Use instead', 'Page read on'],
      kinds.flatMap(({ endings }) => endings),
    ),
    '## Sources',
    ORIGINS,
    table(
      ['Kind', 'Written against', 'On', 'Compared', 'Shown', 'Recorded', 'Documented', 'Composed', 'Replayed'],
      kinds.map(({ origin }) => origin),
    ),
    '## Evidence by line',
    BY_LINE,
    table(
      ['Kind', 'Claims', ...[...LEVELS, ...GROUNDED].map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)],
      kinds.map(({ evidence }) => evidence),
    ),
    '## What is missing',
    table(
      ['Kind', 'Missing'],
      kinds.map(({ missing }) => missing),
    ),
    '## Support levels',
    table(
      ['Level', 'Requirements'],
      SUPPORT_LEVELS.map(([level, text]) => [codeSpan(level), text]),
    ),
  ])}\n`
}

/** Returns a kind's name with a link to its manifest. */
function nameOf({ kind }: ResolvedManifest): string {
  return `[${markdownText(kind)}](../definitions/${kind}.yaml)`
}

function contentRow(manifest: ResolvedManifest): string[] {
  const copied = Object.entries(manifest.entities).filter(([, { search }]) => search !== undefined)
  const names = (isIncremental: boolean) =>
    copied.filter(([, { sync }]) => (sync?.later !== undefined) === isIncremental).map(([name]) => codeSpan(name))
  return [
    nameOf(manifest),
    markdownText(manifest.support),
    String(Object.keys(manifest.operations).length),
    Object.keys(manifest.auth).map(codeSpan).join(', '),
    names(true).join(', '),
    names(false).join(', '),
    subscribing(manifest),
  ]
}

/** Returns the way to subscribe to webhooks; empty for a kind without them. */
function subscribing({ webhooks }: ResolvedManifest): string {
  if (!webhooks) return ''
  return webhooks.subscribe ? 'subscribed by an operation' : 'subscribed by hand'
}

function lifetimeRow(manifest: ResolvedManifest): string[] {
  const { sunset } = manifest
  if (!sunset) return [nameOf(manifest), '', '', '']
  const { version = 'not named', date, docs, read } = sunset
  return [nameOf(manifest), markdownText(version), linkTo(date === 'none' ? 'no end named' : date, docs), read]
}

function originRow({ manifest, fixtures }: KindSource): string[] {
  const { basis, docs, operations } = manifest
  const vendors = fixtures.filter(({ source }) => source.kind !== 'composed')
  const shown = new Set(vendors.map(({ call: { entity, action } }) => `${entity}.${action}`))
  const counts = (['recorded', 'documented', 'composed'] as const).map((kind) =>
    String(fixtures.filter(({ source }) => source.kind === kind).length),
  )
  const left = basis?.differences === undefined ? '' : ` (${basis.differences} left)`
  return [
    nameOf(manifest),
    basis ? linkTo(basis.version, docs) : '',
    markdownText(basis?.date ?? ''),
    basis?.compared === undefined ? '' : `${markdownText(basis.compared)}${left}`,
    `${shown.size} of ${Object.keys(operations).length}`,
    ...counts,
    basis?.recorded === undefined ? '' : `${basis.recorded.valid} of ${basis.recorded.read}`,
  ]
}

function evidenceRow(manifest: ResolvedManifest, claims: readonly ProvedClaim[]): string[] {
  const levels = levelCounts(claims)
  return [
    nameOf(manifest),
    String(claims.length),
    ...LEVELS.map((level) => percent(levels[level], claims.length)),
    ...GROUNDED.map((area) => provedShare(claims, area)),
  ]
}

function missingRow({ manifest, fixtures }: KindSource): string[] {
  const operations = Object.entries(manifest.operations)
  const isRecorded = fixtures.some(({ source }) => source.kind === 'recorded')
  const parts = [
    ...(manifest.basis?.missing === undefined ? [] : [markdownText(manifest.basis.missing)]),
    ...(operations.every(([, { effect }]) => effect === 'read') ? ['Any operation that writes.'] : []),
    ...(isRecorded ? [] : ['Recorded fixtures.']),
    ...(manifest.basis?.compared === undefined ? ["A vendor's description to compare with."] : []),
  ]
  return [nameOf(manifest), parts.join(' ')]
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
