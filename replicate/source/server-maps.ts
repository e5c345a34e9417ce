/** Maps of connectors, for the columns of mapped fields. */
import type { HostedConnector, Platform } from 'plugboard'
import { ConnectorError, own } from 'plugboard/internal'
import { type Column, mappedColumns } from '../model/columns.ts'

type RecordMap = HostedConnector['map']

/** Returns the columns of an entity's mapped fields. */
export function columnsOfMap(map: RecordMap, entity: string): Column[] {
  return mappedColumns(own(map, entity) ?? {})
}

/** The maps of a server's connectors. Each is read once until it is forgotten. */
export class ServerMaps {
  readonly #platform: Platform
  readonly #maps = new Map<string, Promise<RecordMap>>()

  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** Returns the columns of an entity's mapped fields; none for a deleted connector. */
  async columns(connector: string, entity: string, signal: AbortSignal): Promise<Column[]> {
    const known = this.#maps.get(connector) ?? this.#read(connector, signal)
    this.#maps.set(connector, known)
    known.catch(() => this.#maps.delete(connector))
    return columnsOfMap(await known, entity)
  }

  /** Forgets the map of a connector, or all maps. */
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
