/** Selects the vendor's description of each reviewed kind. */
import type { ValidManifest } from 'plugboard/author'
import type { WaivedComparison } from '../../authoring/index.ts'
import { UsageError } from '../base/usage.ts'
import { comparisonOf, type DescriptionFlags } from '../check/comparison.ts'

/** Compares a kind; undefined without a description. */
export type CompareKind = (valid: ValidManifest) => Promise<WaivedComparison | undefined>

/** `acme=acme.json`: a kind, and the file that describes its API. */
const OF_KIND = /^([a-z][a-z0-9-]*)=(.+)$/s

/**
 * Returns a function that compares the reviewed kinds; undefined without a description.
 * @param count number of kinds: a description without a kind's name belongs to a single kind
 * @throws UsageError
 */
export function comparisonOfKinds(flags: DescriptionFlags, count: number, revision: string): CompareKind | undefined {
  const { openapi, graphql, waivers } = flags
  if (openapi === undefined && graphql === undefined) {
    if (waivers !== undefined) throw new UsageError('Cannot use --waivers without --openapi or --graphql')
    return undefined
  }
  const named = describedKinds(openapi)
  if (named.size === 0 || graphql !== undefined) {
    const compare = comparisonOf(flags)
    if (count !== 1)
      throw new UsageError(
        `Cannot compare ${count} kinds with one description: name one kind, or the kind of each description`,
        `A description covers one API: plugboard review ${revision} --openapi acme=acme.json --openapi shop=shop.json`,
      )
    return compare
  }
  const unnamed = openapi?.find((word) => !OF_KIND.test(word))
  if (unnamed !== undefined)
    throw new UsageError(`Cannot compare with ${unnamed}: name its kind as for the others, --openapi acme=${unnamed}`)
  if (waivers !== undefined && count !== 1)
    throw new UsageError(`Cannot use --waivers for ${count} kinds: a file of waivers is of one kind`)
  return async (valid) => {
    const files = named.get(valid.resolved.kind)
    return files && comparisonOf({ openapi: files, waivers })(valid)
  }
}

/** Returns the files of each kind that options name with `kind=file`. */
export function describedKinds(openapi: readonly string[] = []): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>()
  for (const word of openapi) {
    const [, kind, file] = OF_KIND.exec(word) ?? []
    if (kind !== undefined && file !== undefined) files.set(kind, [...(files.get(kind) ?? []), file])
  }
  return files
}
