/** The tools of an agent, as a program sees them. */
import type { ConnectorError } from '../../runtime/base/errors.ts'
import type { CallOptions } from '../base/engine.ts'
import type { Tool, ToolOutput } from './operations/index.ts'
import type { AgentPolicy, Approve } from './policy/index.ts'
import type { AgentResource } from './resources.ts'
import type { Skill } from './skills.ts'

/** Options of the tools of an agent. */
export interface AgentOptions {
  /** Limits of the agent. Without them, it may do anything. */
  readonly policy?: AgentPolicy
  /**
   * Called before each operation that is not a read, and each that the policy names in `approve`. Unless it returns true, the operation
   * is refused as `cancelled`.
   */
  readonly approve?: Approve
  /** Maximum number of characters of JSON in a result, unless the call asks for another number. Defaults to 20,000. */
  readonly maxCharacters?: number
  /** Whether to keep hidden characters and comments of third parties. By default they are removed, with a notice. */
  readonly rawText?: boolean
}

/** Options of one call of a tool. */
export interface AgentCallOptions extends CallOptions {
  /** Asks a person about an operation that the policy names in `approve`, in place of `approve` of the tools. */
  readonly approve?: Approve
}

/** The tools of an agent. */
export interface AgentTools {
  readonly descriptions: readonly Tool[]
  /**
   * Calls a tool. Returns a ConnectorError as `error`, with its code and hint, so that the agent can correct its call. Throws it only
   * when `signal` was aborted.
   * @example const output = await agent.call('execute_read', { connector: 'stripe', entity: 'customers', action: 'list' })
   */
  call(name: string, input?: Readonly<Record<string, unknown>>, options?: AgentCallOptions): Promise<ToolOutput>
  /**
   * Uses up an approval. Returns whether it was unused, in any process.
   * @example const isNew = await agent.useApproval('approval_1')
   */
  useApproval(id: string): Promise<boolean>
  /**
   * Guides to the connected kinds that the policy allows.
   * @example for (const { title, text } of await agent.skills()) console.log(title, text)
   */
  skills(): Promise<readonly Skill[]>
  /**
   * An error as an agent reads it, marked where it quotes a third party.
   * @example const output = agent.errorOf(error)
   */
  errorOf(error: ConnectorError): ToolOutput
  /**
   * Reads what did not fit into a result, by the `uri` of a file or the `whole` of a record.
   * @example const { text } = await agent.read('plugboard://read/…')
   * @throws ConnectorError: return `errorOf` of it to the agent
   */
  read(uri: string, options?: CallOptions): Promise<AgentResource>
}
