/**
 * Approval by elicitation, without a session. The first response asks the person, and carries a sealed state of the call. The client
 * repeats the call with the answer and the state. Revision 2025-11-25 does the same on streams, within one request.
 * @see https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr
 */
import { createHash, randomUUID } from 'node:crypto'
import { ConnectorError } from '../../runtime/base/errors.ts'
import { type AgentCall, type AgentTools, approvalText, type Approve } from '../agent/index.ts'

/** Name of the input request. */
export const APPROVED = 'approval'

/** The call that the person was shown, and the ID that its approval uses up. */
export interface ApprovalState {
  readonly call: string
  readonly id: string
}

/** Answer of a client, returned with a call. */
interface Returned {
  readonly responses: Readonly<Record<string, unknown>> | undefined
  /** Verified: ours, of the same caller, and at most ten minutes old. */
  readonly state: ApprovalState | undefined
}

/** Approval of one call of a tool. */
export class Approval {
  readonly #tools: Pick<AgentTools, 'useApproval'>
  readonly #returned: Returned
  #asked: AgentCall | undefined

  constructor(tools: Pick<AgentTools, 'useApproval'>, returned: Returned) {
    this.#tools = tools
    this.#returned = returned
  }

  /**
   * Whether the call was approved. A call without an answer is asked about by `question`.
   * @throws ConnectorError `operation_forbidden` for the approval of another call, and for a used one
   */
  readonly approve: Approve = async (call) => {
    const { responses, state } = this.#returned
    const response = responses?.[APPROVED]
    if (response === undefined) {
      this.#asked = call
      return false
    }
    if (!isAccepted(response)) return false
    if (state?.call !== digestOf(call)) throw refused(call, 'the person approved another call')
    if (!(await this.#tools.useApproval(state.id))) throw refused(call, 'its approval was used before')
    return true
  }

  /** The question to the person, if a call waits. @throws ConnectorError `operation_forbidden` for a call that is too long */
  question(): ApprovalQuestion | undefined {
    if (!this.#asked) return undefined
    const state = { call: digestOf(this.#asked), id: randomUUID() }
    return { message: approvalText(this.#asked), requestedSchema: FORM, state }
  }
}

/** A question to the person, and the state that returns with the answer. */
export interface ApprovalQuestion {
  readonly message: string
  readonly requestedSchema: typeof FORM
  readonly state: ApprovalState
}

/** The default answer approves nothing. */
const FORM = {
  type: 'object' as const,
  properties: { approve: { type: 'boolean' as const, title: 'Approve this call', default: false } },
  required: ['approve'],
}

function isAccepted(response: unknown): boolean {
  const { action, content } = response as {
    readonly action?: unknown
    readonly content?: { readonly approve?: unknown }
  }
  return action === 'accept' && content?.approve === true
}

/** Digest of a call, with its params in the order that the person saw. */
function digestOf({ tool, connector, kind, entity, action, params, idempotencyKey }: AgentCall): string {
  const text = JSON.stringify([tool, connector, kind, entity, action, params, idempotencyKey ?? null])
  return createHash('sha256').update(text).digest('base64url')
}

function refused({ entity, action }: AgentCall, why: string): ConnectorError {
  return new ConnectorError('operation_forbidden', `Cannot call ${entity}.${action}: ${why}`, {
    sent: false,
    hint: 'Call it again: the person is asked again.',
  })
}
