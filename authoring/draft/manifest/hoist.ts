/** Moves the shared keys of an action's operations to `defaults`, and those of all operations to the top. */
import { isObject, pointer } from 'plugboard/author'
import type { Remark } from '../../format/write-yaml.ts'
import type { DraftManifest } from './model.ts'
import { defined, groupBy } from 'plugboard/internal'
import { filled } from '../../base/filled.ts'

type Source = Readonly<Record<string, unknown>>

const SHARED = ['records', 'absent_records', 'meta', 'encode', 'headers'] as const

/** Moves repeated keys to higher levels, and comments to their new places. */
export function hoist(
  manifest: DraftManifest,
  remarks: ReadonlyMap<string, Remark>,
): { readonly manifest: DraftManifest; readonly remarks: ReadonlyMap<string, Remark> } {
  const moved = new Map(remarks)
  const entities = structuredClone(manifest.entities) as unknown as Record<string, Record<string, unknown>>
  const top: Record<string, unknown> = {}
  const everywhere = operationsOf(entities)
  for (const key of ['headers', 'encode'])
    if (
      everywhere.length > 1 &&
      isShared(
        everywhere.map(({ source }) => source),
        key,
      )
    ) {
      top[key] = everywhere[0]?.source[key]
      for (const { source } of everywhere) delete source[key]
    }
  const defaults = Object.fromEntries(
    ['list', 'get', 'create', 'update', 'delete', 'api_search'].flatMap((action) => {
      const same = operationsOf(entities).filter((one) => one.action === action)
      const shared = same.length > 1 ? shareOf(same, action, moved) : {}
      return Object.keys(shared).length > 0 ? [[action, shared]] : []
    }),
  )
  const { entities: _, errors, types, schemas, ...head } = manifest
  return {
    remarks: moved,
    manifest: defined({ ...head, ...top, errors, defaults: filled(defaults), entities, types, schemas }),
  }
}

interface Placed {
  readonly entity: string
  readonly action: string
  readonly source: Record<string, unknown>
}

function operationsOf(entities: Readonly<Record<string, Source>>): Placed[] {
  return Object.entries(entities).flatMap(([entity, actions]) =>
    Object.entries(actions).flatMap(([action, source]) =>
      isObject(source) && ('request' in source || 'graphql' in source) ? [{ entity, action, source }] : [],
    ),
  )
}

function isShared(sources: readonly Source[], key: string): boolean {
  const [first, ...others] = sources.map((source) => JSON.stringify(source[key]))
  return first !== undefined && others.every((text) => text === first)
}

/** Takes what operations share out of them. */
function shareOf(same: readonly Placed[], action: string, remarks: Map<string, Remark>): Record<string, unknown> {
  const sources = same.map(({ source }) => source)
  const [first = {}] = sources
  const shared: Record<string, unknown> = {}
  const firstParams = (first.params ?? {}) as Source
  const names = Object.keys(firstParams)
  const params = names.filter((name) =>
    isShared(
      sources.map((source) => (source.params ?? {}) as Source),
      name,
    ),
  )
  if (params.length > 0) shared.params = Object.fromEntries(params.map((name) => [name, firstParams[name]]))
  const keys = SHARED.filter((key) => isShared(sources, key))
  for (const key of keys) shared[key] = first[key]
  sharePagination(same, action, shared, remarks)
  for (const { source } of same) {
    for (const key of keys) delete source[key]
    const rest = Object.entries((source.params ?? {}) as Source).filter(([name]) => !params.includes(name))
    if (rest.length > 0) source.params = Object.fromEntries(rest)
    else delete source.params
  }
  return shared
}

/** Moves the pagination of most operations to the defaults, which the others replace. */
function sharePagination(
  same: readonly Placed[],
  action: string,
  shared: Record<string, unknown>,
  remarks: Map<string, Remark>,
): void {
  const paged = same.filter(({ source }) => source.pagination !== undefined)
  const groups = groupBy(paged, ({ source }) => JSON.stringify(source.pagination))
  const [most] = [...groups.values()].toSorted((a, b) => b.length - a.length)
  if (!most || most.length < 2 || most.length * 2 <= same.length) return
  const [first] = most
  shared.pagination = first.source.pagination
  const location = ({ entity }: Placed) => pointer('/entities', entity, action, 'pagination')
  const remark = remarks.get(location(first))
  if (remark) remarks.set(pointer('/defaults', action, 'pagination'), remark)
  for (const one of most) {
    delete one.source.pagination
    remarks.delete(location(one))
  }
}
