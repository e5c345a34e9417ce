/** The manifest language, format 1, as one JSON Schema: for completion in editors and the first check of `validate`. */
import { CALL_ACTIONS } from '../../base/actions.ts'
import type { JsonSchema } from '../../base/json.ts'
import { AUTH, BASE_URL } from './auth.ts'
import { BASIS } from './basis.ts'
import { BUILT_IN_TYPES, EDITOR_FIELD, FIELD } from './field.ts'
import { INHERITED, OPERATION, OWN_BASE_URL } from './operation.ts'
import { OWN_FIELDS } from './own-fields.ts'
import { PAGINATION } from './pagination.ts'
import { PARTS } from './parts.ts'
import { STEP } from './steps.ts'
import { API_SUNSET, PART_SUNSET, SUNSET_WORDS } from './sunset.ts'
import { SYNC } from './sync.ts'
import { WEBHOOK_WORDS, WEBHOOKS } from './webhooks.ts'
import {
  ENTITY_FIELD,
  IDENTIFIER,
  key,
  keys,
  mapOf,
  NAME,
  OPERATION_ID,
  PAGE_URL,
  ref,
  TEXT,
  TYPE_NAME,
  WORDS,
} from './words.ts'

/** The actions that any entity may have. `search` is declared by the keys `search` and `sync` instead. */
export const ACTIONS = CALL_ACTIONS.filter((action) => action !== 'search')

/** Returns the keys of an entity's actions, including additional actions. */
export function actionKeys(entity: object): string[] {
  const own = Object.keys(entity).filter((key) => !Object.hasOwn(ENTITY_PROPERTIES, key))
  return [...ACTIONS.filter((action) => Object.hasOwn(entity, action)), ...own]
}

/** A field of a search list with a type of its own: `created_at: datetime`. */
const TYPED_NAME: JsonSchema = {
  ...mapOf({ enum: BUILT_IN_TYPES.filter((type) => type !== 'any' && type !== 'file') }),
  minProperties: 1,
  maxProperties: 1,
}

/** A searchable field, or a path of names and indexes into one. */
const HIT_FIELD: JsonSchema = { type: 'string', minLength: 1, maxLength: 200 }

const ENTITY_KEYS: Record<string, JsonSchema> = {
  description: key('A description of one record.', 'A person or company that pays.', TEXT),
  schema: key('The schema of its records.', 'Customer', ref('shortType')),
  key: key(
    'The field that identifies a record; id by default. Where no field does so alone, a list: first params of the list such as ' +
      '`{{project_id}}`, then fields.',
    'gid',
    { anyOf: [NAME, { type: 'array', items: NAME, minItems: 2, maxItems: 5, uniqueItems: true }] },
    ['{{project_id}}', 'name'],
  ),
  search: key(
    "The searchable fields: a schema, or a list of the record schema's fields, where `created_at: datetime` states a type of " +
      'its own. A datetime or date is searched as a time. Declares the search action of hosted mode.',
    'CustomerIndex',
    {
      anyOf: [TYPE_NAME, { type: 'array', items: { anyOf: [NAME, TYPED_NAME] }, minItems: 1 }],
    },
    ['id', 'name', { created_at: 'datetime' }],
  ),
  hit: key(
    'How a search of all copies shows a record: the fields that name it, and the fields with the text that it searches as well. Each is a ' +
      'searchable field or a path into one. Defaults to the key, and all searchable texts.',
    { title: 'name', text: ['email', 'address.city'] },
    keys(
      {
        title: key(
          'The field that names the record, or several, joined by spaces.',
          'subject',
          { anyOf: [HIT_FIELD, { type: 'array', items: HIT_FIELD, minItems: 1, maxItems: 6, uniqueItems: true }] },
          ['first_name', 'last_name'],
        ),
        text: key('The other fields to search, most important first.', ['email', 'description'], {
          type: 'array',
          items: HIT_FIELD,
          minItems: 1,
          maxItems: 20,
          uniqueItems: true,
        }),
      },
      ['title'],
    ),
  ),
  refs: key("Fields that hold another entity's key.", { customer: 'customers.id' }, mapOf(ENTITY_FIELD)),
  sunset: PART_SUNSET,
  base_url: OWN_BASE_URL,
  query: INHERITED.query!,
  params: key(
    'Params of all actions of the entity.',
    { base_id: 'string!' },
    mapOf({ anyOf: [ref('field'), { type: 'null' }] }),
  ),
  parts: PARTS,
  own_fields: key(
    "The fields that each account adds to the entity. Keys of the manifest's own_fields hold too, part by part.",
    { ask: { always: ['email', 'firstname'] } },
    ref('ownFields'),
  ),
  sync: SYNC,
  changes: key(
    'A list request that only later syncs send, to read changes. Callers cannot use it as an action.',
    { request: 'GET /v1/events', records: '$.data' },
    ref('operation'),
  ),
}

/** Every key of an entity except those of additional actions. */
export const ENTITY_PROPERTIES: Readonly<Record<string, JsonSchema>> = {
  ...ENTITY_KEYS,
  ...Object.fromEntries(ACTIONS.map((action) => [action, ref('operation')])),
}

/** The names of additional actions: any verb that is no other key of an entity. */
const OWN_ACTION = `^(?!(?:${Object.keys(ENTITY_PROPERTIES).join('|')})$)[a-z][a-z0-9_]{0,62}$`

/** Purposes of third parties: a closed list, so that one word finds all kinds for a purpose. */
const CATEGORIES = [
  'accounting',
  'advertising',
  'analytics',
  'billing',
  'calendar',
  'call recording',
  'commerce',
  'communications',
  'crm',
  'customer support',
  'databases',
  'e-signature',
  'email',
  'file storage',
  'forms',
  'human resources',
  'identity',
  'issue tracking',
  'knowledge base',
  'marketing',
  'monitoring',
  'payments',
  'project management',
  'recruiting',
  'software development',
  'spreadsheets',
  'team chat',
  'other',
]

const ROOT_KEYS: Record<string, JsonSchema> = {
  format: key('The version of this language.', 1, { const: 1 }),
  extends: key(
    'A kind of the package to extend, with the version that you write for. Everything that it says holds; this manifest adds to it.',
    'acme@2.1.0',
    { type: 'string', pattern: '^[a-z][a-z0-9-]{1,62}@\\d{1,5}\\.\\d{1,5}\\.\\d{1,5}$' },
  ),
  replaces: key(
    'The parts of the extended kind that this manifest replaces, by their addresses. A part that both set is an error otherwise.',
    ['entities.contacts.list.params.limit'],
    { type: 'array', items: TEXT, minItems: 1 },
  ),
  kind: key('The value of connector_type; also the name of the file.', 'stripe', {
    type: 'string',
    pattern: '^[a-z][a-z0-9-]{1,62}$',
  }),
  id: key('The sourceDefinitionId. It never changes.', '3f1c9c5e-6b0a-4a57-9d53-0f6a3b1f7a10', {
    type: 'string',
    format: 'uuid',
  }),
  title: key('The display name.', 'Stripe', TEXT),
  category: key('The category of the connector.', 'payments', { enum: CATEGORIES }),
  version: key("The manifest's own version (semver).", '1.0.0', {
    type: 'string',
    pattern: '^\\d{1,5}\\.\\d{1,5}\\.\\d{1,5}$',
  }),
  support: key('The support level. docs/kinds.md lists the requirements of each level.', 'certified', {
    enum: ['certified', 'community', 'experimental', 'archived', 'none'],
  }),
  description: key('One paragraph for people who choose a connector.', 'Payments, customers and subscriptions.', TEXT),
  docs: key("The vendor's API reference.", 'https://docs.example.com/api', PAGE_URL),
  basis: BASIS,
  sunset: API_SUNSET,
  base_url: BASE_URL,
  check: key('A cheap read that verifies the credentials.', 'customers.list', OPERATION_ID),
  check_params: key(
    'The params of the check, if it needs some: values that work with every account.',
    { query: 'test' },
    { type: 'object', minProperties: 1, additionalProperties: true },
  ),
  config: key(
    'Settings that are not secret, used as {{config.name}}.',
    { subdomain: { type: 'string', required: true, pattern: '^[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$' } },
    ref('fields'),
  ),
  auth: key(
    'The ways to connect, by name; the first is the default.',
    {
      api_key: {
        type: 'static',
        title: 'API key',
        credentials: { api_key: 'string!' },
        send: { bearer: '{{api_key}}' },
      },
    },
    {
      ...mapOf(ref('authVariant'), IDENTIFIER),
      minProperties: 1,
    },
  ),
  ...INHERITED,
  fragments: key(
    'GraphQL selections by name, spread as ...Name; "Name on Type" when the type has another name.',
    { Issue: 'id title state { id name }' },
    {
      ...mapOf({ type: 'string', minLength: 1 }, { type: 'string', pattern: '^[A-Za-z_]\\w*(?: on [A-Za-z_]\\w*)?$' }),
    },
  ),
  defaults: key(
    'Defaults for operations of the same action.',
    { list: { records: '$.data' } },
    keys(Object.fromEntries(ACTIONS.map((action) => [action, ref('operation')]))),
  ),
  own_fields: key(
    'What the own_fields of all entities share. An entity without own_fields has none.',
    { at: '$.properties', ask: { param: 'properties' } },
    ref('ownFields'),
  ),
  entities: key(
    'The records that the vendor stores, and the actions on them.',
    { customers: { list: { request: 'GET /v1/customers' } } },
    {
      ...mapOf(ref('entity'), IDENTIFIER),
      minProperties: 1,
    },
  ),
  webhooks: WEBHOOKS,
  types: key(
    'Named types that are not objects, such as enums and ranges.',
    { Priority: { type: 'integer', enum: [0, 1, 2] } },
    mapOf(ref('field'), TYPE_NAME),
  ),
  schemas: key(
    'Named objects: fields by name.',
    { Customer: { id: 'string!', email: 'string?' } },
    mapOf(ref('fields'), TYPE_NAME),
  ),
}

/** The schema of `validate`. Types follow from positions, without wrappers or tags, except auth types and pagination styles. */
export const MANIFEST_SCHEMA: JsonSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Plugboard connector manifest, format 1',
  ...keys(ROOT_KEYS, [
    'format',
    'kind',
    'id',
    'title',
    'category',
    'version',
    'support',
    'docs',
    'base_url',
    'auth',
    'check',
    'entities',
  ]),
  definitions: {
    ...WORDS,
    ...SUNSET_WORDS,
    ...FIELD,
    ...AUTH,
    ...PAGINATION,
    ...OPERATION,
    ...STEP,
    ...WEBHOOK_WORDS,
    ...OWN_FIELDS,
    entity: {
      description: 'One kind of record and its actions.',
      examples: [{ schema: 'Customer', list: { request: 'GET /v1/customers' } }],
      ...keys({ ...ENTITY_PROPERTIES }),
      patternProperties: { [OWN_ACTION]: ref('ownAction') },
    },
    ownAction: {
      description:
        'An additional action of the entity, named by its verb, if no other action fits: `archive`, `send`, `void`. It takes the keys ' +
        'of an operation, must set its `effect`, and returns one record or none, or the written ones of a batch.',
      examples: [{ request: 'POST /v1/invoices/{id}/void', effect: 'destroys' }],
      allOf: [ref('operation'), { required: ['effect'] }],
    },
  },
}

/** The published schema for editors. It completes types and refuses misspelled ones, for which `validate` suggests similar names. */
export const EDITOR_SCHEMA: JsonSchema = {
  ...MANIFEST_SCHEMA,
  definitions: { ...(MANIFEST_SCHEMA.definitions as JsonSchema), ...EDITOR_FIELD },
}
