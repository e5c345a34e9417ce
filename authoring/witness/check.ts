/** Runs a manifest against the vendor's description: reports requests that it refuses and responses that the manifest cannot read. */
import { callsOf, type Fixture, nextParams, playedOutcome, Stage } from '../../mock/index.ts'
import { isObject, own, type ResolvedManifest, type ResolvedOperation, type ValidManifest } from 'plugboard/author'
import { compile, ConnectorError, type ExecuteResult, type JsonObject, type JsonSchema } from 'plugboard/runtime'
import type { Comparison, Difference, OfOperation } from '../compare/base/finding.ts'
import { placed } from '../compare/location.ts'
import { pathOf } from '../compare/match.ts'
import { callPaths } from '../compare/call.ts'
import { carriersOf } from '../compare/request.ts'
import { sentBy, wholeSchema } from '../compare/sent.ts'
import type { ApiDescription } from '../description/model.ts'
import { type ApiRefusal, distinct } from './judge.ts'
import { witnessFixtures } from './fixtures.ts'
import { DescribedVendor, type Judged } from './vendor.ts'
import type { Fullness } from './values.ts'

/** Result of a call against the description. */
interface Run {
  readonly refusals: readonly ApiRefusal[]
  /** Whether the description describes the response. */
  readonly isDescribed: boolean
  readonly outcome: ExecuteResult | ConnectorError
}

/** Result of `witness`. */
export interface Witnessed extends Comparison {
  /** Number of fixtures with a request in the description. */
  readonly fixtures: number
}

/**
 * Calls every operation: with the fewest params, with every param, for the second page, and with minimal and null responses.
 * @param fixtures their requests and documented responses are judged, too
 */
export async function witness(
  valid: ValidManifest,
  description: ApiDescription,
  fixtures: readonly Fixture[] = [],
): Promise<Witnessed> {
  const plan = compile(valid.resolved)
  const stage = new Stage(plan)
  const judged: Judged[] = []
  const vendor = new DescribedVendor(description, {
    carriers: carriersOf(valid.resolved),
    bases: basesOf(valid.resolved),
    onAnswer: (one) => judged.push(one),
  })
  const differences: OfOperation[] = []
  for (const [id, operation] of Object.entries(valid.resolved.operations))
    for (const one of await witnessOne({ stage, vendor, judged, id, operation }))
      differences.push({ ...one, operation: id })
  const shown = await witnessFixtures(plan, vendor, fixtures)
  return {
    findings: [...placed(valid, differences), ...shown.findings],
    operations: Object.keys(valid.resolved.operations).length,
    fixtures: shown.fixtures,
  }
}

interface Subject {
  readonly stage: Stage
  readonly vendor: DescribedVendor
  /** The requests so far. */
  readonly judged: readonly Judged[]
  readonly id: string
  readonly operation: ResolvedOperation
}

async function witnessOne(subject: Subject): Promise<Difference[]> {
  const { stage, vendor, id, operation } = subject
  vendor.paths = callPaths(operation)
  const { params, least, every } = await callsOf(stage, id)
  const full = await run(subject, least, 'full')
  const isAbsent = full.refusals.some(({ reason }) => reason === 'operation')
  const runs = [full]
  for (const given of isAbsent ? [] : [params, ...every.calls]) runs.push(await run(subject, given, 'full'))
  const next = nextParams(full.outcome)
  if (next && !isAbsent) runs.push(await run(subject, next, 'full'))
  const refusals = runs.flatMap((one) => one.refusals)
  const unread = isAbsent ? [] : [...unreadIn(full, operation, 'full'), ...(await unreadAnswers(subject, least))]
  return [...distinct(refusals).flatMap((one) => refusalFinding(one, operation) ?? []), ...unread]
}

async function unreadAnswers(subject: Subject, params: JsonObject): Promise<Difference[]> {
  const least = unreadIn(await run(subject, params, 'least'), subject.operation, 'least')
  return least.length > 0 ? least : unreadIn(await run(subject, params, 'null'), subject.operation, 'null')
}

async function run({ stage, vendor, judged, id }: Subject, params: JsonObject, fullness: Fullness): Promise<Run> {
  const before = judged.length
  vendor.fullness = fullness
  const outcome = await playedOutcome(stage, id, params, vendor)
  const asked = judged.slice(before)
  const answers = asked.map(({ operation }) => operation?.answer)
  return {
    refusals: asked.flatMap((one) => one.refusals),
    isDescribed: answers.every((answer) => answer?.shape !== undefined || answer?.status === '204'),
    outcome,
  }
}

const ANSWERS: Readonly<Record<Fullness, string>> = {
  full: 'a full response',
  least: 'a response with the required fields only',
  null: 'a response with null in every nullable field',
}

function unreadIn({ outcome, isDescribed }: Run, operation: ResolvedOperation, fullness: Fullness): Difference[] {
  const { pagination } = operation
  const finding = (severity: Difference['severity'], part: string, message: string) => [
    { severity, part, message: `${ANSWERS[fullness]} ${message}` },
  ]
  if (outcome instanceof ConnectorError) {
    if (!isDescribed) return []
    // Where a description requires no field, its least response is an empty object, which no vendor sends as a record.
    if (fullness === 'least' && outcome.message.endsWith(': it has no field of a record')) return []
    // Descriptions do not describe the target of a link.
    if (outcome.code !== 'upstream_invalid_response' || pagination?.style === 'link') return []
    const severity = fullness === 'full' ? 'wrong' : 'undocumented'
    return finding(severity, '/records', `is not read: ${outcome.message.replace(/^[^:]*: /, '')}`)
  }
  if (fullness !== 'full') return []
  const isEmpty = Array.isArray(outcome.records) && outcome.records.length === 0
  if (isEmpty) return finding('wrong', '/records', 'returns no record')
  const isExpected = pagination?.style === 'cursor' && !pagination.ends
  return isExpected && outcome.next === null ? finding('undocumented', '/pagination', 'has no next page') : []
}

/**
 * Returns the difference of a refusal, at the part of the operation that sends the value. A gap of the description is no contradiction.
 * Neither is a value that the manifest leaves to the caller: the check makes it up.
 */
function refusalFinding(
  { at, fault, reason, where }: ApiRefusal,
  operation: ResolvedOperation,
): Difference | undefined {
  const [, location = '', name = ''] = /^(\w+) ?(.*)$/.exec(at) ?? []
  const here = sentBy(operation, '').filter((one) => one.location === location)
  const sent = here.find((one) => one.name === name) ?? here.find((one) => rootOf(one.name) === rootOf(name))
  const schema = sent?.schema ?? (location === 'body' ? wholeSchema(operation) : undefined)
  const steps = stepsOf(name).slice(stepsOf(sent?.name ?? '').length)
  if (schema && reason !== 'operation' && isLeftOpen(schema, steps, reason === 'missing')) return undefined
  const isMadeUp = reason === 'word' && sent?.constant === undefined && !sent?.schema?.enum
  const severity = isMadeUp || (reason === 'name' && sent !== undefined) ? 'undocumented' : 'wrong'
  return {
    severity,
    part: sent?.part ?? '/request',
    message: `the vendor refuses it: ${at} ${fault}${where === undefined ? '' : ` (${where})`}`,
  }
}

function stepsOf(name: string): string[] {
  return name.split(/[.[\]]+/).filter((step) => step !== '')
}

/** Whether a schema states nothing about the value at the steps: any value, or one inside an object without properties. */
function isLeftOpen(
  { type, anyOf, properties, items, ...rest }: JsonSchema,
  steps: readonly string[],
  isMissing: boolean,
): boolean {
  if (Array.isArray(anyOf)) return (anyOf as JsonSchema[]).some((one) => isLeftOpen(one, steps, isMissing))
  const [step, ...inner] = steps
  const isAny = type === undefined && rest.enum === undefined && rest.const === undefined
  if (step === undefined) return isAny && !isMissing
  const next = /^\d+$/.test(step) ? items : isObject(properties) ? own(properties, step) : undefined
  if (isObject(next)) return isLeftOpen(next, inner, isMissing)
  return (
    properties === undefined &&
    items === undefined &&
    (isAny || [type].flat().some((one) => one === 'object' || one === 'array'))
  )
}

function rootOf(name: string): string {
  return name.split(/[.[]/)[0] ?? ''
}

/** Returns the paths of the kind's base URLs, the longest first. */
function basesOf({ baseUrl, operations }: ResolvedManifest): string[] {
  const urls = [baseUrl, ...Object.values(operations).map((operation) => operation.baseUrl ?? baseUrl)]
  const paths = urls.map(({ text }) => pathOf(text)).filter((path) => !path.includes('{'))
  return [...new Set(paths)].toSorted((a, b) => b.length - a.length)
}
