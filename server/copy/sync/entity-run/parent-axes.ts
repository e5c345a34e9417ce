/** The parents below which an entity is listed: records of a copy, or constants of the manifest. */
import type { ConnectorError, Json, Params } from 'plugboard/runtime'
import { ServerError } from '../../../ground/errors/index.ts'
import { type Copy, copyOf } from '../../records/copy.ts'
import { copyState } from '../../records/generations.ts'
import { recordTableOf } from '../../records/tables.ts'
import type { Database } from '../../../ground/store/index.ts'
import { lastOf } from '../../../ground/base/index.ts'
import type { EntityRunContext } from './context.ts'
import type { EntitySync } from '../../records/copied-entities.ts'

/** The parents of one listing: their keys, and the params that name them. */
export interface Parents {
  readonly at: readonly string[]
  readonly params: Params
}

interface Axis {
  readonly param: string
  /** @param before the positions of the axes before it */
  from(position: string | undefined, before: readonly string[]): AsyncIterable<{ position: string; value: Json }>
}

const BATCH = 200

function constantAxis(param: string, values: readonly Json[]): Axis {
  return {
    param,
    async *from(position = '0') {
      const start = Number(position)
      for (const [index, value] of values.slice(start).entries()) yield { position: String(start + index), value }
    },
  }
}

/** The parents of an axis: a field of a copy, of all records or only of changed ones. */
interface CopiedParents {
  readonly copy: Copy
  readonly generation: number
  readonly field: string
  /** The axis that has the same parents, if one before it has: the value is of the same record. */
  readonly sameAs?: number | undefined
  /** As `lastChange` gives it. */
  readonly changedSince?: string | undefined
}

/** An axis over a field of the parents' copy, in the order of their keys. */
function copyAxis(param: string, database: Database, parents: CopiedParents): Axis {
  const { copy, generation, field, sameAs, changedSince = '-infinity' } = parents
  const { organizationId, connectorId, kind, entity } = copy
  const read = (sign: '>=' | '>' | '=', position: string) =>
    database.of(organizationId).query<{ key: string; value: string | null; type: string }>(
      `select key, data ->> $5::text as value, jsonb_typeof(data -> $5::text) as type from ${recordTableOf(kind, entity)}
      where generation = $1 and organization_id = $2 and connector_id = $3 and key ${sign} $4
        and written_at > $6::text::timestamptz order by key limit ${BATCH}`,
      [generation, organizationId, connectorId, position, field, changedSince],
    )
  return {
    param,
    async *from(position = '', before) {
      const same = sameAs === undefined ? undefined : before[sameAs]
      let rows = await (same === undefined ? read('>=', position) : read('=', same))
      while (rows.length > 0) {
        for (const { key, value, type } of rows)
          if (value !== null) yield { position: key, value: type === 'number' ? exact(value) : value }
        rows = rows.length < BATCH ? [] : await read('>', lastOf(rows).key)
      }
    },
  }
}

/**
 * The axes of a listing, one for each param of its `each`. Params of one entity take the fields of one record.
 * @param changedSince only parents that changed after it, as `lastChange` gives it
 * @throws ConnectorError `search_not_ready` when a parent has no copy
 */
export function axesOf(
  { services: { database }, plan, lease }: Pick<EntityRunContext, 'services' | 'plan' | 'lease'>,
  { each }: Pick<EntitySync, 'each'>,
  changedSince?: string,
): Promise<Axis[]> {
  const entities = Object.values(each).map((target) => (typeof target === 'string' ? target.split('.')[0] : undefined))
  return Promise.all(
    Object.entries(each).map(async ([param, target], index) => {
      if (typeof target !== 'string') return constantAxis(param, target)
      const [parent = '', field = ''] = target.split('.')
      const copy = copyOf(plan, lease, parent)
      const state = await copyState(database.of(lease.organizationId), copy)
      if (!state) throw noParents(parent)
      const first = entities.indexOf(parent)
      const sameAs = first < index ? first : undefined
      return copyAxis(param, database, { copy, generation: state.generation, field, sameAs, changedSince })
    }),
  )
}

function noParents(parent: string): ConnectorError {
  return new ServerError('search_not_ready', `Cannot list the records under ${parent}: it has no copy yet`)
}

/** A number, unless it would lose digits; else the text. */
function exact(text: string): Json {
  return String(Number(text)) === text ? Number(text) : text
}

/** Every combination of the axes' values, from the parents of a checkpoint on. */
export async function* parentsFrom(
  axes: readonly Axis[],
  at?: readonly string[],
  before: readonly string[] = [],
): AsyncGenerator<Parents> {
  const [axis, ...rest] = axes
  if (!axis) return yield { at: [], params: {} }
  for await (const { position, value } of axis.from(at?.[0], before)) {
    const below = position === at?.[0] ? at.slice(1) : undefined
    for await (const inner of parentsFrom(rest, below, [...before, position]))
      yield { at: [position, ...inner.at], params: { [axis.param]: value, ...inner.params } }
  }
}
