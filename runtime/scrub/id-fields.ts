/** The fields with IDs of an account. */
import { own } from '../base/json.ts'
import { keyFields, keyParams } from '../language/record-key.ts'
import type { Operation, Plan } from '../plan/index.ts'

/** The names of an operation's fields with IDs: params of the path, the cursor, the key, references. A composite key has several. */
export function idFieldsOf({ manifest }: Plan, { resolved }: Operation): string[] {
  const { key = 'id', refs = {} } = own(manifest.entities, resolved.entity) ?? {}
  const { pagination } = resolved
  const paths = [resolved.path, ...resolved.routes.map(({ path }) => path)]
  const inPath = paths.flat().flatMap((part) => (typeof part === 'string' ? [] : [part.param]))
  const isCounted = pagination?.style === 'offset' || pagination?.style === 'page'
  const cursor = pagination && 'param' in pagination && !isCounted ? [pagination.param] : []
  const keys = typeof key === 'string' ? ['keys'] : []
  return [...inPath, ...cursor, ...keyFields(key), ...keyParams(key), ...Object.keys(refs), ...keys]
}

/** The literal parts of URLs in the manifest, such as `2024-10`, which belong to no account. */
export function literalsOf({ manifest }: Plan): ReadonlySet<string> {
  const operations = Object.values(manifest.operations)
  const paths = operations.flatMap(({ path, routes }) => [path, ...routes.map((route) => route.path)])
  const bases = [manifest, ...operations].flatMap(({ baseUrl }) => baseUrl?.text ?? [])
  const texts = [...bases, ...paths.flat().filter((part) => typeof part === 'string')]
  return new Set(texts.flatMap((text) => text.split('/')))
}
