import { isObject, type Json, type JsonSchema, pointer, referredName } from '../../../base/json.ts'
import type { ResolvedManifest, ResolvedOperation } from '../../model/resolved.ts'
import { eachOperation, idOf, type ManifestRule, paramsOf } from '../rule.ts'

/** The name of a field in an example such as `name`, `-created_at`, `assignee.name`, `modified desc` or `state eq 2`. */
const FIELD = /^[-+]?([A-Za-z_]\w*)(?:\.[\w.]+)?(?:[ :](?:asc|desc)$| ?[=!<>]| (?:eq|ne|gt|ge|lt|le|in) |$)/i
/** Sentences about a record's existing values. */
const REPLACES = /(?:^|[.:] )Replaces (?:the|all) (?!default)|\b(?:leave out|[Oo]thers) keep (?:its|their) values?\b/

/** Params of a type or an entity are shared: their texts apply to each operation, and examples name fields that each has. */
export const sharedParam: ManifestRule = {
  name: 'shared-param',
  severity: 'warning',
  check(context) {
    const named = fieldsInExamples(context.resolved)
    eachOperation(context, 'shared-param', (operation, reportAt) => {
      const fields = fieldsOf(operation, context.resolved)
      for (const [name, schema] of Object.entries(paramsOf(operation))) {
        const other = [...(named.get(exampleOf(name, schema)) ?? [])].find((field) => fields && !fields.has(field))
        const problem =
          other === undefined
            ? replacingProblem(operation, schema)
            : `has an example with "${other}", which is no field of its records`
        if (problem)
          reportAt(pointer('/params', name), `Param "${name}" of ${idOf(operation)} ${problem}`, { on: 'key' })
      }
    })
  },
}

function replacingProblem({ effect }: ResolvedOperation, { description }: JsonSchema): string | undefined {
  if (effect !== 'additive' || typeof description !== 'string' || !REPLACES.test(description)) return undefined
  return 'speaks of current values, and a new record has none: leave that out, or write "An update …"'
}

/** Returns the field names in each param's examples. */
function fieldsInExamples(manifest: ResolvedManifest): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const operation of Object.values(manifest.operations)) {
    const fields = fieldsOf(operation, manifest)
    for (const [name, schema] of Object.entries(paramsOf(operation))) {
      const words = wordsOf(schema.examples).filter((word) => fields?.has(word))
      const key = exampleOf(name, schema)
      if (words.length > 0) found.set(key, new Set([...(found.get(key) ?? []), ...words]))
    }
  }
  return found
}

/** Returns a key that is equal for operations with the same param. */
function exampleOf(name: string, { description, examples }: JsonSchema): string {
  return JSON.stringify([name, description, examples])
}

function wordsOf(examples: Json | undefined): string[] {
  if (Array.isArray(examples)) return examples.flatMap(wordsOf)
  if (typeof examples !== 'string') return []
  return examples.split(',').flatMap((part) => FIELD.exec(part.trim())?.[1] ?? [])
}

/** Returns the fields of an operation's records; undefined if no schema lists them. */
function fieldsOf({ record }: ResolvedOperation, { schemas }: ResolvedManifest): ReadonlySet<string> | undefined {
  const targets = [record, ...[record?.anyOf ?? []].flat()].filter(isObject) as JsonSchema[]
  const names = targets.flatMap((one) => {
    const name = referredName(one)
    return Object.keys(((name === undefined ? one : schemas[name])?.properties ?? {}) as object)
  })
  return names.length > 0 ? new Set(names) : undefined
}
