import { type JsonSchema, own, pointer } from '../../../base/json.ts'
import { didYouMean } from '../../../base/names.ts'
import type { ManifestRule } from '../rule.ts'

/** The page is of one account, so it inserts only settings that the owner has entered by then or that have a default. */
export const credentialsPage: ManifestRule = {
  name: 'credentials-page',
  check({ manifest, resolved, report }) {
    const { properties = {}, required = [] } = resolved.config
    const fields = properties as Record<string, JsonSchema>
    for (const [variant, { credentials_page: page = '' }] of Object.entries(manifest.auth)) {
      const given = [...(required as string[]), ...(resolved.auth[variant]?.config ?? [])]
      for (const { 1: name = '', index } of page.matchAll(/\{\{config\.([\w-]+)\}\}/g)) {
        const message = problemOf(name, own(fields, name), given, Object.keys(fields))
        if (message === undefined) continue
        report({
          rule: 'credentials-page',
          pointer: pointer('/auth', variant, 'credentials_page'),
          message,
          offset: index,
        })
      }
    }
  },
}

function problemOf(
  name: string,
  field: JsonSchema | undefined,
  given: readonly string[],
  known: readonly string[],
): string | undefined {
  if (!field) return `Cannot find config "${name}", which the page names.${didYouMean(name, known)}`
  return field.default !== undefined || given.includes(name)
    ? undefined
    : `The page names config "${name}", which this variant does not require and which has no default`
}
