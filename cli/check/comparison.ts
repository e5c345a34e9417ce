/** Compares a manifest with the description and the waivers of the options. */
import type { ValidManifest } from 'plugboard/author'
import {
  compareGraphql,
  compareOpenapi,
  type Comparison,
  parseWaivers,
  readGraphqlSchema,
  waive,
  type WaivedComparison,
} from '../../authoring/index.ts'
import { UsageError } from '../base/usage.ts'
import { asUsage, readDescriptions, readNamedFile } from '../input/description.ts'

/** The options that name a vendor's description. */
export interface DescriptionFlags {
  readonly openapi?: readonly string[]
  readonly graphql?: string
  readonly waivers?: string
}

/** Compares a manifest, without waived findings. */
type Compare = (valid: ValidManifest) => Promise<WaivedComparison>

/** Returns a function that compares a kind with the description of the options. @throws UsageError unless they name one */
export function comparisonOf(flags: DescriptionFlags): Compare {
  const compareWith = descriptionOf(flags)
  return async (valid) => waive(await compareWith(valid), await waiversOf(flags.waivers))
}

function descriptionOf({ openapi, graphql }: DescriptionFlags): (valid: ValidManifest) => Promise<Comparison> {
  if (openapi !== undefined && graphql === undefined)
    return async (valid) => compareOpenapi(valid, await readDescriptions(openapi))
  if (graphql !== undefined && openapi === undefined)
    return (valid) =>
      asUsage(graphql, async () => compareGraphql(valid, readGraphqlSchema(await readNamedFile(graphql))))
  throw new UsageError(
    'Cannot compare: --openapi or --graphql is missing',
    "Set one of them to the file with the vendor's description.",
  )
}

/** Returns the waivers of a file; none without one. @throws UsageError; ManifestError for a file of another form */
export async function waiversOf(file: string | undefined): Promise<ReturnType<typeof parseWaivers>> {
  if (file === undefined) return []
  return parseWaivers(await readNamedFile(file, 'The file must contain a YAML list of message and because.'), file)
}
