/** A connector as the API shows it. */
import type { JsonSchema } from 'plugboard/runtime'
import { ANY_OBJECT, EXTERNAL_USER_ID, nullable, object, text, TIME, UUID } from './schemas.ts'

/** Where connectors are. */
export const CONNECTORS = '/api/v1/integrations/connectors'

const FIELDS: Readonly<Record<string, JsonSchema>> = {
  id: UUID,
  name: { type: 'string' },
  external_user_id: EXTERNAL_USER_ID,
  customer_id: UUID,
  organization_id: UUID,
  connector_type: text('The kind.'),
  definition_id: UUID,
  definition_version: text('Of the manifest it was made with.'),
  source_template: object({
    id: UUID,
    name: text('Display name of the kind.'),
    connector_type: text('The kind.'),
    icon: text('Of an SVG.', { format: 'uri' }),
  }),
  auth: object({
    method: text('The auth variant.'),
    scopes: { type: 'array', items: { type: 'string' } },
    expires_at: nullable(TIME),
    credentials_updated_at: TIME,
  }),
  environment: ANY_OBJECT,
  replication_config: ANY_OBJECT,
  status: { enum: ['pending', 'active', 'needs_reauth', 'disabled', 'deleting'] },
  status_reason: nullable({ type: 'string' }),
  last_used_at: nullable(TIME),
  created_at: TIME,
  updated_at: TIME,
  version: { type: 'integer' },
}

/** A connector, without its credentials. */
export const CONNECTOR: JsonSchema = object(FIELDS)

/** A connector with what it can do. */
export const READINESS: JsonSchema = object({ ...FIELDS, entities: { type: 'array', items: ANY_OBJECT } })
