/** The vendor's page on which an owner creates credentials. Nothing is ever sent there: people follow the link. */
import { type Json, type JsonSchema, own } from '../base/json.ts'
import type { ResolvedAuth } from '../manifest/index.ts'

const SETTING = /\{\{config\.([\w-]+)\}\}/g

/**
 * The page of a variant, as a URI template: each setting that is known is inserted, and each other one is a variable by its name.
 * @param config the schema of the settings, whose defaults count
 * @param known settings by name; each is encoded, so that none leaves its place
 * @see RFC 6570 section 3.2.2
 */
export function credentialsPage(
  { credentialsPage: page }: Pick<ResolvedAuth, 'credentialsPage'>,
  config: JsonSchema = {},
  known: Readonly<Record<string, Json>> = {},
): string | undefined {
  const fields = (config.properties ?? {}) as Record<string, JsonSchema>
  return page?.replace(SETTING, (_, name: string) => {
    const value = own(known, name) ?? own(fields, name)?.default
    return typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : `{${name}}`
  })
}
