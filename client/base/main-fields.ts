/** The fields that name a record: its key, and what a search of all copies shows of it. */
import type { ResolvedManifest } from '../../runtime/index.ts'
import { keyFields } from '../../runtime/language/record-key.ts'

/** Names that lead to a field of a record. */
export type MainPath = readonly string[]

/** Main fields of records. */
export interface MainFields {
  readonly key: readonly MainPath[]
  readonly title: readonly MainPath[]
  /** Texts by which people find a record. */
  readonly text: readonly MainPath[]
}

/** The main fields of an entity. Undefined for an entity that no copy has. */
export function mainFieldsOf({ entities }: ResolvedManifest, entity: string): MainFields | undefined {
  const { key, hit, search = {} } = entities[entity] ?? {}
  if (!key || !hit) return undefined
  const paths = (hits: readonly (readonly string[])[]) =>
    hits.flatMap(([field = '', ...inner]): MainPath[] => {
      const { at } = search[field] ?? {}
      const steps = at === undefined ? [field] : at.in === 'body' ? at.steps : []
      const names = steps.filter((step) => typeof step === 'string')
      return names.length > 0 && names.length === steps.length ? [[...names, ...inner]] : []
    })
  return { key: keyFields(key).map((name) => [name]), title: paths(hit.title), text: paths(hit.text) }
}
