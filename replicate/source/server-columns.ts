/** Columns of a server's entities: the kinds describe fields, the maps of connectors add mapped ones. */
import type { HostedConnector, Platform } from 'plugboard'
import type { ResolvedManifest } from 'plugboard/author'
import { basesIn, ConnectorError, own } from 'plugboard/internal'
import { load } from 'plugboard/runtime'
import { DEFINITIONS_FOLDER } from '../../codegen/index.ts'
import { type Column, columnsOf, mappedColumns } from '../model/columns.ts'

/** An entity of a kind. */
export interface KindEntity {
  readonly entity: string
  readonly columns: readonly Column[]
}

type RecordMap = HostedConnector['map']

/** Returns the columns of an entity's mapped fields. */
export function columnsOfMap(map: RecordMap, entity: string): Column[] {
  return mappedColumns(own(map, entity) ?? {})
}

/** The kinds and maps of a server. Each is read once until it is forgotten. */
export class ServerColumns {
  readonly #platform: Platform
  readonly #entities = new Map<string, Promise<readonly KindEntity[]>>()
  readonly #maps = new Map<string, Promise<RecordMap>>()
  #own: Promise<ReadonlySet<string>> | undefined

  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** Returns the searchable entities of a kind; none for an unknown kind. */
  entities(kind: string, signal: AbortSignal): Promise<readonly KindEntity[]> {
    return once(this.#entities, kind, () => this.#readKind(kind, signal))
  }

  /** Returns the columns of an entity's mapped fields; none for a deleted connector. */
  async mapped(connector: string, entity: string, signal: AbortSignal): Promise<Column[]> {
    return columnsOfMap(await once(this.#maps, connector, () => this.#readMap(connector, signal)), entity)
  }

  /** Forgets the map of a connector, or all maps and kinds: an organization may change both. */
  forget(connector?: string): void {
    if (connector !== undefined) {
      this.#maps.delete(connector)
      return
    }
    this.#own = undefined
    this.#entities.clear()
    this.#maps.clear()
  }

  async #readKind(kind: string, signal: AbortSignal): Promise<readonly KindEntity[]> {
    const manifest = await this.#manifest(kind, signal)
    if (!manifest) return []
    return Object.keys(manifest.entities)
      .filter((entity) => own(manifest.entities, entity)?.search !== undefined)
      .map((entity) => ({ entity, columns: columnsOf(manifest, entity) }))
  }

  async #manifest(kind: string, signal: AbortSignal): Promise<ResolvedManifest | undefined> {
    this.#own ??= this.#listOwn(signal)
    if (!(await this.#own).has(kind)) return absentFor('definition_not_found', async () => (await load(kind)).manifest)
    const { validateManifest } = await import('plugboard/author')
    const text = await this.#platform.definitions.manifest(kind, { signal })
    return validateManifest(text, `${kind}.yaml`, basesIn(DEFINITIONS_FOLDER)).resolved
  }

  async #listOwn(signal: AbortSignal): Promise<ReadonlySet<string>> {
    const listed = await this.#platform.definitions.list({}, { signal })
    return new Set(listed.flatMap(({ own: isOwn, connectorType }) => (isOwn && connectorType ? [connectorType] : [])))
  }

  async #readMap(connector: string, signal: AbortSignal): Promise<RecordMap> {
    const read = async () => (await this.#platform.connectors.get(connector, { signal })).map
    return (await absentFor('connector_not_found', read)) ?? {}
  }
}

/** Returns the known promise of a key, or starts one. A failed one is started again at the next use. */
function once<T>(known: Map<string, Promise<T>>, key: string, read: () => Promise<T>): Promise<T> {
  const found = known.get(key) ?? read()
  known.set(key, found)
  found.catch(() => known.delete(key))
  return found
}

/** Returns undefined instead of an error with a code. */
async function absentFor<T>(code: string, read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ConnectorError && error.code === code) return undefined
    throw error
  }
}
