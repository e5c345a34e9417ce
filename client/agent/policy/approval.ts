/** Calls that wait for a person. The person sees the call as it is sent, never the model's description of it. */
import { ConnectorError } from '../../../runtime/base/errors.ts'
import type { JsonObject } from '../../../runtime/index.ts'
import type { OperationInfo } from '../../base/engine.ts'

/** A call that waits for approval. */
export interface AgentCall {
  readonly tool: string
  readonly connector: string
  /** Name of the connector, as people use it. */
  readonly name?: string | undefined
  readonly kind: string
  readonly entity: string
  readonly action: string
  /** A read needs approval only where the policy names it. */
  readonly effect: OperationInfo['effect']
  /** Whether the call moves money or credit. */
  readonly pays?: boolean | undefined
  readonly params: JsonObject
  readonly idempotencyKey?: string | undefined
}

/** Asks a person to approve a call. Only true approves it. */
export type Approve = (call: AgentCall) => boolean | Promise<boolean>

/** Asks for approval. @throws ConnectorError `cancelled` without it */
export async function checkApproved(approve: Approve, call: AgentCall): Promise<void> {
  const isApproved: unknown = await approve(call)
  if (isApproved === true) return
  const { entity, action } = call
  throw new ConnectorError('cancelled', `Cannot call ${entity}.${action}: it was not approved`, { sent: false })
}

/** Longer texts are not read by a person. */
const MOST_CHARACTERS = 8_000
/** Characters that are not drawn, or drawn as others. */
const UNSEEN = /[\p{C}\p{DI}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu

/**
 * A call in words for the person who approves it, with every character visible.
 * @example const approved = await ask(approvalText(call))
 * @throws ConnectorError `operation_forbidden` for a call that is too long to read
 */
export function approvalText({ connector, name, kind, entity, action, effect, pays, params }: AgentCall): string {
  const text = JSON.stringify(params, null, 2).split('\n').map(written).join('\n')
  if (text.length > MOST_CHARACTERS)
    throw new ConnectorError(
      'operation_forbidden',
      `Cannot call ${entity}.${action}: a person has to approve it, and its params are too long to read`,
      { sent: false, hint: `Send at most ${MOST_CHARACTERS} characters of params.` },
    )
  const account = name === undefined ? connector : `${connector} (${written(JSON.stringify(name))})`
  return `${entity}.${action} of ${kind}, connector ${account}. It ${DOES[effect]}${pays ? ' and moves money' : ''}. The params:\n${text}`
}

function written(line: string): string {
  return line.replace(UNSEEN, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
}

const DOES = {
  read: 'reads data',
  additive: 'adds data',
  overwrites: 'overwrites data',
  destroys: 'cannot be undone',
} as const
