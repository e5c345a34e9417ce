/** Entities with copies, and their columns. */
import type { Platform } from 'plugboard'
import type { ResolvedManifest } from 'plugboard/author'
import { basesIn, ConnectorError, own } from 'plugboard/internal'
import { load } from 'plugboard/runtime'
import { DEFINITIONS_FOLDER } from '../../codegen/index.ts'
import { type Column, columnsOf } from '../model/columns.ts'

/** An entity of a kind. */
export interface KindEntity {
  readonly entity: string
  readonly columns: readonly Column[]
}

/** The kinds of a server: own kinds, and the ones of the package. */
export class ServerKinds {
  readonly #platform: Platform
  #own: Promise<ReadonlySet<string>> | undefined
  readonly #entities = new Map<string, Promise<readonly KindEntity[]>>()

  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** Returns the searchable entities of a kind; none for an unknown kind. */
  entities(kind: string, signal: AbortSignal): Promise<readonly KindEntity[]> {
    const known = this.#entities.get(kind) ?? this.#read(kind, signal)
    this.#entities.set(kind, known)
    known.catch(() => this.#entities.delete(kind))
    return known
  }

  /** Forgets kinds, since an organization may upload newer versions. */
  forget(): void {
    this.#own = undefined
    this.#entities.clear()
  }

  async #read(kind: string, signal: AbortSignal): Promise<readonly KindEntity[]> {
    const manifest = await this.#manifest(kind, signal)
    if (!manifest) return []
    return Object.keys(manifest.entities)
      .filter((entity) => own(manifest.entities, entity)?.search !== undefined)
      .map((entity) => ({ entity, columns: columnsOf(manifest, entity) }))
  }

  async #manifest(kind: string, signal: AbortSignal): Promise<ResolvedManifest | undefined> {
    this.#own ??= this.#listOwn(signal)
    if ((await this.#own).has(kind)) {
      const { validateManifest } = await import('plugboard/author')
      return validateManifest(
        await this.#platform.definitions.manifest(kind, { signal }),
        `${kind}.yaml`,
        basesIn(DEFINITIONS_FOLDER),
      ).resolved
    }
    try {
      return (await load(kind)).manifest
    } catch (error) {
      if (error instanceof ConnectorError && error.code === 'definition_not_found') return undefined
      throw error
    }
  }

  async #listOwn(signal: AbortSignal): Promise<ReadonlySet<string>> {
    const listed = await this.#platform.definitions.list({}, { signal })
    return new Set(listed.flatMap(({ own: isOwn, connectorType }) => (isOwn && connectorType ? [connectorType] : [])))
  }
}
