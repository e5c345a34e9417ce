/**
 * Approval by elicitation, without a session: the first answer asks the client's person, and carries a sealed state that says which call
 * was shown. The client sends the call again with the answer and the state. Revision 2025-11-25 does the same on streams, within one
 * request. @see https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr
 */
import { createHash, randomUUID } from 'node:crypto'
import { ConnectorError } from '../../runtime/base/errors.ts'
import { type AgentCall, type AgentTools, approvalText, type Approve } from '../agent/index.ts'

/** The name of what is asked of the person. */
export const APPROVED = 'approval'

/** What a state says: which call was shown to the person, and under which name its approval is used up. */
export interface ApprovalState {
  readonly call: string
  readonly id: string
}

/** What came back with a call. */
interface Returned {
  readonly responses: Readonly<Record<string, unknown>> | undefined
  /** Checked to be ours, for the same caller, and not older than ten minutes. */
  readonly state: ApprovalState | undefined
}

/** The approval of one call of a tool. */
export class Approval {
  readonly #tools: Pick<AgentTools, 'useApproval'>
  readonly #returned: Returned
  #asked: AgentCall | undefined

  constructor(tools: Pick<AgentTools, 'useApproval'>, returned: Returned) {
    this.#tools = tools
    this.#returned = returned
  }

  /**
   * Whether the call was approved; one that nobody was asked about is asked about by `question`.
   * @throws ConnectorError `operation_forbidden` for the approval of another call, and for one that was used
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

  /** What the person is asked, where a call waits for it. @throws ConnectorError `operation_forbidden` for one that is too long */
  question(): ApprovalQuestion | undefined {
    if (!this.#asked) return undefined
    const state = { call: digestOf(this.#asked), id: randomUUID() }
    return { message: approvalText(this.#asked), requestedSchema: FORM, state }
  }
}

/** What a person is asked, and the state that the client brings back with the answer. */
export interface ApprovalQuestion {
  readonly message: string
  readonly requestedSchema: typeof FORM
  readonly state: ApprovalState
}

/** Nothing is approved by pressing a button that stands first. */
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

/** What a call is: its params in the order in which they were sent, since the person saw them so. */
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
