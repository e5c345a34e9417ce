/** Policies of a token, of a command line, or of a program. */
import { isOwnAction } from '../../../runtime/base/actions.ts'
import { ConnectorError } from '../../../runtime/base/errors.ts'
import { isReading } from '../../../runtime/base/http.ts'
import { matchesGlob, quoted } from '../../../runtime/base/names.ts'
import { namesOperation } from '../../../runtime/base/scopes.ts'
import { BOOLEAN, checkOptions, countKind, LIST, optionsOf, STRINGS } from '../../../runtime/base/options.ts'
import type { OperationInfo } from '../../base/engine.ts'
import { checkSequenceRules, type SequenceRule } from './sequence.ts'
import { brokenRule, isNamedBy, namesKind } from './broken-rules.ts'
import { checkRules, type ParamRule } from './param-rules.ts'

/** Actions that return whole records. */
const WHOLE = ['get', 'list'] as const

/**
 * Limits of an agent. A part that you leave out restricts nothing. An operation needs the permission of every part.
 * @example const policy: AgentPolicy = { kinds: ['stripe'], noDelete: true, maxCalls: 100 }
 */
export interface AgentPolicy {
  /** Whether to allow only operations with the effect `read`. */
  readonly readOnly?: boolean
  /** Whether to refuse operations with the effect `destroys`. */
  readonly noDelete?: boolean
  /** Whether to refuse operations that move money or credit. */
  readonly noPayments?: boolean
  /** Allowed kinds. */
  readonly kinds?: readonly string[]
  /** Allowed entities: `customers`, or `stripe.customers` of one kind. */
  readonly entities?: readonly string[]
  /** Allowed operations: `customers.list`, `stripe.customers.list`, or globs such as `*.list` and `stripe.*`. */
  readonly operations?: readonly string[]
  /**
   * Allowed requests to endpoints that no operation names, by method and path: `GET /v1/*`, `* /v1/invoices/*`. `*` is any text. None by
   * default.
   */
  readonly requests?: readonly string[]
  /** Limits of params, such as a channel. At most 100. A kind that a rule names gets no requests. */
  readonly rules?: readonly ParamRule[]
  /** Operations that a person approves, call by call: names or globs. Their kinds get no requests. */
  readonly approve?: readonly string[]
  /** Operations that are refused once the agent has read texts of strangers. */
  readonly after?: readonly SequenceRule[]
  /** Maximum number of calls of operations and requests together. */
  readonly maxCalls?: number
}

const PARTS = optionsOf<AgentPolicy>({
  readOnly: BOOLEAN,
  noDelete: BOOLEAN,
  noPayments: BOOLEAN,
  kinds: STRINGS,
  entities: STRINGS,
  operations: STRINGS,
  requests: STRINGS,
  rules: LIST,
  approve: STRINGS,
  after: LIST,
  maxCalls: countKind('calls'),
})

/**
 * Checks the names and rules of a policy: an unknown one would limit nothing.
 * @example checkPolicyNames({ readOnly: true, kinds: ['stripe'] })
 * @throws ConnectorError `invalid_params`
 */
export function checkPolicyNames(policy: AgentPolicy): void {
  checkOptions(policy, PARTS, 'use the policy')
  checkRules(policy.rules ?? [])
  checkSequenceRules(policy.after ?? [])
}

/** An operation as a policy judges it. */
export interface JudgedOperation extends Pick<OperationInfo, 'entity' | 'action' | 'effect' | 'pays'> {
  readonly kind: string
  /** Whether a search returns whole records, as `list` and `get` do. */
  readonly isWhole?: boolean
}

/** Whether a policy allows a kind. */
export function allowsKind({ kinds }: AgentPolicy, kind: string): boolean {
  return kinds === undefined || kinds.includes(kind)
}

/** Whether a policy allows an operation, apart from the number of calls. */
export function allows(policy: AgentPolicy, operation: JudgedOperation): boolean {
  return refusalOf(policy, operation) === undefined
}

/**
 * Whether a policy allows an entity in the search of all copies. A search without params keeps to no rule.
 * @example allowsSearch({ readOnly: true }, 'stripe', 'customers') // true
 */
export function allowsSearch(policy: AgentPolicy, kind: string, entity: string): boolean {
  const operation = { kind, entity, action: 'search', effect: 'read' } as const
  return allows(policy, operation) && !(policy.rules ?? []).some((rule) => isNamedBy(rule.operations, operation))
}

/**
 * Checks an operation.
 * @example checkPolicy({ readOnly: true }, { kind: 'stripe', entity: 'customers', action: 'list', effect: 'read' })
 * @throws ConnectorError `operation_forbidden` with the part of the policy that refuses
 */
export function checkPolicy(policy: AgentPolicy, operation: JudgedOperation): void {
  checkRefusal(callText(operation), refusalOf(policy, operation))
}

/**
 * Checks a call.
 * @param params as they are sent
 * @example checkCall(policy, { kind: 'stripe', entity: 'customers', action: 'list', effect: 'read' }, { limit: 10 })
 * @throws ConnectorError `operation_forbidden` with the part of the policy that refuses
 */
export function checkCall(
  policy: AgentPolicy,
  operation: JudgedOperation,
  params: Readonly<Record<string, unknown>>,
): void {
  const isWhole = asksForWhole(operation.action, params)
  const refusal = refusalOf(policy, { ...operation, isWhole }) ?? brokenRule(policy.rules, operation, params)
  checkRefusal(callText(operation), refusal)
}

/** Whether calls of an operation need a person's approval. */
export function needsApproval({ approve = [] }: AgentPolicy, operation: JudgedOperation): boolean {
  return isNamedBy(approve, operation)
}

/**
 * Refuses an operation that needs approval, where no person can be asked.
 * @example checkUnasked(policy, { kind: 'stripe', entity: 'refunds', action: 'create', effect: 'additive' })
 * @throws ConnectorError `operation_forbidden`
 */
export function checkUnasked(policy: AgentPolicy, operation: JudgedOperation): void {
  if (!needsApproval(policy, operation)) return
  const message = `Cannot ${callText(operation)}: a person has to approve it, and cannot be asked here`
  throw new ConnectorError('operation_forbidden', message, {
    sent: false,
    hint: 'Call it alone, by a tool, in a program that supports elicitation. Nothing was sent.',
  })
}

function checkRefusal(what: string, refusal: string | undefined): void {
  if (refusal === undefined) return
  throw new ConnectorError('operation_forbidden', `Cannot ${what}: ${refusal}`, {
    sent: false,
    hint: 'Ask the person who gave you access to allow it. Nothing was sent.',
  })
}

function callText({ kind, entity, action }: JudgedOperation): string {
  return `call ${entity}.${action} of ${quoted(kind)}`
}

function refusalOf(
  policy: AgentPolicy,
  { kind, entity, action, effect, pays, isWhole = false }: JudgedOperation,
): string | undefined {
  if (!allowsKind(policy, kind)) return 'the policy leaves out its kind'
  if (policy.readOnly && effect !== 'read') return 'the policy is read-only, and the operation changes data'
  if (policy.noDelete && effect === 'destroys') return 'the policy allows nothing that cannot be undone'
  if (policy.noPayments && pays) return 'the policy allows no payments, and the operation moves money'
  const { entities, operations } = policy
  if (entities && !entities.some((name) => name === entity || name === `${kind}.${entity}`))
    return 'the policy leaves out its entity'
  const isNamed = (one: string) =>
    operations === undefined || operations.some((pattern) => namesOperation(pattern, kind, { entity, action: one }))
  if (!isNamed(action)) return 'the policy leaves out the operation'
  if (isWhole && !WHOLE.some(isNamed)) return 'the policy leaves out get and list, one of which whole records need'
  return undefined
}

function asksForWhole(action: string, params: Readonly<Record<string, unknown>> = {}): boolean {
  return action === 'search' && params.include !== undefined && params.include !== null
}

/** A request as a policy judges it. */
export interface JudgedRequest {
  readonly kind: string
  readonly method: string
  /** Below the base URL, without the query. After its host, where that is not the connection's. */
  readonly path: string
  /** Operations of the kind, which requests could replace. */
  readonly operations: readonly Pick<OperationInfo, 'entity' | 'action' | 'effect' | 'pays'>[]
}

/**
 * Checks a request that no operation names.
 * @example checkRequestPolicy(policy, { kind: 'stripe', method: 'GET', path: '/v1/balance', operations: [] })
 * @throws ConnectorError `operation_forbidden` with the part of the policy that refuses
 */
export function checkRequestPolicy(policy: AgentPolicy, request: JudgedRequest): void {
  checkRefusal(`send ${quoted(`${request.method} ${request.path}`)}`, requestRefusalOf(policy, request))
}

function requestRefusalOf(policy: AgentPolicy, { kind, method, path, operations }: JudgedRequest): string | undefined {
  if (!allowsKind(policy, kind)) return 'the policy leaves out its kind'
  const isRead = isReading(method)
  if (policy.readOnly && !isRead) return 'the policy is read-only, and the request may change data'
  if (policy.noDelete && !isRead && (method === 'DELETE' || operations.some(endsByVerb)))
    return 'the policy allows nothing that cannot be undone, and the request may do that'
  if (policy.noPayments && !isRead && operations.some(({ pays }) => pays))
    return 'the policy allows no payments, and a request to its kind may move money'
  const ruled = (policy.rules ?? []).flatMap((rule) => rule.operations)
  if (namesKind(ruled, kind, operations))
    return 'the policy has rules for params of its kind, which a request passes by'
  if (namesKind(policy.approve ?? [], kind, operations))
    return 'a person approves operations of its kind, which a request passes by'
  const names = [`${method} ${path}`, `* ${path}`]
  const isAllowed = (policy.requests ?? []).some((pattern) => names.some((name) => fits(name, pattern)))
  return isAllowed ? undefined : 'the policy leaves out the request'
}

/** Whether an operation destroys by its own verb, such as void, which is seldom sent by DELETE. */
function endsByVerb({ action, effect }: Pick<OperationInfo, 'action' | 'effect'>): boolean {
  return effect === 'destroys' && isOwnAction(action)
}

/** Whether a method and path fit a pattern with one method or any. */
function fits(name: string, pattern: string): boolean {
  const [method, path] = [name.slice(0, name.indexOf(' ')), name.slice(name.indexOf(' ') + 1)]
  const at = pattern.indexOf(' ')
  return pattern.slice(0, at) === method && matchesGlob(path, pattern.slice(at + 1))
}
