/** Forms of a kind's auth variants. */
import type { CredentialsSpecBody } from 'plugboard/contract'
import {
  type Authorization,
  type ConsentWish,
  type Json,
  type JsonSchema,
  type Plan,
  type ResolvedManifest,
} from 'plugboard/runtime'
import {
  authorizationOf,
  credentialRoles,
  hasEnded,
  own,
  pageOfCredentials,
  scopeAccess,
  scopesToAsk,
  wantedFrom,
  wantedOperations,
} from 'plugboard/internal'

type ResolvedAuth = ResolvedManifest['auth'][string]
type Variant = CredentialsSpecBody['variants'][number]
type Field = Variant['fields'][number]

/**
 * Returns the auth variants of a kind as forms: consent first, ending variants last, ended variants left out.
 * @param hosts where OAuth applications of the kind are registered; without one, no consent is offered
 * @param wish operations that a consent is to allow
 * @param known settings of a connector that is connected again, by name
 * @param now milliseconds since 1970
 * @throws ConnectorError `validation_error` for a wish that names no operation
 */
export function variantsOf(
  plan: Plan,
  hosts: readonly string[],
  wish: WishOf = () => ({}),
  known: Readonly<Record<string, Json>> = {},
  now = Date.now(),
): Variant[] {
  const rankOf = ({ authorize, sunset }: ResolvedAuth) => (sunset ? 2 : Number(hosts.length === 0 || !authorize))
  return Object.entries(plan.manifest.auth)
    .filter(([, { sunset }]) => !sunset || !hasEnded(sunset, now))
    .toSorted(([, a], [, b]) => rankOf(a) - rankOf(b))
    .map(([id, auth]) => formOf(plan, id, auth, { hosts, wish, known }))
}

/** Returns the wish for an auth variant's consent. */
type WishOf = (authorization: Authorization) => ConsentWish

interface FormOptions {
  readonly hosts: readonly string[]
  readonly wish: WishOf
  readonly known: Readonly<Record<string, Json>>
}

function formOf(plan: Plan, id: string, auth: ResolvedAuth, { hosts, wish, known }: FormOptions): Variant {
  const authorization = authorizationOf(plan, id)
  return {
    id,
    title: auth.title,
    help: auth.description ?? null,
    ends_on: auth.sunset && auth.sunset.date !== 'none' ? auth.sunset.date : null,
    credentials_page: pageOfCredentials(auth, plan.manifest.config, known) ?? null,
    oauth: authorization
      ? { is_available: hosts.length > 0, scopes: scopesOf(plan, authorization, wish(authorization)) }
      : null,
    fields: credentialFields(auth),
    settings: [...(authorization ? hostFields(plan, authorization, hosts) : []), ...settingsOf(plan, auth)],
  }
}

/** The credentials that the owner enters, without values from consent, an OAuth application or the token endpoint. */
function credentialFields(auth: ResolvedAuth): Field[] {
  const roles = credentialRoles(auth)
  const properties = Object.fromEntries(
    Object.entries(propertiesOf(auth.credentials)).filter(([name]) => roles[name] === 'owner'),
  )
  const [only, ...others] = Object.values(properties)
  const fields = fieldsOf({ type: 'object', properties }, requiredOf(auth.credentials), isSecret).map((field) => ({
    ...field,
    form: formOfValue(auth, field.name),
  }))
  // The title of a variant with one value names that value.
  const isNamed = only === undefined || others.length > 0 || textOf(only.title) !== null
  return isNamed ? fields : fields.map((field) => ({ ...field, title: auth.title }))
}

/** The documented form of a credential; null where the manifest knows none. */
function formOfValue({ forms = {} }: ResolvedAuth, name: string): Field['form'] {
  const form = own(forms, name)
  return form ? { is: form.is, pattern: form.pattern ?? null, not: [...(form.not ?? [])], docs: form.docs } : null
}

/** Returns the setting for the host of the consent; none if applications are registered only at the kind's default host. */
function hostFields(plan: Plan, { registration }: Authorization, hosts: readonly string[]): Field[] {
  if (!registration || hosts.every((host) => host === registration.host)) return []
  const { setting, host: usual } = registration
  const choices = hosts.toSorted((a, b) => Number(b === usual) - Number(a === usual))
  const field = { ...propertiesOf(plan.manifest.config)[setting], enum: choices }
  return fieldsOf({ type: 'object', properties: { [setting]: field } }, [setting], () => false)
}

function scopesOf(
  plan: Plan,
  authorization: Authorization,
  wish: ConsentWish,
): NonNullable<Variant['oauth']>['scopes'] {
  const access = scopeAccess(plan, scopesToAsk(plan, authorization, wish))
  return [...access].map(([name, of]) => ({ name, words: own(authorization.scopeWords, name) ?? null, access: of }))
}

/** The entities of a kind that can be copied, with names for people. */
export function entitiesOf({ manifest: { entities } }: Plan): CredentialsSpecBody['entities'] {
  return Object.entries(entities).flatMap(([name, { search }]) => (search ? [{ name, title: titleOf(name) }] : []))
}

/** The entities that a wish is to read and to change, with names for people; null without a wish. */
export function entitiesUsed(plan: Plan, want: readonly string[] | undefined): CredentialsSpecBody['uses'] {
  if (want === undefined) return null
  const operations = wantedOperations(wantedFrom(plan), want)
  const titles = (isReading: boolean) => {
    const entities = operations.filter(({ effect }) => (effect === 'read') === isReading).map(({ entity }) => entity)
    return [...new Set(entities)].map(titleOf)
  }
  return { read: titles(true), write: titles(false) }
}

/** The settings that a variant needs and that are not looked up after consent. */
function settingsOf(
  { manifest: { config } }: Plan,
  { config: needed = [], afterConsent: steps = [], authorize, token }: ResolvedAuth,
): Field[] {
  const found = new Set(steps.flatMap((step) => ('exchange' in step ? [] : Object.keys(step.config))))
  if (authorize && token?.registration) found.add(token.registration.setting)
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
    form: null,
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

/** Names and ids of people, accounts and keys are read while they are typed; every other credential is hidden. */
function isSecret(name: string): boolean {
  return !/(?:^|_)(?:user|username|user_name|login|email|e_mail|id|sid|account|subject)$/.test(name)
}

const ACRONYMS: Readonly<Record<string, string>> = {
  api: 'API',
  id: 'ID',
  sid: 'SID',
  url: 'URL',
  uri: 'URI',
  email: 'email address',
}

/** `API key` of `api_key`. */
function titleOf(name: string): string {
  const words = name.split('_').map((word) => ACRONYMS[word] ?? word)
  const title = words.join(' ')
  return title.charAt(0).toUpperCase() + title.slice(1)
}
