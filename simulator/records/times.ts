/** The times of changes: those of the history, and the current time when records are written. */
import { type Json, type JsonObject, type JsonSchema, setValueAt, valueAt } from '../../runtime/base/json.ts'
import type { ResolvedLater, ResolvedManifest } from '../../runtime/manifest/index.ts'
import { propertyOf, type Relations } from './relations.ts'
import { schemaTypes } from '../values/index.ts'

/** The times of a kind's records. */
export interface Times {
  /** When a record changed, in milliseconds since 1970. */
  at(entity: string, ordinal: number): number
  /** Marks a record as changed now. */
  touch(entity: string, ordinal: number): void
  /** Writes the time of the change into the field that syncs read, and marks the record as not deleted. */
  stamp(entity: string, ordinal: number, record: JsonObject): void
}

/** The source of the times of a kind's records. */
export interface TimeSource {
  readonly manifest: ResolvedManifest
  readonly relations: Relations
  /** The current time in milliseconds since 1970. */
  readonly now: () => number
  /** When a record last changed in its history. */
  readonly before: (entity: string, ordinal: number) => number
}

/** The times of a kind's records. */
export function timesOf({ manifest, relations, now, before }: TimeSource): Times {
  const touched = new Map<string, number>()
  const at = (entity: string, ordinal: number) => touched.get(`${entity}/${ordinal}`) ?? before(entity, ordinal)
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
        setValueAt(record, path, isNumber ? Math.floor(time / 1000) : new Date(time).toISOString())
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

/** Removes the mark of deleted records. */
function putLive(record: JsonObject, deleted: Deleted, schema: JsonSchema): void {
  const { is } = deleted
  const path = stepsOf(deleted)
  const value = valueAt(record, path)
  const isMarked = is ? is.includes(value ?? null) : value !== undefined && value !== null && value !== false
  const words: readonly Json[] = Array.isArray(schema.enum) ? schema.enum : ['open']
  const other = is ? (words.find((word) => !is.includes(word)) ?? null) : null
  if (isMarked) setValueAt(record, path, typeof value === 'boolean' ? !value : other)
}
