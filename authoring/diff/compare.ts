/** Compares two resolved manifests. */
import { basename } from 'node:path'
import { type ProvedClaim } from '../../evidence/index.ts'
import { checkFixture, type Fixture, fixturesOf, sortedJson } from '../../mock/index.ts'
import { isObject, pointer, type ValidManifest, own } from 'plugboard/author'
import { compile, type Json, type Plan } from 'plugboard/runtime'
import { withEvidence } from './evidence.ts'
import { type FixtureExample, fixtureExample } from './example.ts'
import { type Host, hostsOf, hostsOnlyIn } from './hosts.ts'
import {
  CHANGE_CLASSES,
  type ChangeClass,
  codeText,
  type DiffFinding,
  type DiffRule,
  isSame,
  type OperationSide,
} from './model/change.ts'
import { type ChangeLocation, locationOf, locationIn } from './locations.ts'
import { CALL_RULES } from './rules/calls.ts'
import { KIND_RULES } from './rules/kind.ts'
import { PARAM_RULES } from './rules/params.ts'
import { RECORD_RULES } from './rules/records.ts'
import { adviseVersion, type VersionAdvice } from './version.ts'

/** One change. */
export interface ManifestChange {
  readonly rule: string
  readonly class: ChangeClass
  /** A Markdown sentence without its period. */
  readonly message: string
  /** The operations concerned; none for the kind. */
  readonly operations: readonly string[]
  /** The location in the new manifest, or in the old one for a removed part. */
  readonly location: ChangeLocation
  /** The evidence of the line, `documented` or `itself`; for a new operation `4 documented, 8 itself`. Absent for removed lines and lines without a claim. */
  readonly restsOn?: string
}

/** An added or removed host. */
export interface HostChange {
  readonly change: 'added' | 'removed'
  readonly host: string
  readonly use: string
  readonly location: ChangeLocation
}

/** A changed operation with its fixtures. */
export interface ChangedOperation {
  readonly id: string
  readonly changes: Readonly<Record<ChangeClass, number>>
  readonly fixtures: readonly string[]
  /** The fixtures that the new manifest does not replay. */
  readonly failing: readonly string[]
}

/** The reviewer's report. */
export interface DiffReport {
  readonly kind: string
  readonly files: { readonly before: string; readonly after: string }
  readonly version: VersionAdvice
  readonly hosts: { readonly all: readonly string[]; readonly changes: readonly HostChange[] }
  readonly changes: readonly ManifestChange[]
  readonly operations: { readonly total: number; readonly changed: readonly ChangedOperation[] }
  readonly examples: readonly FixtureExample[]
}

/**
 * Compares two manifests.
 * @param fixtures the kind's current fixtures
 * @param claims the new manifest's claims with their evidence; without them, no change has evidence
 */
export async function compareManifests(
  before: ValidManifest,
  after: ValidManifest,
  fixtures: readonly Fixture[],
  claims: readonly ProvedClaim[] = [],
): Promise<DiffReport> {
  const hosts = hostChanges(before, after)
  const found = grouped([...operationChanges(before, after), ...hosts.map(asChange), ...kindChanges(before, after)])
  const changes = withEvidence(found, { before, after }, claims)
  const classes = new Set(changes.map((change) => change.class))
  const ids = [...new Set(changes.flatMap(({ operations }) => operations))].sort()
  const [oldPlan, newPlan] = [compile(before.resolved), compile(after.resolved)]
  const planWith = (id: string, plan: Plan) => (id in plan.manifest.operations ? plan : undefined)
  const changed = await Promise.all(
    ids.map((id) => changedOperation(id, changes, planWith(id, newPlan), fixturesOf(id, fixtures))),
  )
  return {
    kind: after.resolved.kind,
    files: { before: before.document.file, after: after.document.file },
    version: adviseVersion(before.resolved.version, after.resolved.version, classes),
    hosts: { all: [...new Set(hostsOf(after.resolved).map(({ host }) => host))], changes: hosts },
    changes,
    operations: { total: Object.keys(after.resolved.operations).length, changed },
    examples: ids.map((id) =>
      fixtureExample(planWith(id, oldPlan), planWith(id, newPlan), id, fixturesOf(id, fixtures)),
    ),
  }
}

/** @param plan the new manifest's; undefined if it lacks the operation */
async function changedOperation(
  id: string,
  changes: readonly ManifestChange[],
  plan: Plan | undefined,
  fixtures: readonly Fixture[],
): Promise<ChangedOperation> {
  const checked = plan ? await Promise.all(fixtures.map((fixture) => checkFixture(plan, fixture))) : []
  return {
    id,
    changes: countsOf(changes.filter(({ operations }) => operations.includes(id))),
    fixtures: fixtures.map(({ file }) => basename(file)),
    failing: checked.filter(({ faults }) => faults.length > 0).map(({ file }) => file),
  }
}

/** Counts changes by class. */
export function countsOf(changes: readonly ManifestChange[]): Record<ChangeClass, number> {
  const count = (wanted: ChangeClass) => changes.filter((change) => change.class === wanted).length
  return {
    breaking: count('breaking'),
    wire: count('wire'),
    additive: count('additive'),
    internal: count('internal'),
  }
}

function operationChanges(before: ValidManifest, after: ValidManifest): ManifestChange[] {
  const [old, now] = [before.resolved.operations, after.resolved.operations]
  const removed = Object.keys(old).filter((id) => !(id in now))
  const added = Object.keys(now).filter((id) => !(id in old))
  const shared = Object.keys(now).filter((id) => id in old)
  return [
    ...removed.map((id) =>
      operationChange(id, 'operation-removed', 'breaking', 'was removed', locationOf(before, id, '')),
    ),
    ...added.map((id) => operationChange(id, 'operation-added', 'additive', 'is new', locationOf(after, id, ''))),
    ...shared.flatMap((id) => changesOf(id, before, after)),
  ]
}

function operationChange(
  id: string,
  rule: string,
  kind: ChangeClass,
  message: string,
  location: ChangeLocation,
): ManifestChange {
  return { rule, class: kind, message, operations: [id], location }
}

/** Rules for an operation of both manifests. */
export const OPERATION_RULES: readonly DiffRule<OperationSide>[] = [...PARAM_RULES, ...RECORD_RULES, ...CALL_RULES]

/** Returns the changes of an operation of both manifests. */
function changesOf(id: string, before: ValidManifest, after: ValidManifest): ManifestChange[] {
  const side = ({ resolved: manifest }: ValidManifest): OperationSide => {
    const operation = own(manifest.operations, id)
    if (!operation) throw new Error(`Cannot compare ${id}: ${manifest.kind} has no such operation`)
    return { id, operation, manifest }
  }
  const pair = { before: side(before), after: side(after) }
  const changes = OPERATION_RULES.flatMap((rule) =>
    rule
      .find(pair)
      .map((finding) =>
        operationChange(id, rule.name, rule.class, finding.message, locationFor(finding, before, after, id)),
      ),
  )
  if (changes.length > 0 || isSame(unordered(pair.before), unordered(pair.after))) return changes
  const message = 'differs in a way that no rule covers'
  return [operationChange(id, 'other-changed', 'wire', message, locationOf(after, id, ''))]
}

/** Returns an operation without the order of its entries, and without hosts, which have their own rules. */
function unordered({ operation }: OperationSide): unknown {
  const sorted = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value
    return value.map(sortedJson).sort()
  }
  const { query, headers, body, params, file, ...rest } = operation
  const unorderedBody = () => {
    if (body?.from === 'entries') return sorted(body.entries)
    return body?.from === 'graphql' ? [body.document, sorted(body.variables)] : body
  }
  return {
    ...rest,
    query: sorted(query),
    headers: sorted(headers),
    body: unorderedBody(),
    params: unorderedSchema(params),
    file: file && { ...file, hosts: [] },
  }
}

/** Returns a schema with sorted lists of names, values and types. */
function unorderedSchema(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(unorderedSchema)
  if (!isObject(schema)) return schema
  const entries = Object.entries(schema).map(([word, value]) => {
    const isSet = ['required', 'enum', 'type'].includes(word) && Array.isArray(value)
    return [word, isSet ? value.toSorted((a, b) => (sortedJson(a) < sortedJson(b) ? -1 : 1)) : unorderedSchema(value)]
  })
  return Object.fromEntries(entries) as Json
}

function kindChanges(before: ValidManifest, after: ValidManifest): ManifestChange[] {
  const pair = { before: before.resolved, after: after.resolved }
  return KIND_RULES.flatMap((rule) =>
    rule.find(pair).map((finding) => ({
      rule: rule.name,
      class: rule.class,
      message: finding.message,
      operations: [],
      location: locationFor({ ...finding, in: 'manifest' }, before, after),
    })),
  )
}

function locationFor(
  { at, in: where, side }: DiffFinding,
  before: ValidManifest,
  after: ValidManifest,
  id?: string,
): ChangeLocation {
  const valid = side === 'old' ? before : after
  return where === 'manifest' || id === undefined ? locationIn(valid, at) : locationOf(valid, id, at)
}

function hostChanges(before: ValidManifest, after: ValidManifest): HostChange[] {
  const [old, now] = [hostsOf(before.resolved), hostsOf(after.resolved)]
  const hostChange = (change: HostChange['change'], valid: ValidManifest) => (host: Host) => ({
    change,
    host: host.host,
    use: host.use,
    location: host.operation === undefined ? locationIn(valid, host.at) : locationOf(valid, host.operation, host.at),
  })
  return [
    ...hostsOnlyIn(now, old).map(hostChange('added', after)),
    ...hostsOnlyIn(old, now).map(hostChange('removed', before)),
  ]
}

/** Creates the change of a host. A new host breaks callers behind an allowlist. */
function asChange({ change, host, use, location }: HostChange): ManifestChange {
  const isAdded = change === 'added'
  return {
    rule: isAdded ? 'host-added' : 'host-removed',
    class: isAdded ? 'breaking' : 'wire',
    message: isAdded ? `${codeText(host)} is a new host (${use})` : `${codeText(host)} is no longer used (${use})`,
    operations: [],
    location,
  }
}

/** Merges the changes that operations inherit from one line. Sorts by severity, then by order. */
function grouped(changes: readonly ManifestChange[]): ManifestChange[] {
  const groups = new Map<string, ManifestChange>()
  for (const change of changes) {
    const isWhole = change.rule === 'operation-removed' || change.rule === 'operation-added'
    const key = pointer(
      '',
      change.rule,
      change.message,
      change.location.file,
      change.location.line,
      isWhole ? (change.operations[0] ?? '') : '',
    )
    const known = groups.get(key)
    groups.set(key, known ? { ...known, operations: [...known.operations, ...change.operations] } : change)
  }
  return [...groups.values()].sort((a, b) => CHANGE_CLASSES.indexOf(a.class) - CHANGE_CLASSES.indexOf(b.class))
}
