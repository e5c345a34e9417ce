/** Policies: the limits of tokens and of agents. */
import type { JsonSchema } from '../runtime/base/json.ts'
import { type FieldSchemas, flag, integer, list, object, text } from './schema.ts'

/** A method or `*`, then a path, with or without a host. */
const REQUEST_PATTERN = '^(?:\\*|GET|HEAD|POST|PUT|PATCH|DELETE) (?:[a-z0-9*-]+(?:\\.[a-z0-9*-]+)+)?/.*$'

const NAMES = { minItems: 1, maxItems: 100 }
/** The end of an address. It begins with a sign, so that it ends no longer name. */
const SUFFIX = { pattern: '^[^a-zA-Z0-9]', minLength: 2, maxLength: 200 }
const NAME: JsonSchema = { type: 'string', minLength: 1, maxLength: 200 }

const LIMIT: JsonSchema = {
  ...object(
    {
      in: list({ type: ['string', 'number', 'boolean'] }, 'One of these values.', NAMES),
      min: { type: 'number', description: 'A number of at least this.' },
      max: { type: 'number', description: 'A number of at most this.' },
      suffix: text(
        'Text that ends so, such as `@example.com`. Of several addresses in one text, each. Case does not count.',
        {
          ...SUFFIX,
        },
      ),
      recipients: text('A MIME message whose every recipient has an address that ends so.', { ...SUFFIX }),
      optional: flag('Whether the param may be left out. Otherwise it must be given.'),
      absent: { const: true, description: 'Refuses the param.' },
    },
    [],
  ),
  minProperties: 1,
}

const RULE: JsonSchema = object(
  {
    operations: list(NAME, 'The operations, as in `operations` of the policy.', NAMES),
    params: {
      type: 'object',
      additionalProperties: LIMIT,
      minProperties: 1,
      maxProperties: 50,
      description: 'Limits by param. A path with dots reaches into objects, and into each item of lists.',
    },
    reason: text('Why, in a sentence. A refusal ends with it.', { maxLength: 500 }),
  },
  ['operations', 'params'],
)

const SEQUENCE: JsonSchema = object(
  {
    read: list(NAME, 'The operations that read texts of strangers, as in `operations` of the policy.', NAMES),
    refuse: list(NAME, 'The operations that are refused after that.', NAMES),
    reason: text('Why, in a sentence. A refusal ends with it.', { maxLength: 500 }),
  },
  ['read', 'refuse'],
)

/** The limits of the operations of a token or a login. */
const POLICY: FieldSchemas = {
  read_only: flag('Whether the token is limited to operations that read.'),
  no_delete: flag('Whether to refuse operations that cannot be undone, such as delete, void, cancel and merge.'),
  no_payments: flag('Whether to refuse operations that move money or credit, such as pay and refund.'),
  connector_types: list(NAME, 'The kinds that the token may call. Defaults to all.', NAMES),
  entities: list(
    NAME,
    'The entities that the token may call: `customers`, or `shop.customers` for an entity of one kind. Defaults to all.',
    NAMES,
  ),
  operations: list(
    NAME,
    'The operations that the token may call: `customers.list`, `shop.customers.list`, or globs such as `*.list`. Defaults to all.',
    NAMES,
  ),
  requests: list(
    { ...NAME, pattern: REQUEST_PATTERN },
    'The requests that the token may send, by method and path: `GET /v1/*`, with `*` for any text. Defaults to none.',
    NAMES,
  ),
  approve: list(
    NAME,
    'The operations that a person approves in the agent, call by call. Their kinds get no `requests`.',
    NAMES,
  ),
  after: list(SEQUENCE, 'The operations that are refused after texts of strangers were read.', {
    minItems: 1,
    maxItems: 20,
  }),
  rules: list(RULE, 'What the params of operations may be. A kind that a rule names gets no `requests`.', {
    minItems: 1,
    maxItems: 50,
  }),
}

/** The policy of a scoped token. */
export const TOKEN_POLICY: JsonSchema = {
  ...object(
    {
      ...POLICY,
      max_calls: integer('The maximum number of calls of operations and requests.', { minimum: 0, maximum: 1_000_000 }),
    },
    [],
  ),
  description: 'The limits of a token for an agent. A token with a policy can execute operations and nothing else.',
}

/** The policy of an agent that a user logs in. */
export const LOGIN_POLICY: JsonSchema = {
  ...object(POLICY, []),
  description:
    'The limits of the agent, even if its user allows more. As the policy of a scoped token, without `max_calls`.',
}
