/** Columns of a server's entities: the kinds describe fields, the maps of connectors add mapped ones. */
import type { HostedConnector, Platform } from 'plugboard'
import type { ResolvedManifest } from 'plugboard/author'
import { basesIn, ConnectorError, own, type OwnFieldPlaces } from 'plugboard/internal'
import { load } from 'plugboard/runtime'
import { DEFINITIONS_FOLDER } from '../../codegen/index.ts'
import { type Column, columnsOf, mappedColumns } from '../model/columns.ts'
import { listedPlaces, NO_OWN, ownOfCopy, type OwnOfCopy } from '../model/own-reader.ts'

/** An entity of a kind. */
export interface KindEntity {
  readonly entity: string
  readonly columns: readonly Column[]
  /** Where records have own fields that the third party lists; undefined without any. */
  readonly own: OwnFieldPlaces | undefined
}

type RecordMap = HostedConnector['map']
type OwnFields = Awaited<ReturnType<Platform['connectors']['fields']>>

/** Returns the columns of an entity's mapped fields. */
export function columnsOfMap(map: RecordMap, entity: string): Column[] {
  return mappedColumns(own(map, entity) ?? {})
}

/** The kinds and maps of a server. Each is read once until it is forgotten. */
export class ServerColumns {
  readonly #platform: Platform
  readonly #entities = new Map<string, Promise<readonly KindEntity[]>>()
  readonly #maps = new Map<string, Promise<RecordMap>>()
  readonly #ownFields = new Map<string, Promise<OwnFields>>()
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

  /** Returns an entity's columns of own fields, as its last sync listed them, and their reader; none for a deleted connector. */
  async own(connector: string, { entity, own: places }: KindEntity, signal: AbortSignal): Promise<OwnOfCopy> {
    if (!places) return NO_OWN
    const key = JSON.stringify([connector, entity])
    return ownOfCopy(places, await once(this.#ownFields, key, () => this.#readOwn(connector, entity, signal)))
  }

  /** Forgets the map of a connector, or all maps, own fields and kinds: each may change. */
  forget(connector?: string): void {
    if (connector !== undefined) {
      this.#maps.delete(connector)
      return
    }
    this.#ownFields.clear()
    this.#own = undefined
    this.#entities.clear()
    this.#maps.clear()
  }

  async #readKind(kind: string, signal: AbortSignal): Promise<readonly KindEntity[]> {
    const manifest = await this.#manifest(kind, signal)
    if (!manifest) return []
    return Object.keys(manifest.entities)
      .filter((entity) => own(manifest.entities, entity)?.search !== undefined)
      .map((entity) => ({ entity, columns: columnsOf(manifest, entity), own: listedPlaces(manifest, entity) }))
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

  async #readOwn(connector: string, entity: string, signal: AbortSignal): Promise<OwnFields> {
    const read = () => this.#platform.connectors.fields(connector, entity, { stored: true }, { signal })
    return (await absentFor('connector_not_found', () => absentFor('connector_disabled', read))) ?? []
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
