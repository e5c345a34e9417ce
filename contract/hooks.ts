/** Hooks: the addresses at which vendors send their webhooks. */
import type { JsonSchema } from '../runtime/base/json.ts'
import {
  CONNECTOR_TYPE,
  flag,
  freeObject,
  KIND_NAME,
  list,
  nullable,
  object,
  oneOf,
  text,
  time,
  uuid,
} from './schema.ts'

const HOOK_SECRET = text('The secret by which the third party signs. No response contains it.', {
  minLength: 1,
  maxLength: 1000,
  pattern: '^[\\u0020-\\u007e]*$',
  writeOnly: true,
})

/** The body that creates a hook. */
export const NEW_HOOK: JsonSchema = object(
  {
    connector_type: CONNECTOR_TYPE,
    connector_id: uuid('The only connector that it serves. Defaults to every connector whose account a message names.'),
    secret: HOOK_SECRET,
  },
  ['connector_type'],
)

/** The body that subscribes a connector. */
export const NEW_SUBSCRIPTION: JsonSchema = object(
  {
    params: freeObject('Params of the operation that subscribes, such as a repository or a form.'),
  },
  [],
)

/** The body that changes a hook. */
export const HOOK_CHANGES: JsonSchema = object({ secret: HOOK_SECRET })

const HOOK_FIELDS = {
  id: uuid('The ID of the hook.'),
  connector_type: KIND_NAME,
  connector_id: nullable(uuid('The only connector that it serves; null for all connectors of the kind.')),
  key: oneOf(
    ['secret', 'oauth_client', 'credentials', 'none'],
    'The proof of a message: a secret of the hook, the client secret of the OAuth application, a credential of the connector, or only the URL.',
  ),
  has_secret: flag('Whether a secret is stored.'),
  is_subscribed: flag('Whether an operation of the connector made the subscription at the third party.'),
  created_at: time('When the hook was created.'),
  last_received_at: nullable(time('When the last event arrived; null before the first.')),
} as const

/** A hook. */
export const HOOK: JsonSchema = object(HOOK_FIELDS)

/** A hook with its address. */
export const CREATED_HOOK: JsonSchema = object({
  ...HOOK_FIELDS,
  url: text('The address to enter at the third party. Only this response contains it.', { format: 'uri' }),
  steps: nullable(text('What to do at the third party; null where an operation subscribes.')),
})

/** The hooks of an organization. */
export const HOOKS: JsonSchema = object({ hooks: list(HOOK, 'The hooks of the organization, oldest first.') })
