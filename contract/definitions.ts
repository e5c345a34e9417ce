/** Definitions: the connector kinds of an installation. */
import type { JsonSchema } from '../runtime/base/json.ts'
import { flag, freeObject, integer, KIND_NAME, list, nullable, object, oneOf, text, uuid } from './schema.ts'

const ENTRY = {
  sourceDefinitionId: uuid('The id of the definition.'),
  name: text('The display name of the kind.'),
  iconUrl: text('The URL of an SVG.', { format: 'uri' }),
  supportLevel: text('How well the kind is supported.'),
}

/** A kind as the list shows it. */
export const LISTED_DEFINITION: JsonSchema = object(ENTRY)

/** The list of definitions. */
export const DEFINITIONS: JsonSchema = object({
  definitions: list(LISTED_DEFINITION, 'The definitions, by name.'),
})

const AUTH_VARIANT = object({
  id: text('The name of the variant.'),
  title: text('The display name of the variant.'),
  description: nullable(text('What the variant is for.')),
  kind: text('The scheme, such as `bearer` or `oauth2`.'),
  oauth: object({
    supported: flag('Whether an OAuth flow gives these credentials.'),
    scopes: list({ type: 'string' }, 'The scopes that the flow asks for by default.'),
  }),
  schema: freeObject(
    'The JSON Schema of the credentials that a connector takes; credentials-spec has the forms for people.',
  ),
})

const RATE = object({
  limit: nullable(integer('How many requests the third party allows in `per_ms`.')),
  per_ms: integer('The window in milliseconds.'),
  concurrency: nullable(integer('How many requests the third party allows at once.')),
})

const PAGINATION = object({
  style: text('The style of pagination.'),
  param: nullable(text('The param that names the page.')),
  size: nullable(text('The param that names the size of a page.')),
})

/** An action of an entity. */
export const ACTION_DESCRIPTION: JsonSchema = object({
  action: text('The name of the action.'),
  description: nullable(text('What the action does.')),
  effect: oneOf(['read', 'additive', 'overwrites', 'destroys'], 'What the action does to the data of the third party.'),
  params: freeObject('The JSON Schema of the params.'),
  pagination: nullable({ ...PAGINATION, description: 'How the action is paged; null when it is not.' }),
  limits: object({
    timeout_ms: integer('The longest that the action may take, in milliseconds.'),
    rate: nullable({ ...RATE, description: 'The rate limit of the third party, where it is known.' }),
  }),
  requires: list({ type: 'string' }, 'The scopes that the third party asks for.'),
})

/** An entity with its actions. */
export const ENTITY_DESCRIPTION: JsonSchema = object({
  name: text('The name of the entity.'),
  description: nullable(text('What the entity is.')),
  actions: list(ACTION_DESCRIPTION, 'The actions of the entity.'),
  record: freeObject('The JSON Schema of a record.'),
  search_fields: {
    type: 'object',
    description: 'The fields that `search` takes, with their types.',
    additionalProperties: { type: 'string' },
  },
})

/** A kind with what a form, an agent or a generated client needs to know of it. */
export const DEFINITION: JsonSchema = object({
  ...ENTRY,
  connector_type: text('The name of the kind, which connectors are created with.'),
  version: text('The version of the manifest.'),
  hash: text('A digest that changes whenever the manifest does.'),
  description: nullable(text('What the kind is.')),
  documentation_url: text("The URL of the third party's documentation.", { format: 'uri' }),
  auth: list(AUTH_VARIANT, 'The ways to give credentials.'),
  environment: freeObject('The JSON Schema of the settings that are not secret.'),
  entities: list(ENTITY_DESCRIPTION, 'The entities of the kind with their actions.'),
})

const CONNECTABLE = {
  connector_type: KIND_NAME,
  name: text('The display name of the kind.'),
  icon_url: text('The URL of an SVG.', { format: 'uri' }),
}

/** The kinds that a caller may connect. */
export const CONNECTABLE_KINDS: JsonSchema = object({
  kinds: list(object(CONNECTABLE), 'The kinds, by name.'),
})

const FIELD = object({
  name: text('The name of the value, under which it is sent.'),
  title: text('The label of the field.'),
  help: nullable(text('What to enter.')),
  is_required: flag('Whether it must be entered.'),
  is_secret: flag('Whether it is hidden while it is typed.'),
  pattern: nullable(text('A regular expression that the whole value matches.')),
  choices: nullable(list({ type: 'string' }, 'The only values that it takes.')),
  placeholder: nullable(text('A value as it may look.')),
})

const VARIANT = object({
  id: text('The name of the auth variant.'),
  title: text('The display name of the auth variant.'),
  help: nullable(text('What the variant is for, and where its values are found.')),
  oauth: nullable({
    ...object({
      is_available: flag('Whether an OAuth application is known, without which no flow can begin.'),
      scopes: list(
        object({
          name: text('The scope as the third party names it.'),
          words: nullable(text('What it allows, in a sentence; null when the kind does not say it.')),
        }),
        'The scopes that the flow asks for by default.',
      ),
    }),
    description: 'The OAuth flow that gives these credentials; null where they are entered.',
  }),
  fields: list(
    FIELD,
    'The credentials that the owner enters: none that consent, an OAuth application or the token endpoint brings.',
  ),
  settings: list(FIELD, 'The settings to enter, which are sent as `environment`.'),
})

/** What a kind asks for when it is connected. */
export const CREDENTIALS_SPEC: JsonSchema = object({
  ...CONNECTABLE,
  documentation_url: text("The URL of the third party's documentation.", { format: 'uri' }),
  variants: list(
    VARIANT,
    'The ways to authenticate: by consent first, where an OAuth application is known, else in the order of the manifest.',
  ),
  entities: list(
    object({ name: text('The name of the entity.'), title: text('The name for people.') }),
    'The entities that can be copied for `search`.',
  ),
})
