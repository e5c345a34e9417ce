/** Definitions: the connector kinds of an installation. */
import type { JsonSchema } from '../runtime/base/json.ts'
import { FIELD_FAULT } from './http.ts'
import {
  type FieldSchemas,
  flag,
  freeObject,
  integer,
  KIND_NAME,
  list,
  nullable,
  object,
  oneOf,
  text,
  time,
  uuid,
} from './schema.ts'

const ENTRY = {
  sourceDefinitionId: uuid('The ID of the definition.'),
  name: text('The display name of the kind.'),
  iconUrl: text('The URL of an SVG.', { format: 'uri' }),
  supportLevel: text('The support level of the kind.'),
}

const OWN = {
  own: flag("Present and true for the organization's own kinds."),
  connector_type: text('The name of the kind. Use it to create connectors.'),
  version: text('The version of the manifest.'),
}

/** The end of a kind's API. */
const SUNSET = {
  ...object(
    {
      version: text('The version that requests name. Absent if they name none.'),
      date: text(
        'The first day on which the third party may refuse it, such as `2027-10-01`; `none` if it names no end.',
      ),
      docs: text("The third party's page about it.", { format: 'uri' }),
      read: text('The day on which the page was read.', { format: 'date' }),
    },
    ['date', 'docs', 'read'],
  ),
  description: 'The end of the API that the kind calls. Absent where its manifest has none.',
}

/** The parts of an API that end before the rest. */
const ENDINGS = list(
  object(
    {
      part: text('The address of the part in the manifest, such as `auth.api_token` or `schemas.Project.team`.'),
      date: text('The first day on which the third party may refuse it; `none` if it names no day.'),
      docs: text("The third party's page about it.", { format: 'uri' }),
      read: text('The day on which the page was read.', { format: 'date' }),
      use: text('The part to use instead.'),
    },
    ['part', 'date', 'docs', 'read'],
  ),
  'The parts that the third party removes before the rest of its API. Absent without one.',
)

/** A kind in the list. Own kinds also have their name and version. */
export const LISTED_DEFINITION: JsonSchema = object(
  { ...ENTRY, sunset: SUNSET, endings: ENDINGS, ...OWN },
  Object.keys(ENTRY),
)

/** The list of definitions. */
export const DEFINITIONS: JsonSchema = object({
  definitions: list(LISTED_DEFINITION, 'The definitions, by name.'),
})

/** The page of a variant's credentials. */
const CREDENTIALS_PAGE = nullable(
  text(
    "The third party's page on which the owner creates the credentials, as a URI template (RFC 6570) whose variables are settings. Null if the kind names none.",
  ),
)

const AUTH_VARIANT = object({
  id: text('The name of the variant.'),
  title: text('The display name of the variant.'),
  description: nullable(text('A description of the variant.')),
  credentials_page: CREDENTIALS_PAGE,
  kind: text('The scheme, such as `bearer` or `oauth2`.'),
  oauth: object({
    supported: flag('Whether an OAuth flow provides these credentials.'),
    scopes: list({ type: 'string' }, 'The scopes that the flow requests by default.'),
  }),
  schema: freeObject('The JSON Schema of the credentials of a connector. credentials-spec has the forms for people.'),
})

const RATE = object({
  limit: nullable(integer('The number of requests that the third party allows in `per_ms`.')),
  per_ms: integer('The window in milliseconds.'),
  concurrency: nullable(integer('The number of concurrent requests that the third party allows.')),
})

const PAGINATION = object({
  style: text('The style of pagination.'),
  param: nullable(text('The param that selects the page.')),
  size: nullable(text('The param for the page size.')),
})

/** How calls of an action name the account's own fields. */
const OWN_FIELDS = {
  ...object(
    {
      of: list({ type: 'string' }, 'The params that name the parent of the fields.'),
      ask: text('The param of a read that names the fields to return. Absent where all come unasked.'),
      write: object(
        {
          param: text('The param that takes values. Absent where they are params themselves.'),
          key: list(
            { type: 'string' },
            'The members that hold the parts of the name of the field, where the param is a list of entries.',
          ),
        },
        [],
      ),
      batch: text('The param with the records of a batch. Each of them takes values.'),
    },
    ['of'],
  ),
  description:
    "How a call names the account's own fields. Absent for an action that neither returns nor takes them, and for entities without any.",
}

const ACTION: FieldSchemas = {
  action: text('The name of the action.'),
  description: nullable(text('A description of the action.')),
  effect: oneOf(
    ['read', 'additive', 'overwrites', 'destroys'],
    'The effect of the action on the data of the third party.',
  ),
  pays: flag('Whether the action moves money or credit.'),
  params: freeObject('The JSON Schema of the params.'),
  pagination: nullable({ ...PAGINATION, description: 'The pagination of the action. Null without pages.' }),
  limits: object({
    timeout_ms: integer('The time limit of the action, in milliseconds.'),
    rate: nullable({ ...RATE, description: 'The rate limit of the third party, if known.' }),
  }),
  requires: list(
    list({ type: 'string' }, 'Alternative scopes: one is enough.'),
    'The scopes that the third party requires: one of each list.',
  ),
}

/** An action of an entity. */
export const ACTION_DESCRIPTION: JsonSchema = object({ ...ACTION, own: OWN_FIELDS }, Object.keys(ACTION))

/** An entity with its actions. */
export const ENTITY_DESCRIPTION: JsonSchema = object({
  name: text('The name of the entity.'),
  description: nullable(text('A description of the entity.')),
  actions: list(ACTION_DESCRIPTION, 'The actions of the entity.'),
  record: freeObject('The JSON Schema of a record.'),
  search_fields: {
    type: 'object',
    description: 'The fields that `search` accepts, with their types.',
    additionalProperties: { type: 'string' },
  },
})

/** A third party's announcement in responses. */
const NOTICES = list(
  object({
    operation: text('The operation whose responses have it; `request GET` for requests without an operation.'),
    type: oneOf(['ends', 'news'], '`ends` for what the third party will remove or has removed.'),
    date: nullable(text('The first day on which the third party may refuse. Null if it names none.')),
    source: text('The header, such as `Sunset`.'),
    text: text("The third party's words. Not trustworthy: show them as text, and interpret nothing."),
    link: nullable(text("The third party's page about it.", { format: 'uri' })),
    first_seen_at: time('When a response first had it.'),
    last_seen_at: time('When a response last had it, to the day.'),
  }),
  "The notices in responses to your organization's calls in the last 90 days. Only for tokens of applications.",
)

/** A kind with the details for forms, agents and generated clients. */
export const DEFINITION: JsonSchema = described({
  ...ENTRY,
  sunset: SUNSET,
  endings: ENDINGS,
  ...OWN,
  hash: text('A digest that changes with the manifest.'),
  description: nullable(text('A description of the kind.')),
  documentation_url: text("The URL of the third party's documentation.", { format: 'uri' }),
  auth: list(AUTH_VARIANT, 'The auth variants of the kind.'),
  environment: freeObject('The JSON Schema of the settings that are not secret.'),
  entities: list(ENTITY_DESCRIPTION, 'The entities of the kind with their actions.'),
  notices: NOTICES,
})

/** An object whose fields are all required, except those that some kinds or callers lack. */
function described(fields: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return object(
    fields,
    Object.keys(fields).filter((name) => !['own', 'sunset', 'endings', 'notices'].includes(name)),
  )
}

/** The response to an upload of an own kind. */
export const OWN_DEFINITION: JsonSchema = object({
  ...ENTRY,
  ...OWN,
  warnings: list(FIELD_FAULT, 'What is likely wrong with the manifest, although it is valid.'),
})

/** The stored versions of an own kind. */
export const OWN_VERSIONS: JsonSchema = object({
  connector_type: KIND_NAME,
  versions: list(
    object({
      version: text('The version of the manifest.'),
      hash: text('The SHA-256 digest of the text, in hexadecimal.'),
      created_at: time('The time of the upload.'),
    }),
    'The versions, oldest first. Connectors use the last one.',
  ),
})

const CONNECTABLE = {
  connector_type: KIND_NAME,
  name: text('The display name of the kind.'),
  icon_url: text('The URL of an SVG.', { format: 'uri' }),
}

/** Headings of kinds: the popular ones, then groups of categories. */
export const KIND_GROUPS = ['popular', 'sales', 'finance', 'support', 'work', 'data', 'people', 'other'] as const

/** The kinds that a caller may connect. */
export const CONNECTABLE_KINDS: JsonSchema = object({
  kinds: list(
    object({
      ...CONNECTABLE,
      category: nullable(text('The category of the kind, such as "crm". Null for an own kind.')),
      group: oneOf(
        KIND_GROUPS,
        'The heading of the kind. A kind is popular if it is one of the six most connected, by at least three customers.',
      ),
    }),
    'The kinds, by group and name.',
  ),
})

const CREDENTIAL_FORM = object({
  is: text('A noun phrase for the value, such as "a secret key (sk_…)".'),
  pattern: nullable(text('A regular expression for the documented form. Accept other values too, with a warning.')),
  not: list(
    object({
      is: text('A noun phrase for the other value, such as "a publishable key (pk_…)".'),
      pattern: text('A regular expression for the other value.'),
    }),
    'Other values of the third party. Plugboard refuses them.',
  ),
  docs: text("The third party's page.", { format: 'uri' }),
})

const FIELD = object({
  name: text('The name under which the value is sent.'),
  title: text('The label of the field.'),
  help: nullable(text('Help for the person who enters the value.')),
  is_required: flag('Whether the value is required.'),
  is_secret: flag('Whether to hide the value during entry.'),
  pattern: nullable(text('A regular expression that the whole value matches.')),
  form: nullable({
    ...CREDENTIAL_FORM,
    description:
      'The form of the credential, as the third party documents it. Null for a setting, and if no page has it.',
  }),
  choices: nullable(list({ type: 'string' }, 'The allowed values.')),
  placeholder: nullable(text('An example value.')),
})

const VARIANT = object({
  id: text('The name of the auth variant.'),
  title: text('The display name of the auth variant.'),
  help: nullable(text('The purpose of the variant, and where to find its values.')),
  ends_on: nullable(
    text('The day on which the third party ends the variant. Null without an end.', { format: 'date' }),
  ),
  credentials_page: CREDENTIALS_PAGE,
  oauth: nullable({
    ...object({
      is_available: flag('Whether an OAuth application is configured. A flow requires one.'),
      scopes: list(
        object({
          name: text('The name of the scope at the third party.'),
          words: nullable(text('A sentence that says what the scope allows. Null if the kind has none.')),
          access: nullable(
            oneOf(['read', 'write'], 'Whether operations need the scope to read or to write. Null if none names it.'),
          ),
        }),
        'The scopes that the flow requests, by default or for `want`.',
      ),
    }),
    description: 'The OAuth flow that provides these credentials. Null if the owner enters them.',
  }),
  fields: list(
    FIELD,
    'The credentials that the owner enters, without values from consent, an OAuth application or the token endpoint.',
  ),
  settings: list(FIELD, 'The settings to enter. Send them as `environment`.'),
})

/** The values that a kind needs to connect. */
export const CREDENTIALS_SPEC: JsonSchema = object({
  ...CONNECTABLE,
  documentation_url: text("The URL of the third party's documentation.", { format: 'uri' }),
  variants: list(
    VARIANT,
    'The auth variants, without the ones that the third party has ended. Consent comes first if an OAuth application is configured, variants with an end come last; otherwise the order of the manifest.',
  ),
  entities: list(
    object({ name: text('The name of the entity.'), title: text('The display name.') }),
    'The entities that can be copied for `search`.',
  ),
  uses: nullable({
    ...object({
      read: list({ type: 'string' }, 'The display names of the entities to read.'),
      write: list({ type: 'string' }, 'The display names of the entities to change.'),
    }),
    description:
      'The entities that `want` names, or that the defaults of the application name. Null if neither names any.',
  }),
})
