/** Requests that call a connector. */
import type { ConnectorRequest } from '../../accounts/index.ts'

/** A request that calls a connector, by any route. */
export interface ConnectorCallRequest extends ConnectorRequest {
  /** The tool of an agent that asked, and the agent's program. */
  readonly agent?: { readonly tool: string; readonly client?: string }
}
