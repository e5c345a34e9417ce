/** Rules for calls: request, pagination, errors and rates. */
import type { Json } from 'plugboard/runtime'
import type { ErrorRule, NamedValue, Pagination, ResolvedOperation } from 'plugboard/author'
import { sortedJson } from '../../../mock/index.ts'
import { pathTemplate } from '../../compare/match.ts'
import { fromTo } from '../model/from-to.ts'
import {
  type ChangeClass,
  codes,
  codeText,
  type DiffFinding,
  type DiffRule,
  isSame,
  type ManifestPair,
  missingFrom,
  type OperationSide,
} from '../model/change.ts'

type Operation = OperationSide['operation']

/** Creates a rule that reports a changed part. */
function differs(
  name: string,
  pick: (operation: Operation) => unknown,
  at: string,
  say: (before: Operation, after: Operation) => string,
  kind: ChangeClass = 'wire',
): DiffRule<OperationSide> {
  return {
    name,
    class: kind,
    find: ({ before, after }) =>
      isSame(pick(before.operation), pick(after.operation))
        ? []
        : [{ message: say(before.operation, after.operation), at }],
  }
}

/** Creates a rule for entries, without those of new and removed params. */
function entriesDiffer(
  name: string,
  pick: (operation: Operation) => readonly NamedValue[],
  at: string,
  message: string,
): DiffRule<OperationSide> {
  return {
    name,
    class: 'wire',
    find: ({ before, after }) => {
      const shared = new Set(namesOf(before.operation).filter((param) => namesOf(after.operation).includes(param)))
      const patternOf = ({ operation }: OperationSide) =>
        pick(operation)
          .filter((entry) => isShared(entry, shared))
          .sort((one, other) => (sortedJson(one) < sortedJson(other) ? -1 : 1))
      const [old, now] = [patternOf(before), patternOf(after)]
      return isSame(old, now) ? [] : [{ message: `${message}${fromTo(old, now)}`, at }]
    },
  }
}

function namesOf({ params }: Operation): string[] {
  return Object.keys((params.properties ?? {}) as object)
}

/** Whether an entry is anything but the value of a param that one side lacks. */
function isShared({ value }: NamedValue, shared: ReadonlySet<string>): boolean {
  const [part, ...others] = 'template' in value ? value.template.parts : []
  return typeof part !== 'object' || others.length > 0 || part.name.startsWith('config.') || shared.has(part.name)
}

function bodyEntries({ body }: Operation): readonly NamedValue[] {
  return body?.from === 'entries' ? body.entries : body?.from === 'graphql' ? body.variables : []
}

/** Returns a body without entries. */
function wholeBody({ body }: Operation): unknown {
  return body?.from === 'entries' || body?.from === 'graphql' ? undefined : body
}

/** Returns how the operation reads records from the response. */
function readingOf({ shape, batch }: Operation): object {
  return { shape, batch }
}

/** Locators of a refusal's message and codes. */
function wordsOf({ errors: { message, code, requestId, about } }: Operation): object {
  return { message, code, request_id: requestId, about }
}

/** Returns the style, and the params that callers see in `next`. */
function seenOf(pagination: Pagination | undefined): Json {
  if (!pagination || pagination.style === 'none') return 'none'
  return pagination.style === 'link'
    ? ['link', ...pagination.links.map(({ param }) => param)]
    : [pagination.style, pagination.param]
}

const paginationChanged = ({ before, after }: ManifestPair<OperationSide>): DiffFinding[] => {
  const [old, now] = [seenOf(before.operation.pagination), seenOf(after.operation.pagination)]
  if (isSame(old, now) || old === 'none') return []
  if (now === 'none') return [{ message: 'no longer has pages', at: '/pagination' }]
  return [{ message: `paginates by ${codes([now].flat())} instead of ${codes([old].flat())}`, at: '/pagination' }]
}
const paginationAdded = ({ before, after }: ManifestPair<OperationSide>): DiffFinding[] => {
  const [old, now] = [seenOf(before.operation.pagination), seenOf(after.operation.pagination)]
  return old === 'none' && now !== 'none' ? [{ message: `has pages by ${codes([now].flat())}`, at: '/pagination' }] : []
}
const paginationRead: DiffRule<OperationSide>['find'] = ({ before, after }) =>
  isSame(seenOf(before.operation.pagination), seenOf(after.operation.pagination)) &&
  !isSame(before.operation.pagination, after.operation.pagination)
    ? [
        {
          message: `reads the next page differently${fromTo(before.operation.pagination, after.operation.pagination)}`,
          at: '/pagination',
        },
      ]
    : []

/** Returns the rules in order, one for each status. */
function rulesOf({ operation }: OperationSide): ErrorRule[] {
  return operation.errors.rules.flatMap(
    (rule) => rule.status?.map((status) => ({ ...rule, status: [status] })) ?? [rule],
  )
}

const errorsChanged = ({ before, after }: ManifestPair<OperationSide>): DiffFinding[] => {
  const [old, now] = [rulesOf(before), rulesOf(after)]
  const shared = now.filter((rule) => missingFrom([rule], old).length === 0)
  return isSame(shared, old) ? [] : [{ message: 'some errors have another code', at: '/errors/rules' }]
}
const errorsAdded = ({ before, after }: ManifestPair<OperationSide>): DiffFinding[] =>
  missingFrom(rulesOf(after), rulesOf(before)).map(({ status, at, is, not, as }) => ({
    message: `${status ? `status ${codes(status)}` : 'a refusal'}${at ? ` with ${markText({ is, not })}` : ''} is reported as ${codeText(as)}`,
    at: '/errors/rules',
  }))

function markText({ is, not }: Pick<ErrorRule, 'is' | 'not'>): string {
  if (is) return codes(is)
  return not ? `another value than ${codes(not)}` : 'its mark'
}

const scopeAdded = ({ before, after }: ManifestPair<OperationSide>): DiffFinding[] =>
  unmetBy(before.operation, after.operation).map((scope) => ({ message: `needs scope ${scope}`, at: '/scopes' }))
const scopeRemoved = ({ before, after }: ManifestPair<OperationSide>): DiffFinding[] =>
  unmetBy(after.operation, before.operation).map((scope) => ({
    message: `no longer needs scope ${scope}`,
    at: '/scopes',
    side: 'old',
  }))

/** Returns the scopes that `asked` requires and another operation does not ensure. */
function unmetBy({ scopes = [] }: Operation, asked: Operation): string[] {
  const unmet = (asked.scopes ?? []).filter((list) => !scopes.some((one) => one.every((name) => list.includes(name))))
  return unmet.map((list) => list.map(codeText).join(' or '))
}

const EFFECTS = ['read', 'additive', 'overwrites', 'destroys']

/** Returns the difference in severity of two operations' effects, negative for a milder one. */
function furtherBy({ operation: now }: OperationSide, { operation: old }: OperationSide): number {
  return EFFECTS.indexOf(now.effect) - EFFECTS.indexOf(old.effect)
}

const effectRaised = ({ before, after }: ManifestPair<OperationSide>): DiffFinding[] => {
  const { effect } = after.operation
  const message = `is ${codeText(effect)}, not ${codeText(before.operation.effect)}`
  return [
    ...(furtherBy(after, before) > 0 ? [{ message, at: '/effect' }] : []),
    ...(after.operation.pays && !before.operation.pays ? [{ message: 'moves money', at: '/pays' }] : []),
  ]
}
const effectLowered = ({ before, after }: ManifestPair<OperationSide>): DiffFinding[] => {
  const { effect } = after.operation
  const message = `is only ${codeText(effect)}, not ${codeText(before.operation.effect)}`
  const noLongerPays = { message: 'no longer moves money', at: '/pays', side: 'old' } as const
  return [
    ...(furtherBy(before, after) > 0 ? [{ message, at: '/effect' }] : []),
    ...(before.operation.pays && !after.operation.pays ? [noLongerPays] : []),
  ]
}

/** Returns the conditions among an operation's params, each as text. */
function conditionsOf({ operation: { exclusive = [], needs = [] } }: OperationSide): Json[] {
  return [...exclusive, ...needs] as Json[]
}

const conditionsAdded = ({ before, after }: ManifestPair<OperationSide>): DiffFinding[] =>
  missingFrom(conditionsOf(after), conditionsOf(before)).length > 0
    ? [{ message: 'some params now exclude or require each other', at: '/params' }]
    : []
const conditionsRemoved = ({ before, after }: ManifestPair<OperationSide>): DiffFinding[] =>
  missingFrom(conditionsOf(before), conditionsOf(after)).length > 0
    ? [{ message: 'some params no longer exclude or require each other', at: '/params' }]
    : []

/** The rules about calls. */
export const CALL_RULES: readonly DiffRule<OperationSide>[] = [
  { name: 'pagination-changed', class: 'breaking', find: paginationChanged },
  { name: 'error-changed', class: 'breaking', find: errorsChanged },
  { name: 'scope-added', class: 'breaking', find: scopeAdded },
  { name: 'effect-raised', class: 'breaking', find: effectRaised },
  { name: 'conditions-added', class: 'breaking', find: conditionsAdded },
  { name: 'conditions-removed', class: 'additive', find: conditionsRemoved },
  { name: 'pagination-added', class: 'additive', find: paginationAdded },
  { name: 'error-reported', class: 'additive', find: errorsAdded },
  { name: 'scope-removed', class: 'wire', find: scopeRemoved },
  { name: 'effect-lowered', class: 'wire', find: effectLowered },
  differs(
    'method-changed',
    ({ method }) => method,
    '/request',
    (before, after) => `uses ${codeText(after.method)} instead of ${codeText(before.method)}`,
  ),
  differs(
    'path-changed',
    ({ path, routes }) => [path, routes],
    '/request',
    (before, after) =>
      isSame(before.path, after.path)
        ? 'uses another path for some params'
        : `uses ${codeText(pathTemplate(after.path))} instead of ${codeText(pathTemplate(before.path))}`,
  ),
  entriesDiffer('query-changed', ({ query }) => query, '/query', 'sends a different query'),
  entriesDiffer('headers-changed', ({ headers }) => headers, '/headers', 'sends different headers'),
  entriesDiffer('body-changed', bodyEntries, '/body', 'sends a different body'),
  differs(
    'body-changed',
    wholeBody,
    '/body',
    (before, after) => `sends a different body${fromTo(wholeBody(before), wholeBody(after))}`,
  ),
  differs(
    'graphql-changed',
    ({ body }) => (body?.from === 'graphql' ? body.document : ''),
    '/graphql',
    () => 'sends a different document',
  ),
  differs(
    'encoding-changed',
    ({ encode }) => encode,
    '/encode',
    (before, after) => `writes values differently${fromTo(before.encode, after.encode)}`,
  ),
  differs(
    'steps-changed',
    ({ keep, steps }) => [keep, steps?.map((step) => ({ ...step, hosts: [] }))],
    '/steps',
    (before, after) =>
      `sends different requests after its first, or reads them differently${fromTo(before.steps, after.steps)}`,
  ),
  { name: 'pagination-read', class: 'wire', find: paginationRead },
  differs(
    'records-read',
    readingOf,
    '/records',
    (before, after) => `reads the records from the response differently${fromTo(readingOf(before), readingOf(after))}`,
  ),
  differs(
    'error-places-changed',
    wordsOf,
    '/errors',
    (before, after) => `reads error messages from another location${fromTo(wordsOf(before), wordsOf(after))}`,
  ),
  differs(
    'retry-changed',
    ({ retry }) => retry,
    '/retry',
    (before, after) => `retries differently${fromTo(before.retry, after.retry)}`,
  ),
  differs(
    'rate-changed',
    paceOf,
    '/rate',
    (before, after) => `has another rate limit${fromTo(paceOf(before), paceOf(after))}`,
  ),
  differs(
    'redirects-changed',
    ({ redirects }) => redirects,
    '/redirects',
    (_, { redirects }) => (redirects ? 'follows redirects within the host' : 'no longer follows redirects'),
  ),
  differs(
    'timeout-changed',
    ({ timeoutMs }) => timeoutMs,
    '/timeout',
    (before, after) => `gives up after ${after.timeoutMs / 1000} s instead of ${before.timeoutMs / 1000} s`,
  ),
  differs(
    'file-changed',
    ({ file }) => file && { ...file, hosts: [] },
    '/file',
    (before, after) => `finds its file differently${fromTo(before.file, after.file)}`,
  ),
  differs(
    'description-changed',
    ({ description }) => description,
    '/description',
    () => 'has a new description',
    'internal',
  ),
  differs(
    'keywords-changed',
    ({ keywords }) => keywords,
    '/keywords',
    () => 'is found by other keywords',
    'internal',
  ),
  differs(
    'undo-changed',
    ({ undo }) => undo,
    '/undo',
    (_, { undo }) => (undo === undefined ? 'is undone by nothing' : `is undone: ${codeText(undo)}`),
    'internal',
  ),
]

/** Returns the rate of an operation, with the points that a request counts in it. */
function paceOf({ rate, cost }: ResolvedOperation): unknown {
  return cost === undefined ? rate : { ...rate, cost }
}
