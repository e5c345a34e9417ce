/** A manifest that extends a kind: both texts as one document. What both set is a collision, unless the manifest says that it replaces it. */
import { at, isObject, type Json, type JsonObject, own, pointer, pointerKeys } from '../base/json.ts'
import { didYouMean, quoted } from '../base/names.ts'
import { positionAt } from '../base/source.ts'
import { WHOLE } from './resolve/merge.ts'
import { parseYaml, type SourceDocument } from './source/parse.ts'
import type { ReportProblem } from './source/problems.ts'

/** What a manifest says of itself, whatever it extends. */
const ITS_OWN: ReadonlySet<string> = new Set([
  'format', 'kind', 'id', 'title', 'category', 'version', 'support', 'icon', 'description', 'docs', 'basis', 'extends', 'replaces',
]) // prettier-ignore

/** A kind and the version that an extension was written for: `hubspot@2.1.0`. */
const EXTENDED = /^([a-z][a-z0-9-]{1,62})@(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/

/** The text of a kind that a manifest extends. */
export interface BaseText {
  readonly text: string
  readonly file: string
}

/** Gives the text of a kind, or the names of the kinds there are. */
export type ReadBase = (kind: string) => BaseText | { readonly kinds: readonly string[] }

/** A manifest together with the kind that it extends; undefined for one that stands for itself, or whose kind it cannot have. */
export function extendedDocument(
  manifest: SourceDocument,
  readBase: ReadBase | undefined,
  report: ReportProblem,
): SourceDocument | undefined {
  const { extends: named } = (isObject(manifest.value) ? manifest.value : {}) as { readonly extends?: Json }
  const [, kind, ...wanted] = (typeof named === 'string' && EXTENDED.exec(named)) || []
  if (kind === undefined) return undefined
  const refuse = (message: string): undefined => {
    report({ rule: 'extends', pointer: '/extends', message })
    return undefined
  }
  if (!readBase)
    return refuse(`Cannot read ${kind} here: compile this manifest with plugboard generate, and use its module`)
  const found = readBase(kind)
  if ('kinds' in found) return refuse(`Cannot find kind "${kind}".${didYouMean(kind, found.kinds)}`)
  const base = parseYaml(found.text, found.file)
  const { version } = base.value as { readonly version?: Json }
  if (!isAtLeast(String(version), wanted))
    return refuse(
      `${nameOf(base)} is not the ${wanted.join('.')} that this manifest extends: see what changed, then name ${kind}@${String(version)}`,
    )
  return extendDocument({ manifest, base, report })
}

/** Whether a version is one of the same major version, not before another. */
function isAtLeast(version: string, [major, minor, patch]: readonly string[]): boolean {
  const [ownMajor, ownMinor = 0, ownPatch = 0] = version.split('.').map(Number)
  if (ownMajor !== Number(major)) return false
  return ownMinor === Number(minor) ? ownPatch >= Number(patch) : ownMinor > Number(minor)
}

/** The two texts of an extension. */
interface Extension {
  readonly manifest: SourceDocument
  readonly base: SourceDocument
  readonly report: ReportProblem
}

/**
 * Lays a manifest over the kind that it extends: maps merge by key, everything else replaces, null removes.
 * @returns one document, whose locations lead into the text that a part stands in
 */
function extendDocument(extension: Extension): SourceDocument {
  const { manifest, base } = extension
  const collisions = new Collisions(extension)
  const value = overlay(base.value as JsonObject, manifest.value as JsonObject, '', collisions)
  collisions.reportUnused()
  const sourceOf = (path: string) => (depthIn(manifest.value, path) >= depthIn(base.value, path) ? manifest : base)
  return {
    file: manifest.file,
    text: manifest.text,
    value,
    sourceOf,
    locate: (path, on, within) => sourceOf(path).locate(path, on, within),
  }
}

function overlay(below: JsonObject, above: JsonObject, path: string, collisions: Collisions): JsonObject {
  const merged: { [key: string]: Json } = { ...below }
  for (const [key, value] of Object.entries(above)) {
    const here = pointer(path, key)
    const existing = own(below, key)
    if (isObject(value) && isObject(existing) && !WHOLE.has(key)) {
      merged[key] = overlay(existing, value, here, collisions)
      continue
    }
    if (existing !== undefined && !(path === '' && ITS_OWN.has(key))) collisions.check(here)
    if (value === null && path !== '') delete merged[key]
    else merged[key] = value
  }
  return merged
}

/** Says of each part that both texts set whether the manifest replaces it on purpose. */
class Collisions {
  readonly #extension: Extension
  readonly #allowed: readonly string[]
  readonly #used = new Set<string>()
  readonly #found: string[] = []

  constructor(extension: Extension) {
    this.#extension = extension
    const { replaces } = extension.manifest.value as { readonly replaces?: Json }
    this.#allowed = Array.isArray(replaces) ? replaces.map(String) : []
  }

  check(path: string): void {
    const address = pointerKeys(path).join('.')
    const allowed = this.#allowed.find((one) => address === one || address.startsWith(`${one}.`))
    if (allowed !== undefined) return void this.#used.add(allowed)
    this.#found.push(address)
    const { base, report } = this.#extension
    const { line } = positionAt(base.text, base.locate(path, 'key').offset)
    const message = `${address} is also set by ${nameOf(base)}, at ${base.file}:${line}: name it under replaces, or choose another name`
    report({ rule: 'extends-collision', pointer: path, on: 'key', message })
  }

  reportUnused(): void {
    this.#allowed.forEach((address, index) => {
      if (this.#used.has(address)) return
      const message = `${quoted(address)} replaces nothing of ${nameOf(this.#extension.base)}.${didYouMean(address, this.#found)}`
      this.#extension.report({ rule: 'extends-replaces', pointer: pointer('/replaces', index), message })
    })
  }
}

function nameOf({ value }: SourceDocument): string {
  const { kind, version } = value as { readonly kind?: Json; readonly version?: Json }
  return `${String(kind)} ${String(version)}`
}

/** How many keys of a pointer a value has. */
function depthIn(value: Json, path: string): number {
  const keys = pointerKeys(path)
  const missing = keys.findIndex((_, index) => at(value, pointer('', ...keys.slice(0, index + 1))) === undefined)
  return missing === -1 ? keys.length : missing
}
