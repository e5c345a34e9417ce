import type { ResolvedManifest } from '../runtime/author.ts'
import type { GeneratedFile } from './file.ts'

/** The resolved form of each kind, which `load` reads without any parser. */
export function generateKinds(kinds: readonly ResolvedManifest[]): GeneratedFile[] {
  return kinds.map((kind) => ({ path: `kinds/${kind.kind}.json`, text: `${JSON.stringify(kind)}\n` }))
}
