/** Resolves a call of an agent: the connector by its ID or kind, and the operation of its kind. */
import { ConnectorError } from '../../runtime/base/errors.ts'
import { didYouMean, didYouMeanAction, nearest, quoted } from '../../runtime/base/names.ts'
import type { JsonObject } from '../../runtime/index.ts'
import type { CallOptions } from '../base/engine.ts'
import type { ListOwnFields } from './own-fields/own-call.ts'
import { allowsKind, type AgentPolicy, boundOperation, checkCall, checkPolicy } from './policy/index.ts'
import type { AgentConnector, AgentKind, AgentOperation, AgentSource } from './agent-source.ts'

/** An operation of a connector. */
export interface Target {
  readonly connector: AgentConnector
  readonly kind: AgentKind
  readonly operation: AgentOperation
}

/** Names of an operation. */
export interface TargetNames {
  readonly connector: string
  readonly entity: string
  readonly action: string
}

/** Name of a connector in results. Short, since each result repeats it. */
export function shownName({ id, shortId }: Pick<AgentConnector, 'id' | 'shortId'>): string {
  return shortId ?? id
}

/** Connectors that a policy allows. */
export async function allowedConnectors(source: AgentSource, policy: AgentPolicy): Promise<readonly AgentConnector[]> {
  return (await source.connectors()).filter(({ kind }) => allowsKind(policy, kind))
}

/**
 * The operation of some names, within the policy. `checkTargetCall` judges a call of it.
 * @throws ConnectorError `connector_not_found`, `connector_ambiguous`, `unknown_entity`, `unsupported_action` with the nearest name;
 * `operation_forbidden`
 */
export async function targetOf(source: AgentSource, policy: AgentPolicy, names: TargetNames): Promise<Target> {
  const { connector, kind } = await connectorNamed(source, policy, names.connector)
  const operation = operationOf(kind, names)
  checkPolicy(policy, { kind: kind.kind, ...operation })
  return { connector, kind, operation: boundOperation(policy.rules, kind.kind, operation) }
}

/**
 * Checks a call of a target.
 * @param params as they are sent
 * @throws ConnectorError `operation_forbidden`
 */
export function checkTargetCall(policy: AgentPolicy, { kind, operation }: Target, params: JsonObject): void {
  checkCall(policy, { kind: kind.kind, ...operation }, params)
}

/** Lists the account's own fields of a target's entity. */
export function ownLister({ connector, operation }: Target, { signal, timeoutMs }: CallOptions): ListOwnFields {
  return async (of) => {
    const fields = await connector.fields?.(operation.entity, of, { signal, timeoutMs })
    if (fields) return fields
    throw new ConnectorError(
      'unsupported_action',
      `Cannot list the own fields of ${operation.entity}: they are unknown`,
      {
        sent: false,
      },
    )
  }
}

/** A connector with its kind, by its ID or kind. @throws ConnectorError `connector_not_found`, `connector_ambiguous` */
export async function connectorNamed(
  source: AgentSource,
  policy: AgentPolicy,
  name: string,
): Promise<Omit<Target, 'operation'>> {
  const connector = connectorOf(await allowedConnectors(source, policy), name, source)
  return { connector, kind: source.kinds.find((one) => one.kind === connector.kind)! }
}

function connectorOf(
  connectors: readonly AgentConnector[],
  given: string,
  { kinds }: Pick<AgentSource, 'kinds'>,
): AgentConnector {
  const name = given.trim()
  const byId = connectors.find(({ id }) => id === name)
  const byShortId = connectors.filter(({ shortId }) => shortId === name)
  if (byId) return byId
  const [short, ...alike] = byShortId
  if (short && alike.length === 0) return short
  const word = name.toLowerCase()
  const ofKind = connectors.filter((one) => one.kind === word || one.name?.toLowerCase() === word)
  const [only, ...others] = ofKind
  if (others.length > 0) throw ambiguous(ofKind, name)
  if (only) return only
  const names = new Set(connectors.flatMap((one) => [shownName(one), one.kind]))
  const isKind = kinds.some(({ kind }) => kind === word)
  throw new ConnectorError(
    'connector_not_found',
    isKind
      ? `Cannot find connector ${quoted(name)}: no account of this kind is connected`
      : `Cannot find connector ${quoted(name)}.${nameMeant(name, names)}`,
    {
      entry: { actor: 'caller', status: 404 },
      sent: false,
      hint: isKind
        ? `Call connect with {"kind": ${JSON.stringify(word)}}.`
        : `Connectors are ${connectors.map(shownName).join(', ') || 'none so far: call connect'}.`,
    },
  )
}

/** ` Did you mean "x"?` with the nearest name, or the one that has the word or the initials: `pull_requests` for `pulls` and `prs`. */
function nameMeant(word: string, valid: ReadonlySet<string>): string {
  const stem = word.toLowerCase().replace(/s$/, '')
  const having = [...valid].filter((name) => name.split(/[^a-z\d]+/).some((part) => part.startsWith(stem)))
  const beginning = having.filter((name) => name.startsWith(stem))
  // "mrs" for merge_requests
  const initials = [...valid].filter((name) => name.replace(/([a-z\d])[a-z\d]*(?:_|$)/g, '$1') === stem)
  const [only] = [having, beginning, initials].find(({ length }) => length === 1) ?? []
  const isNamed = only !== undefined && stem.length > 1 && nearest(word, valid) === undefined
  return isNamed ? ` Did you mean "${only}"?` : didYouMean(word, valid)
}

function ambiguous(connectors: readonly AgentConnector[], name: string): ConnectorError {
  const choices = connectors
    .map((one) => (one.name === undefined ? shownName(one) : `${shownName(one)} (${one.name})`))
    .join(', ')
  return new ConnectorError(
    'connector_ambiguous',
    `Cannot choose ${quoted(name)}: ${connectors.length} are connected`,
    {
      entry: { actor: 'caller', status: 409 },
      sent: false,
      hint: `Choose one by its ID: ${choices}.`,
    },
  )
}

function operationOf({ kind, operations }: AgentKind, { entity, action }: TargetNames): AgentOperation {
  const ofEntity = operations.filter((one) => one.entity === entity)
  const found = ofEntity.find((one) => one.action === action)
  if (found) return found
  if (ofEntity.length === 0) {
    const entities = new Set(operations.map((one) => one.entity))
    // "issues.list" and "linear.issues" name an entity beside something else.
    const part = entity.split('.').find((one) => entities.has(one))
    const meant = part === undefined ? nameMeant(entity, entities) : ` Did you mean "${part}"?`
    throw new ConnectorError('unknown_entity', `Cannot find entity ${quoted(entity)} in ${kind}.${meant}`, {
      sent: false,
      hint: 'find_operations finds operations by plain words.',
    })
  }
  const actions = ofEntity.map((one) => one.action)
  throw new ConnectorError(
    'unsupported_action',
    `Cannot ${quoted(action)} ${entity} of ${kind}: no such action.${didYouMeanAction(action, actions)}`,
    { sent: false, hint: `Actions of ${entity} are ${actions.join(', ')}.` },
  )
}
