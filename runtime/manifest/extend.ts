/** Merges a manifest with the kind that it extends. A value in both texts is a collision, unless the manifest's `replaces` names it. */
import { at, isObject, type Json, own, pointer, pointerKeys } from '../base/json.ts'
import { didYouMean, quoted } from '../base/names.ts'
import { mergeLevels, WHOLE } from './resolve/merge.ts'
import { parseYaml, type SourceDocument, sourceLocation } from './source/parse.ts'
import type { ReportProblem } from './source/problems.ts'

/** Keys that describe the manifest itself and are not inherited. */
const ITS_OWN: ReadonlySet<string> = new Set([
  'format', 'kind', 'id', 'title', 'category', 'version', 'support', 'description', 'docs', 'basis', 'extends', 'replaces',
]) // prettier-ignore

/** A kind and the version that an extension was written for, as in `hubspot@2.1.0`. Authors forget the version. */
const EXTENDED = /^([a-z][a-z0-9-]{1,62})(?:@(\d{1,5})\.(\d{1,5})\.(\d{1,5}))?$/

/** The text of a kind that a manifest extends. */
export interface BaseText {
  readonly text: string
  readonly file: string
}

/** Returns the text of a kind, or the names of the available kinds. */
export type ReadBase = (kind: string) => BaseText | { readonly kinds: readonly string[] }

/** Returns a manifest merged with the kind that it extends. Undefined if it extends none, or cannot extend this one. */
export function extendedDocument(
  manifest: SourceDocument,
  readBase: ReadBase | undefined,
  report: ReportProblem,
): SourceDocument | undefined {
  const { extends: named } = (isObject(manifest.value) ? manifest.value : {}) as { readonly extends?: Json }
  if (named === undefined) return undefined
  const [, kind, ...wanted] = (typeof named === 'string' && EXTENDED.exec(named)) || []
  const refuse = (message: string): undefined => {
    report({ rule: 'extends', pointer: '/extends', message })
    return undefined
  }
  if (kind === undefined)
    return refuse('Cannot read which kind this manifest extends: name a kind and its version, such as acme@2.1.0')
  if (!readBase)
    return refuse(`Cannot read ${kind} here: compile this manifest with plugboard generate, and use its module`)
  const found = readBase(kind)
  if ('kinds' in found) return refuse(`Cannot find kind "${kind}".${didYouMean(kind, found.kinds)}`)
  const base = parseYaml(found.text, found.file)
  const { version } = base.value as { readonly version?: Json }
  if (wanted[0] === undefined)
    return refuse(
      `Cannot extend ${kind} without its version: name ${kind}@${String(version)}, the version that is here`,
    )
  if (!isAtLeast(String(version), wanted))
    return refuse(
      `${nameOf(base)} is not the ${wanted.join('.')} that this manifest extends: see what changed, then name ${kind}@${String(version)}`,
    )
  return extendDocument(manifest, base, report)
}

/** Whether a version has the same major version and is not older. */
function isAtLeast(version: string, [major, minor, patch]: readonly string[]): boolean {
  const [ownMajor, ownMinor = 0, ownPatch = 0] = version.split('.').map(Number)
  if (ownMajor !== Number(major)) return false
  return ownMinor === Number(minor) ? ownPatch >= Number(patch) : ownMinor > Number(minor)
}

/**
 * Lays a manifest over the kind that it extends, as one level over another.
 * @returns one document, whose locations lead into the text that contains the part
 */
function extendDocument(manifest: SourceDocument, base: SourceDocument, report: ReportProblem): SourceDocument {
  checkCollisions(manifest, base, report)
  const { value } = mergeLevels([base, manifest].map((document) => ({ value: document.value, pointer: '' })))
  const sourceOf = (path: string) => (depthIn(manifest.value, path) >= depthIn(base.value, path) ? manifest : base)
  return {
    file: manifest.file,
    text: manifest.text,
    value,
    sourceOf,
    positionAt: (offset) => manifest.positionAt(offset),
    locate: (path, on, within) => sourceOf(path).locate(path, on, within),
  }
}

/** Reports values of both texts that `replaces` does not name, and names in `replaces` without effect. */
function checkCollisions(manifest: SourceDocument, base: SourceDocument, report: ReportProblem): void {
  const both = new Map(overlaps(base.value, manifest.value).map((path) => [pointerKeys(path).join('.'), path]))
  const { replaces } = manifest.value as { readonly replaces?: Json }
  const allowed = Array.isArray(replaces) ? replaces.map(String) : []
  const covers = (one: string, address: string) => address === one || address.startsWith(`${one}.`)
  const collisions = [...both].filter(([address]) => !allowed.some((one) => covers(one, address)))
  for (const [address, path] of collisions) {
    const { file, line } = sourceLocation(base, path, 'key')
    const message = `${address} is also set by ${nameOf(base)}, at ${file}:${line}: name it under replaces, or choose another name`
    report({ rule: 'extends-collision', pointer: path, on: 'key', message })
  }
  const unfound = collisions.map(([address]) => address)
  allowed.forEach((one, index) => {
    if ([...both.keys()].some((address) => covers(one, address))) return
    const message = `${quoted(one)} replaces nothing of ${nameOf(base)}.${didYouMean(one, unfound)}`
    report({ rule: 'extends-replaces', pointer: pointer('/replaces', index), message })
  })
}

/** Returns the pointers that two values both set; for maps, of their entries. */
function overlaps(below: Json, above: Json, path = ''): string[] {
  if (!isObject(below) || !isObject(above)) return [path]
  return Object.entries(above).flatMap(([key, value]) => {
    const existing = own(below, key)
    if (existing === undefined || (path === '' && ITS_OWN.has(key))) return []
    const here = pointer(path, key)
    return WHOLE.has(key) ? [here] : overlaps(existing, value, here)
  })
}

function nameOf({ value }: SourceDocument): string {
  const { kind, version } = value as { readonly kind?: Json; readonly version?: Json }
  return `${String(kind)} ${String(version)}`
}

/** Counts the keys of a pointer that exist in a value. */
function depthIn(value: Json, path: string): number {
  const keys = pointerKeys(path)
  const missing = keys.findIndex((_, index) => at(value, pointer('', ...keys.slice(0, index + 1))) === undefined)
  return missing === -1 ? keys.length : missing
}
