/** The maps of connectors: which columns their mapped fields have. */
import type { HostedConnector, Platform } from 'plugboard'
import { ConnectorError, own } from 'plugboard/internal'
import { type Column, mappedColumns } from '../model/columns.ts'

type RecordMap = HostedConnector['map']

/** The columns of an entity's mapped fields, by the map of its connector. */
export function columnsOfMap(map: RecordMap, entity: string): Column[] {
  return mappedColumns(own(map, entity) ?? {})
}

/** The maps of the connectors of a server, each asked for once until it is forgotten. */
export class ServerMaps {
  readonly #platform: Platform
  readonly #maps = new Map<string, Promise<RecordMap>>()

  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** The columns of an entity's mapped fields; none for a connector that was deleted meanwhile. */
  async columns(connector: string, entity: string, signal: AbortSignal): Promise<Column[]> {
    const known = this.#maps.get(connector) ?? this.#read(connector, signal)
    this.#maps.set(connector, known)
    known.catch(() => this.#maps.delete(connector))
    return columnsOfMap(await known, entity)
  }

  /** Asks for the map of a connector again at its next use; for all without one. */
  forget(connector?: string): void {
    if (connector === undefined) this.#maps.clear()
    else this.#maps.delete(connector)
  }

  async #read(connector: string, signal: AbortSignal): Promise<RecordMap> {
    try {
      return (await this.#platform.connectors.get(connector, { signal })).map
    } catch (error) {
      if (error instanceof ConnectorError && error.code === 'connector_not_found') return {}
      throw error
    }
  }
}
