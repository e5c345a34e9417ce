/** Parts that end before the rest of an API. */
import { defined, isObject, own, pointer, pointerKeys } from '../../base/json.ts'
import type { PartEnding, PartSunset, Sunset } from '../model/kind-info.ts'
import type { Field, Manifest, OperationSource } from '../model/manifest.ts'
import type { ResolvedManifest } from '../model/resolved.ts'
import { actionKeys } from '../schema/index.ts'
import { longFields } from './long-fields.ts'

/** A part of a manifest that ends, with its place. */
export interface WrittenEnding {
  /** The pointer of the part. */
  readonly at: string
  readonly ending: PartEnding
  /** All parts of the same sort in the same map, by name. */
  readonly beside: Readonly<Record<string, unknown>>
}

/** Returns each part that ends before the rest of the API, in the order of the manifest. */
export function* endingsIn({
  auth,
  config = {},
  defaults = {},
  entities,
  types = {},
  schemas = {},
}: Manifest): Generator<WrittenEnding> {
  for (const [name, { credentials = {} }] of Object.entries(auth)) {
    yield* endingOf(auth, name, '/auth')
    yield* fieldsIn(credentials, pointer('/auth', name, 'credentials'))
  }
  yield* fieldsIn(config, '/config')
  yield* operationsIn(defaults, Object.keys(defaults), '/defaults')
  for (const [name, entity] of Object.entries(entities)) {
    const at = pointer('/entities', name)
    yield* endingOf(entities, name, '/entities')
    yield* fieldsIn(entity.params ?? {}, pointer(at, 'params'))
    yield* operationsIn(entity, actionKeys(entity), at)
  }
  yield* fieldsIn(types, '/types')
  for (const [name, fields] of Object.entries(schemas)) yield* fieldsIn(fields, pointer('/schemas', name))
}

function* operationsIn(level: object, actions: readonly string[], at: string): Generator<WrittenEnding> {
  const operations = level as Readonly<Record<string, OperationSource>>
  for (const action of actions) {
    yield* endingOf(operations, action, at)
    yield* fieldsIn(operations[action]?.params ?? {}, pointer(at, action, 'params'))
  }
}

function* fieldsIn(fields: Readonly<Record<string, Field | null>>, at: string): Generator<WrittenEnding> {
  for (const { field, at: here, beside } of longFields(fields, at))
    if (beside && field.sunset) yield written(here, field.sunset, beside)
}

function* endingOf(beside: Readonly<Record<string, unknown>>, name: string, at: string): Generator<WrittenEnding> {
  const part = own(beside, name)
  if (!isObject(part) || part.sunset === undefined) return
  yield written(pointer(at, name), part.sunset as PartSunset, beside)
}

function written(at: string, sunset: PartSunset, beside: WrittenEnding['beside']): WrittenEnding {
  return { at, ending: { part: pointerKeys(at).join('.'), ...sunset }, beside }
}

/** Returns the ends of the API and of its parts, and the vendor's headers with notices of them. */
export function resolveEndings(manifest: Manifest): Pick<ResolvedManifest, 'sunset' | 'endings' | 'notices'> {
  const { headers, ...sunset } = manifest.sunset ?? {}
  const endings = [...endingsIn(manifest)].map(({ ending }) => ending)
  return defined({
    sunset: manifest.sunset && (sunset as Sunset),
    endings: endings.length > 0 ? endings : undefined,
    notices: headers?.map((header) => (typeof header === 'string' ? { name: header } : header)),
  })
}
