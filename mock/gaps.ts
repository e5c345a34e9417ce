/** What a kind's fixtures have to show and do not. */
import { compileErrorRule, isObject } from 'plugboard/author'
import type { JsonSchema, Plan, ResolvedOperation } from 'plugboard/runtime'
import { sortedJson } from './compare.ts'
import type { Fixture } from './fixture.ts'
import { paramsNotGiven } from './params-given.ts'

/** Everything that has to be there and is not, as sentences. */
export function gapsOf(plan: Plan, fixtures: readonly Fixture[]): string[] {
  const { auth, operations, support } = plan.manifest
  const all = Object.entries(operations).map(([id, operation]) => ({
    id,
    operation,
    fixtures: fixturesOf(id, fixtures),
  }))
  return [
    ...all.flatMap(({ id, operation, fixtures: own }) => operationGaps(id, operation, own)),
    ...Object.keys(auth).flatMap((name) => variantGaps(plan, name, fixtures)),
    ...headerGaps(all),
    ...errorRuleGaps(all),
    ...(support === 'certified' ? recordedGaps(all, Object.keys(auth), fixtures) : []),
  ]
}

/** What a certified kind has to have recorded from its vendor and has not. */
function recordedGaps(
  all: readonly ShownOperation[],
  variants: readonly string[],
  fixtures: readonly Fixture[],
): string[] {
  const recorded = fixtures.filter(({ source }) => source.kind === 'recorded')
  const shown = new Set(recorded.map(({ auth }) => auth ?? variants[0]))
  const operations = all.filter(({ id }) => fixturesOf(id, recorded).length === 0).map(({ id }) => id)
  return [
    ...operations.map((id) => `${id} has no recorded fixture, which support: certified asks for`),
    ...variants
      .filter((name) => !shown.has(name))
      .map((name) => `auth variant ${name} has no recorded fixture, which support: certified asks for`),
  ]
}

/** Says whether a header chooses the version of an API. Without it the account's own version answers, which may be any. */
export function isVersionHeader(name: string): boolean {
  return /(?:^|-)(?:api-?)?(?:version|revision)$/i.test(name)
}

/** An operation with its own fixtures. */
interface ShownOperation {
  readonly id: string
  readonly operation: ResolvedOperation
  readonly fixtures: readonly Fixture[]
}

/** The fixtures that call an operation. */
export function fixturesOf(id: string, fixtures: readonly Fixture[]): readonly Fixture[] {
  return fixtures.filter(({ call }) => `${call.entity}.${call.action}` === id)
}

function operationGaps(id: string, operation: ResolvedOperation, fixtures: readonly Fixture[]): string[] {
  if (operation.untested !== undefined) return []
  if (fixtures.length === 0) return [`${id} has no fixture`]
  const largest = largestPageOf(operation, fixtures)
  const unused = paramsNotGiven(operation, fixtures)
  return [
    ...(lacksSecondPage(operation, fixtures) ? [`${id} has no fixture of a second page`] : []),
    ...Object.entries(largest ?? {}).map(([name, size]) => `${id} has no fixture of its largest page, ${name} ${size}`),
    ...(unused.length > 0 ? [`${id} has no fixture that gives ${unused.join(', ')}`] : []),
  ]
}

/** The params of the largest page that a list gives, `{limit: 100}`, where no fixture asks for it. */
export function largestPageOf(
  { pagination, params }: ResolvedOperation,
  fixtures: readonly Fixture[],
): Readonly<Record<string, number>> | undefined {
  const param = pagination && 'size' in pagination ? pagination.size : undefined
  if (param === undefined) return undefined
  const { maximum } = (params.properties as Record<string, JsonSchema>)[param] ?? {}
  if (typeof maximum !== 'number') return undefined
  const isAsked = fixtures.some(({ call, result }) => !result.error && call.params?.[param] === maximum)
  return isAsked ? undefined : { [param]: maximum }
}

/** Says whether an operation has pages, and no fixture is called with the params that another one names as next. */
export function lacksSecondPage({ pagination }: ResolvedOperation, fixtures: readonly Fixture[]): boolean {
  if (pagination === undefined || pagination.style === 'none') return false
  const called = new Set(fixtures.map(({ call }) => sortedJson(call.params ?? {})))
  return !fixtures.some(({ result }) => isObject(result.next) && called.has(sortedJson(result.next)))
}

/** A variant needs a fixture, and one that names the headers with its credentials; a query is compared whole anyway. */
function variantGaps({ manifest: { auth } }: Plan, name: string, all: readonly Fixture[]): string[] {
  const [first] = Object.keys(auth)
  const fixtures = all.filter((fixture) => (fixture.auth ?? first) === name)
  if (fixtures.length === 0) return [`auth variant ${name} has no fixture`]
  const { bearer, basic, headers } = auth[name]!.send
  const carriers = [
    ...(bearer || basic ? ['authorization'] : []),
    ...headers.filter(({ value }) => 'template' in value).map((header) => header.name.toLowerCase()),
  ]
  return [...new Set(carriers)]
    .filter((header) => !isNamed(header, fixtures))
    .map((header) => `auth variant ${name}: no fixture names its header ${header}`)
}

/** The headers that an operation's params fill, by param. */
export function headersOfParams({
  headers,
  params,
}: ResolvedOperation): { readonly param: string; readonly name: string }[] {
  return headers.flatMap(({ name, value }) => {
    const parts = 'template' in value ? value.template.parts : []
    return parts.flatMap((part) =>
      isObject(part) && Object.hasOwn(params.properties as object, part.name) ? [{ param: part.name, name }] : [],
    )
  })
}

/** Headers that choose a version, keep a repeated write from doing it twice, or hold a param, need a fixture that names them. */
function headerGaps(all: readonly ShownOperation[]): string[] {
  const tested = all.filter(({ operation, fixtures }) => operation.untested === undefined && fixtures.length > 0)
  const needed = tested.flatMap(({ operation, operation: { headers, retry, effect }, fixtures }) => [
    // A param that no call gives is a gap already.
    ...headersOfParams(operation)
      .filter(({ param }) => fixtures.some(({ call }) => call.params?.[param] !== undefined))
      .map(({ name }) => ({ name: name.toLowerCase(), fixtures })),
    ...headers.filter(({ name }) => isVersionHeader(name)).map(({ name }) => ({ name: name.toLowerCase(), fixtures })),
    ...(retry.idempotency !== undefined && effect !== 'read' ? [{ name: retry.idempotency, fixtures }] : []),
  ])
  const names = [...new Set(needed.map(({ name }) => name))]
  return names
    .filter((name) => !needed.some((one) => one.name === name && isNamed(name, one.fixtures)))
    .map((name) => `header ${name} is sent, and no fixture names it`)
}

function isNamed(header: string, fixtures: readonly Fixture[]): boolean {
  return fixtures.some(({ exchanges }) =>
    exchanges.some(({ request }) => Object.keys(request.headers ?? {}).some((name) => name.toLowerCase() === header)),
  )
}

type ErrorRule = ResolvedOperation['errors']['rules'][number]

/** The error rules that decide no answer of any fixture. */
function errorRuleGaps(all: readonly ShownOperation[]): string[] {
  const rules = new Map<string, ErrorRule>()
  const shown = new Set<string>()
  for (const { operation, fixtures } of all) {
    for (const rule of operation.errors.rules) rules.set(JSON.stringify(rule), rule)
    for (const { response } of fixtures.flatMap(({ exchanges }) => exchanges)) {
      const rule = operation.errors.rules.find((candidate) => isDecisive(candidate, response))
      if (rule) shown.add(JSON.stringify(rule))
    }
  }
  return [...rules].filter(([key]) => !shown.has(key)).map(([, rule]) => `error rule ${ruleText(rule)} has no fixture`)
}

function isDecisive(rule: ErrorRule, { status, headers, body }: Fixture['exchanges'][number]['response']): boolean {
  const values = new Map(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]))
  return compileErrorRule(rule).matches(status, { body, header: (name) => values.get(name) ?? null })
}

/** `404 with NOT_THERE as not_found` */
function ruleText({ status, is, as }: ErrorRule): string {
  const marks = [...(status ? [status.join(', ')] : []), ...(is ? [`with ${is.map(String).join(', ')}`] : [])]
  return [...marks, `as ${as}`].join(' ')
}
