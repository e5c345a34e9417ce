/** Faults in a manifest, and the places of a manifest for faults of one kind. */

import { actionKeys } from '../../../../runtime/manifest/schema/index.ts'

/** A map of a manifest as YAML has it; faults change it. */
export interface YamlMap {
  [key: string]: unknown
}

/** One kind of fault: small, and such as an author makes. */
export interface ManifestFault {
  /** `records: another path` */
  readonly name: string
  /** Every location of it in a manifest; each function plants it there. */
  readonly sites: (manifest: YamlMap) => (() => void)[]
}

/** Stands for a key that is taken away. */
export const LOST: unique symbol = Symbol('lost')

/** Gives the wrong value in place of a right one, `LOST` to take it away, or undefined where the fault does not apply. */
export type Change = (value: unknown, name: string) => unknown

/** Says whether a value is a map. */
export function isMap(value: unknown): value is YamlMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The maps among the values of a map. */
export function mapsIn(value: unknown): YamlMap[] {
  return isMap(value) ? Object.values(value).filter(isMap) : []
}

/** The site of a change at a key; none where the key is absent or the fault does not apply. */
export function siteAt(map: unknown, key: string, change: Change): (() => void)[] {
  if (!isMap(map) || !Object.hasOwn(map, key)) return []
  const wrong = change(map[key], key)
  if (wrong === undefined) return []
  return [() => void (wrong === LOST ? delete map[key] : (map[key] = wrong))]
}

/** The sites of a change at any key of a map. */
export function sitesIn(map: unknown, change: Change): (() => void)[] {
  return isMap(map) ? Object.keys(map).flatMap((key) => siteAt(map, key, change)) : []
}

/** The operations of a manifest as they are written, with their actions. */
export function operationsOf(manifest: YamlMap): { readonly action: string; readonly operation: YamlMap }[] {
  return mapsIn(manifest.entities).flatMap((entity) =>
    actionKeys(entity).flatMap((action) => (isMap(entity[action]) ? [{ action, operation: entity[action] }] : [])),
  )
}

/** Every map that may hold keys of operations: the manifest, the defaults, the entities, the operations. */
export function levelsOf(manifest: YamlMap): YamlMap[] {
  const operations = operationsOf(manifest).map(({ operation }) => operation)
  return [manifest, ...mapsIn(manifest.defaults), ...mapsIn(manifest.entities), ...operations]
}

/** A fault at a path of keys below every level. */
export function inLevels(name: string, path: readonly string[], change: Change): ManifestFault {
  return { name, sites: (manifest) => levelsOf(manifest).flatMap((level) => siteAtPath(level, path, change)) }
}

/** A fault at any key of a map below every level. */
export function inEach(name: string, key: string, change: Change): ManifestFault {
  return { name, sites: (manifest) => levelsOf(manifest).flatMap((level) => sitesIn(level[key], change)) }
}

/** A fault at a path of keys below every auth variant. */
export function inAuth(name: string, path: readonly string[], change: Change): ManifestFault {
  return { name, sites: ({ auth }) => mapsIn(auth).flatMap((variant) => siteAtPath(variant, path, change)) }
}

/** A fault at a path of keys below every entity. */
export function inEntities(name: string, path: readonly string[], change: Change): ManifestFault {
  return { name, sites: ({ entities }) => mapsIn(entities).flatMap((entity) => siteAtPath(entity, path, change)) }
}

function siteAtPath(map: YamlMap, path: readonly string[], change: Change): (() => void)[] {
  const holder = path.slice(0, -1).reduce<unknown>((value, key) => (isMap(value) ? value[key] : undefined), map)
  return siteAt(holder, path.at(-1)!, change)
}

/** Takes the key away. */
export const lost: Change = () => LOST

/** A text with a part of it replaced, where it has the part. */
export function replacing(pattern: RegExp, by: string): Change {
  return (value) => (typeof value === 'string' && pattern.test(value) ? value.replace(pattern, by) : undefined)
}

/** Another location of a response: the last word of a path, or the name of a header, with another in its place. */
export const otherLocation: Change = (value) => {
  const [first, ...rest] = [value].flat()
  if (typeof first !== 'string') return undefined
  const wrong = first === '$' ? '$.items' : first.replace(/[\w-]+(\W*)$/, 'other$1')
  return Array.isArray(value) ? [wrong, ...rest] : wrong
}
