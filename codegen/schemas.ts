import type { JsonSchema, ResolvedManifest } from 'plugboard/author'
import { metaContract, paramsContract, recordsContract, referredSchemas } from 'plugboard/internal'

/**
 * Returns the params, records and metadata of a kind's operations, for consumers in other languages: `#/$defs/customers.list.params`
 * and the like, with the kind's own schemas.
 */
export function schemasOf(manifest: ResolvedManifest): JsonSchema {
  const parts = Object.entries(manifest.operations).flatMap(([id, operation]): [string, JsonSchema][] => [
    [`${id}.params`, paramsContract(operation)],
    ...(operation.file
      ? []
      : ([
          [`${id}.records`, recordsContract(operation)],
          [`${id}.meta`, metaContract(operation)],
        ] satisfies [string, JsonSchema][])),
  ])
  const shared = referredSchemas(
    manifest,
    parts.map(([, schema]) => schema),
  )
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: manifest.title,
    description: 'Params, records and metadata by operation, under $defs: <entity>.<action>.params and so on.',
    $defs: Object.fromEntries([...parts, ...shared]),
  }
}
