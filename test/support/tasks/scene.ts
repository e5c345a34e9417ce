/** The third parties of one task, new for each, and what an agent did there. */
import type { AgentConnector, AgentSource } from '../../../client/agent/index.ts'
import { own, propertiesOf } from '../../../runtime/base/json.ts'
import { startVendors, type Vendors } from '../../mock/vendors.ts'
import { sourceOfVendors } from '../agent-day.ts'
import { TASK_KINDS, type TaskParams } from './tasks.ts'

/** A call that a third party answered without an error. */
export interface DoneCall {
  /** Kind, entity and action, with dots between. */
  readonly operation: string
  readonly params: TaskParams
  readonly isRead: boolean
  /** Names of the params that the operation has. */
  readonly takes: readonly string[]
}

/** Simulated third parties with a connector to each. */
export interface Scene {
  readonly source: AgentSource
  /** Calls so far, in order. */
  readonly done: readonly DoneCall[]
  close(): Promise<void>
}

/** Starts the third parties of a task. */
export async function openScene(): Promise<Scene> {
  const vendors = await startVendors({ records: 20 })
  const source = sourceOfVendors(vendors, TASK_KINDS, TASK_KINDS)
  const done: DoneCall[] = []
  const noted = (connector: AgentConnector): AgentConnector => ({
    ...connector,
    async execute(call, options, tool) {
      const result = await connector.execute(call, options, tool)
      done.push(doneCall(vendors, connector.kind, call))
      return result
    },
  })
  return {
    source: { ...source, connectors: async () => (await source.connectors()).map(noted) },
    done,
    close: () => vendors.close(),
  }
}

function doneCall(
  vendors: Vendors,
  kind: string,
  call: { readonly entity: string; readonly action: string; readonly params?: TaskParams },
): DoneCall {
  const id = `${call.entity}.${call.action}`
  const operation = own(vendors.plan(kind).manifest.operations, id)
  return {
    operation: `${kind}.${id}`,
    params: call.params ?? {},
    // An operation that is not in the manifest, such as a search of a copy, reads.
    isRead: (operation?.effect ?? 'read') === 'read',
    takes: operation ? Object.keys(propertiesOf(operation.params)) : [],
  }
}
