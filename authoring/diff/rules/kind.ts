/** Rules for a whole kind: names, settings, auth variants, search and sync. */
import { pointer, own } from 'plugboard/author'
import { keySource } from 'plugboard/internal'
import type { JsonSchema, ResolvedManifest } from 'plugboard/runtime'
import { comparedFields } from '../model/fields.ts'
import { fromTo } from '../model/from-to.ts'
import {
  type ChangeClass,
  codeText,
  type DiffFinding,
  type DiffRule,
  isSame,
  type ManifestPair,
  missingFrom,
} from '../model/change.ts'
import { ENDING_STATED } from './endings.ts'
import { addedOptionalFields, addedRequiredFields, type FieldRule, removedFields } from './fields.ts'
import { NARROWING_RULES, WIDENING_RULES } from './params.ts'
import { WEBHOOK_RULES } from './webhooks.ts'

type Manifests = ManifestPair<ResolvedManifest>

/** Creates a rule for facts at the top of a manifest. */
function fact(
  name: string,
  kind: ChangeClass,
  keys: readonly (keyof ResolvedManifest)[],
  say?: string,
): DiffRule<ResolvedManifest> {
  return {
    name,
    class: kind,
    find: ({ before, after }) =>
      keys
        .filter((key) => !isSame(before[key], after[key]))
        .map((key) => ({
          message: say
            ? `${say}${fromTo(before[key], after[key])}`
            : `${codeText(key)} is ${codeText(after[key])} instead of ${codeText(before[key])}`,
          at: pointer('', key === 'baseUrl' ? 'base_url' : key),
        })),
  }
}

/** Returns the names that only one of two maps has. */
function names(before: object, after: object): { removed: string[]; added: string[] } {
  const [old, now] = [Object.keys(before), Object.keys(after)]
  return { removed: missingFrom(old, now), added: missingFrom(now, old) }
}

/** Returns the pairs of values with the same name. */
function sharedOf<T>(
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
): { readonly name: string; readonly pair: ManifestPair<T> }[] {
  return Object.entries(after).flatMap(([name, now]) => {
    const old = own(before, name)
    return old === undefined ? [] : [{ name, pair: { before: old, after: now } }]
  })
}

/** Compares each auth variant of both. */
function variants(
  look: (pair: ManifestPair<ResolvedManifest['auth'][string]>, at: string, name: string) => readonly DiffFinding[],
) {
  return ({ before, after }: Manifests): DiffFinding[] =>
    sharedOf(before.auth, after.auth).flatMap(({ name, pair }) => look(pair, pointer('/auth', name), codeText(name)))
}

/** Applies rules to the fields of two input schemas. @param what the word for a field in messages */
function inputFindings(
  rules: readonly FieldRule[],
  { before, after }: ManifestPair<JsonSchema>,
  at: string,
  what: string,
): DiffFinding[] {
  const fields = (schema: JsonSchema) => comparedFields(schema, {}, { at, in: 'manifest' })
  const pair = { before: fields(before), after: fields(after) }
  return rules.flatMap((rule) => rule(pair, what))
}

/** Rules about the settings of a kind. */
const ofConfig =
  (...rules: readonly FieldRule[]) =>
  ({ before, after }: Manifests): DiffFinding[] =>
    inputFindings(rules, { before: before.config, after: after.config }, '/config', 'setting')

/** Rules about the credentials of each auth variant that both manifests have. */
const ofCredentials = (...rules: readonly FieldRule[]) =>
  variants(({ before, after }, at, name) => {
    const pair = { before: before.credentials, after: after.credentials }
    return inputFindings(rules, pair, `${at}/credentials`, `auth ${name}: credential`)
  })

const authRules: readonly DiffRule<ResolvedManifest>[] = [
  {
    name: 'auth-variant-removed',
    class: 'breaking',
    find: ({ before, after }) =>
      names(before.auth, after.auth).removed.map((name) => ({
        message: `auth variant ${codeText(name)} was removed`,
        at: pointer('/auth', name),
        side: 'old',
      })),
  },
  {
    name: 'auth-type-changed',
    class: 'breaking',
    find: variants(({ before, after }, at, name) =>
      before.type === after.type
        ? []
        : [
            {
              message: `auth ${name} is ${codeText(after.type)} instead of ${codeText(before.type)}`,
              at: `${at}/type`,
            },
          ],
    ),
  },
  {
    name: 'credential-field-added',
    class: 'breaking',
    find: ofCredentials(addedRequiredFields),
  },
  {
    name: 'credential-field-removed',
    class: 'breaking',
    find: ofCredentials(removedFields),
  },
  {
    name: 'credential-field-narrowed',
    class: 'breaking',
    find: ofCredentials(...NARROWING_RULES),
  },
  {
    name: 'scope-added',
    class: 'breaking',
    find: variants(({ before, after }, at, name) =>
      missingFrom(after.token?.scopes ?? [], before.token?.scopes ?? []).map((scope) => ({
        message: `auth ${name} asks for scope ${codeText(scope)}; owners must consent again`,
        at: `${at}/scopes`,
      })),
    ),
  },
  {
    name: 'auth-variant-added',
    class: 'additive',
    find: ({ before, after }) =>
      names(before.auth, after.auth).added.map((name) => ({
        message: `auth variant ${codeText(name)} is new`,
        at: pointer('/auth', name),
      })),
  },
  {
    name: 'credential-field-optional',
    class: 'additive',
    find: ofCredentials(addedOptionalFields, ...WIDENING_RULES),
  },
  {
    name: 'scope-removed',
    class: 'wire',
    find: variants(({ before, after }, at, name) =>
      missingFrom(before.token?.scopes ?? [], after.token?.scopes ?? []).map((scope) => ({
        message: `auth ${name} no longer asks for scope ${codeText(scope)}`,
        at: `${at}/scopes`,
        side: 'old',
      })),
    ),
  },
  {
    name: 'scope-words-changed',
    class: 'additive',
    find: variants(({ before, after }, at, name) => {
      const [old, words] = [before.authorize?.scopeWords ?? {}, after.authorize?.scopeWords ?? {}]
      const scopes = [...new Set([...Object.keys(old), ...Object.keys(words)])].filter(
        (scope) => old[scope] !== words[scope],
      )
      return scopes.map((scope) => ({
        message: `auth ${name} describes scope ${codeText(scope)} to the owner as ${codeText(words[scope] ?? 'nothing')}`,
        at: `${at}/scope_words`,
      }))
    }),
  },
  {
    name: 'auth-send-changed',
    class: 'wire',
    find: variants(({ before, after }, at, name) =>
      isSame(before.send, after.send)
        ? []
        : [
            {
              message: `auth ${name} sends credentials in another place${fromTo(before.send, after.send)}`,
              at: `${at}/send`,
            },
          ],
    ),
  },
  {
    name: 'auth-endpoints-changed',
    class: 'wire',
    find: variants(({ before, after }, at, name) => {
      const pick = ({ token, authorize, baseUrl, afterConsent }: typeof before) => ({
        token: { ...token, scopes: [] },
        authorize: { ...authorize, scopeWords: {} },
        base_url: baseUrl,
        after_consent: afterConsent,
      })
      const [old, now] = [pick(before), pick(after)]
      return isSame(old, now)
        ? []
        : [{ message: `auth ${name} gets its tokens differently${fromTo(old, now)}`, at: `${at}/token` }]
    }),
  },
  {
    name: 'auth-described',
    class: 'internal',
    find: variants(({ before, after }, at, name) =>
      isSame([before.title, before.description], [after.title, after.description])
        ? []
        : [{ message: `auth ${name} has a new description`, at: `${at}/title` }],
    ),
  },
  {
    name: 'auth-forms-changed',
    class: 'internal',
    find: variants(({ before, after }, at, name) =>
      isSame(before.forms ?? {}, after.forms ?? {})
        ? []
        : [{ message: `auth ${name} knows other forms of its credentials`, at: `${at}/forms` }],
    ),
  },
]

/** Creates a rule that looks at each entity on both sides. */
function entities(
  look: (pair: ManifestPair<ResolvedManifest['entities'][string]>, at: string, name: string) => readonly DiffFinding[],
) {
  return ({ before, after }: Manifests): DiffFinding[] =>
    sharedOf(before.entities, after.entities).flatMap(({ name, pair }) =>
      look(pair, pointer('/entities', name), codeText(name)),
    )
}

/** Returns the distinct values of a sync. A later sync inherits most of the first one. */
function syncParts({ sync, refs }: ResolvedManifest['entities'][string]): object {
  const { later, ...first } = sync ?? {}
  const inherited: Readonly<Record<string, unknown>> = first
  const own = Object.entries(later ?? {}).filter(([name, value]) => !isSame(value, inherited[name]))
  return { ...first, later: Object.fromEntries(own), refs }
}

const entityRules: readonly DiffRule<ResolvedManifest>[] = [
  {
    name: 'key-changed',
    class: 'breaking',
    find: entities(({ before, after }, at, name) =>
      isSame(before.key, after.key)
        ? []
        : [
            {
              message: `records of ${name} are identified by ${codeText(keySource(after.key))} instead of ${codeText(keySource(before.key))}`,
              at: `${at}/key`,
            },
          ],
    ),
  },
  {
    name: 'search-removed',
    class: 'breaking',
    find: ({ before, after }) =>
      Object.entries(before.entities).flatMap(([name, { search }]) =>
        search && !after.entities[name]?.search
          ? [
              {
                message: `${codeText(name)} is no longer searchable`,
                at: pointer('/entities', name, 'search'),
                side: 'old' as const,
              },
            ]
          : [],
      ),
  },
  {
    name: 'search-field-removed',
    class: 'breaking',
    find: entities(({ before, after }, at, name) =>
      after.search
        ? names(before.search ?? {}, after.search).removed.map((field) => ({
            message: `${name} is no longer searchable by ${codeText(field)}`,
            at: `${at}/search`,
            side: 'old' as const,
          }))
        : [],
    ),
  },
  {
    name: 'search-field-changed',
    class: 'breaking',
    find: entities(({ before, after }, at, name) =>
      sharedOf(before.search ?? {}, after.search ?? {})
        .filter(({ pair }) => pair.before.type !== pair.after.type)
        .map(({ name: field, pair }) => ({
          message: `${name} is searched by ${codeText(field)} as ${codeText(pair.after.type)} instead of ${codeText(pair.before.type)}`,
          at: `${at}/search`,
        })),
    ),
  },
  {
    name: 'search-field-added',
    class: 'additive',
    find: ({ before, after }) =>
      Object.entries(after.entities).flatMap(([name, { search }]) =>
        names(before.entities[name]?.search ?? {}, search ?? {}).added.map((field) => ({
          message: `${codeText(name)} can be searched by ${codeText(field)}`,
          at: pointer('/entities', name, 'search'),
        })),
      ),
  },
  {
    name: 'sync-changed',
    class: 'wire',
    find: entities(({ before, after }, at, name) =>
      isSame([before.sync, before.refs], [after.sync, after.refs])
        ? []
        : [
            {
              message: `${name} is synchronized differently${fromTo(syncParts(before), syncParts(after))}`,
              at: `${at}/sync`,
            },
          ],
    ),
  },
  {
    name: 'own-fields-added',
    class: 'additive',
    find: entities(({ before, after }, at, name) =>
      after.ownFields && !before.ownFields
        ? [{ message: `${name} has the account's own fields`, at: `${at}/own_fields` }]
        : [],
    ),
  },
  {
    name: 'own-fields-changed',
    class: 'wire',
    find: entities(({ before, after }, at, name) =>
      before.ownFields && !isSame(before.ownFields, after.ownFields)
        ? [{ message: `own fields of ${name} are listed, asked or written differently`, at: `${at}/own_fields` }]
        : [],
    ),
  },
  {
    name: 'entity-described',
    class: 'internal',
    find: entities(({ before, after }, at, name) =>
      before.description === after.description
        ? []
        : [{ message: `${name} has a new description`, at: `${at}/description` }],
    ),
  },
]

/** The rules about a kind. */
export const KIND_RULES: readonly DiffRule<ResolvedManifest>[] = [
  fact('kind-renamed', 'breaking', ['kind', 'id']),
  {
    name: 'config-added-required',
    class: 'breaking',
    find: ofConfig(addedRequiredFields),
  },
  { name: 'config-removed', class: 'breaking', find: ofConfig(removedFields) },
  {
    name: 'config-narrowed',
    class: 'breaking',
    find: ofConfig(...NARROWING_RULES),
  },
  ...authRules,
  ...entityRules,
  ...WEBHOOK_RULES,
  {
    name: 'config-added',
    class: 'additive',
    find: ofConfig(addedOptionalFields),
  },
  {
    name: 'config-widened',
    class: 'additive',
    find: ofConfig(...WIDENING_RULES),
  },
  ENDING_STATED,
  fact('base-url-changed', 'wire', ['baseUrl'], 'the base URL changed'),
  fact('check-changed', 'wire', ['check']),
  fact('about-changed', 'internal', ['title', 'category', 'support', 'basis', 'sunset', 'docs', 'description']),
]
