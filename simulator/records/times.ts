/** When records changed, as they say it themselves: earlier by their ordinals, and now when they are written. */
import { isObject, type Json, type JsonObject, type JsonSchema } from '../../runtime/base/json.ts'
import type { ResolvedLater, ResolvedManifest } from '../../runtime/manifest/index.ts'
import { propertyOf, type Relations } from './relations.ts'
import { schemaTypes } from '../values/index.ts'

/** The times of a kind's records. */
export interface Times {
  /** Milliseconds since 1970. */
  at(entity: string, ordinal: number): number
  /** Has a record be changed now. */
  touch(entity: string, ordinal: number): void
  /** Writes the time of change where syncs look for it, and that the record is not deleted. */
  stamp(entity: string, ordinal: number, record: JsonObject): void
}

/** The first record is the latest, so that lists by time are in the order of the others. */
const LATEST = Date.UTC(2025, 0, 1)

/** Times for a kind's records. @param now milliseconds since 1970 */
export function timesOf(manifest: ResolvedManifest, relations: Relations, now: () => number): Times {
  const touched = new Map<string, number>()
  const at = (entity: string, ordinal: number) => touched.get(`${entity}/${ordinal}`) ?? LATEST - (ordinal % 1e8) * 1000
  return {
    at,
    touch: (entity, ordinal) => touched.set(`${entity}/${ordinal}`, now()),
    stamp(entity, ordinal, record) {
      const { sync } = manifest.entities[entity] ?? {}
      const later = sync?.later
      if (!later) return
      const holdsRecords = later.record === undefined && later.id === undefined
      const field = sync.field ?? (holdsRecords ? later.field : undefined)
      if (field !== undefined) {
        const path = field.split('.')
        const types = schemaTypes(propertyOf(manifest, relations.recordOf(entity), path), manifest.schemas)
        const time = at(entity, ordinal)
        const isNumber = types.includes('integer') || types.includes('number')
        put(record, path, isNumber ? Math.floor(time / 1000) : new Date(time).toISOString())
      }
      if (holdsRecords && later.deleted?.at.in === 'body')
        putLive(record, later.deleted, propertyOf(manifest, relations.recordOf(entity), stepsOf(later.deleted)))
    },
  }
}

type Deleted = NonNullable<ResolvedLater['deleted']>

function stepsOf({ at }: Deleted): string[] {
  return at.in === 'body' ? at.steps.filter((step) => typeof step === 'string') : []
}

/** Takes the mark of deleted records from one that is not. */
function putLive(record: JsonObject, deleted: Deleted, schema: JsonSchema): void {
  const { is } = deleted
  const path = stepsOf(deleted)
  const value = path.reduce<Json | undefined>((node, name) => (isObject(node) ? node[name] : undefined), record)
  const isMarked = is ? is.includes(value ?? null) : value !== undefined && value !== null && value !== false
  const words: readonly Json[] = Array.isArray(schema.enum) ? schema.enum : ['open']
  const other = is ? (words.find((word) => !is.includes(word)) ?? null) : null
  if (isMarked) put(record, path, typeof value === 'boolean' ? !value : other)
}

function put(record: JsonObject, [name = '', ...rest]: readonly string[], value: Json): void {
  if (rest.length === 0) {
    record[name] = value
    return
  }
  const inner: JsonObject = isObject(record[name]) ? { ...record[name] } : {}
  put(inner, rest, value)
  record[name] = inner
}
