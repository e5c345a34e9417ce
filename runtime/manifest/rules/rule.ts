/** What a rule is, and the walks that rules share. */
import type { Json } from '../../base/json.ts'
import { isObject, pointer } from '../../base/json.ts'
import type { Manifest } from '../manifest.ts'
import type { SourceDocument } from '../parse.ts'
import type { Report } from '../problem.ts'
import type { Origins, ResolvedManifest } from '../resolved.ts'

/** What a rule about any document sees; the document may not fit the language. */
export interface DocumentContext {
  readonly document: SourceDocument
  readonly report: Report
}

/** What a rule about a manifest sees; it fits the language's schema. */
export interface RuleContext {
  readonly manifest: Manifest
  readonly resolved: ResolvedManifest
  readonly origins: Origins
  readonly report: Report
}

/** One rule: its name is its file's, and stands in the problems it reports. */
export interface Rule<Context = RuleContext> {
  readonly name: string
  readonly check: (context: Context) => void
}

/** Calls `visit` with every value of a tree and its pointer, from the root down. */
export function walk(value: Json, visit: (value: Json, at: string) => void, at = ''): void {
  visit(value, at)
  if (Array.isArray(value)) value.forEach((item, index) => walk(item, visit, pointer(at, index)))
  else if (isObject(value)) for (const [key, item] of Object.entries(value)) walk(item as Json, visit, pointer(at, key))
}
