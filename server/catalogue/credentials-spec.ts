/** What a kind asks for when it is connected: its auth variants as forms. */
import type { CredentialsSpecBody } from 'plugboard/contract'
import {
  type Authorization,
  authorizationOf,
  type Json,
  type JsonSchema,
  type Plan,
  type ResolvedManifest,
} from 'plugboard/runtime'

type Variant = CredentialsSpecBody['variants'][number]
type Field = Variant['fields'][number]

/** The auth variants of a kind as forms. @param isAvailable whether an OAuth application of the kind is known */
export function variantsOf(plan: Plan, isAvailable: boolean): Variant[] {
  const authorization = authorizationOf(plan)
  return Object.entries(plan.manifest.auth).map(([id, auth]) => {
    const isOauth = id === authorization?.variant
    const given = isOauth ? { type: 'object', properties: authorization.given } : auth.credentials
    return {
      id,
      title: auth.title,
      help: auth.description ?? null,
      oauth: isOauth ? { is_available: isAvailable, scopes: scopesOf(authorization) } : null,
      fields: fieldsOf(given, isOauth ? Object.keys(authorization.given) : requiredOf(given), isSecret),
      settings: settingsOf(plan, auth),
    }
  })
}

function scopesOf({ scopes, scopeWords }: Authorization): NonNullable<Variant['oauth']>['scopes'] {
  return scopes.map((name) => ({ name, words: Object.hasOwn(scopeWords, name) ? scopeWords[name]! : null }))
}

/** The entities of a kind that can be copied, with names for people. */
export function entitiesOf({ manifest: { entities } }: Plan): CredentialsSpecBody['entities'] {
  return Object.entries(entities).flatMap(([name, { search }]) => (search ? [{ name, title: titleOf(name) }] : []))
}

/** The settings that a variant needs and that are not looked up after consent. */
function settingsOf(
  { manifest: { config } }: Plan,
  { config: needed = [], steps = [] }: ResolvedManifest['auth'][string],
): Field[] {
  const found = new Set(steps.flatMap((step) => ('exchange' in step ? [] : Object.keys(step.config))))
  const names = [...requiredOf(config), ...needed].filter((name) => !found.has(name))
  const properties = Object.fromEntries(Object.entries(propertiesOf(config)).filter(([name]) => names.includes(name)))
  return fieldsOf({ type: 'object', properties }, names, () => false)
}

function fieldsOf(schema: JsonSchema, required: readonly string[], isHidden: (name: string) => boolean): Field[] {
  return Object.entries(propertiesOf(schema)).map(([name, field]) => ({
    name,
    title: textOf(field.title) ?? titleOf(name),
    help: textOf(field.description),
    is_required: required.includes(name),
    is_secret: isHidden(name),
    pattern: textOf(field.pattern),
    choices: Array.isArray(field.enum) ? field.enum.map(String) : null,
    placeholder: Array.isArray(field.examples) && field.examples.length > 0 ? String(field.examples[0]) : null,
  }))
}

function propertiesOf({ properties }: JsonSchema): Record<string, JsonSchema> {
  return (properties ?? {}) as Record<string, JsonSchema>
}

function requiredOf({ required }: JsonSchema): string[] {
  return (required ?? []) as string[]
}

function textOf(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null
}

/** Names of people and accounts are read while they are typed; every other credential is hidden. */
function isSecret(name: string): boolean {
  return !/(?:^|_)(?:user|username|user_name|login|email|e_mail)$/.test(name)
}

const ACRONYMS: Readonly<Record<string, string>> = { api: 'API', id: 'ID', url: 'URL', uri: 'URI', email: 'e-mail' }

/** `API key` of `api_key`. */
function titleOf(name: string): string {
  const words = name.split('_').map((word) => ACRONYMS[word] ?? word)
  const title = words.join(' ')
  return title.charAt(0).toUpperCase() + title.slice(1)
}
