/** Bodies of the hosted API, as a server writes them. */
import type {
  AnyResponseBody,
  ApplicationTokenBody,
  ConnectorBody,
  EnvelopeBody,
  ErrorBody,
  OwnFieldListBody,
  ScopedTokenBody,
} from '../../generated/contract/bodies.ts'
import { ConnectorError } from '../../runtime/base/errors.ts'
import { defined, type JsonObject } from '../../runtime/base/json.ts'
import type { OwnField, Plan } from '../../runtime/index.ts'
import type { EngineResponse, EngineResult } from '../base/engine.ts'
import { LIFETIMES } from './platform-tokens.ts'

const ORGANIZATION = '00000000-0000-4000-8000-000000000001'

/** A connector of a customer. */
export interface PlayedConnector {
  readonly id: string
  readonly externalUserId: string
  readonly customerId: string
  readonly plan: Plan
  readonly auth: string
  readonly config: JsonObject
  readonly scopes: readonly string[]
  /** Time of creation, as ISO 8601. */
  readonly at: string
}

/** The body of a connector. */
export function connectorBody(details: PlayedConnector): ConnectorBody {
  const { id, externalUserId, customerId, plan, auth, config, scopes, at } = details
  const { kind, manifest } = plan
  return {
    id,
    name: manifest.title,
    external_user_id: externalUserId,
    customer_id: customerId,
    organization_id: ORGANIZATION,
    connector_type: kind,
    definition_id: manifest.id,
    definition_version: manifest.version,
    source_template: { id: manifest.id, name: manifest.title, connector_type: kind, icon: `/icons/${kind}.svg` },
    auth: { method: auth, scopes, expires_at: null, credentials_updated_at: at },
    environment: config,
    replication_config: {},
    metadata: {},
    map: {},
    status: 'active',
    status_reason: null,
    status_since: at,
    last_success_at: null,
    last_used_at: null,
    created_at: at,
    updated_at: at,
    version: 1,
  }
}

/** An application token. */
export function applicationTokenBody(token: string): ApplicationTokenBody {
  return { access_token: token, token_type: 'bearer', expires_in: LIFETIMES.application, organization_id: ORGANIZATION }
}

/** A token of one customer. */
export function scopedTokenBody(token: string, externalUserId: string, customerId: string): ScopedTokenBody {
  return {
    token,
    token_type: 'bearer',
    expires_in: LIFETIMES.scoped,
    external_user_id: externalUserId,
    customer_id: customerId,
    organization_id: ORGANIZATION,
  }
}

/** The response of an execute. */
export function envelopeBody(
  { records, meta, next }: EngineResult,
  execution: EnvelopeBody['execution'],
): EnvelopeBody {
  return { data: records, meta, next, execution }
}

/** The response to a request that no operation names. */
export function anyResponseBody(
  { status, headers, body, records, next }: EngineResponse,
  execution: AnyResponseBody['execution'],
): AnyResponseBody {
  const encoding = body instanceof Uint8Array ? 'base64' : typeof body === 'string' ? 'text' : 'json'
  return {
    status,
    headers,
    encoding: body === null ? 'none' : encoding,
    body: (body instanceof Uint8Array ? Buffer.from(body).toString('base64') : body) as AnyResponseBody['body'],
    ...defined({ records, next: next as unknown as JsonObject | null | undefined }),
    execution,
  }
}

/** The body of an error. */
export function errorBody(error: unknown, requestId: string): ErrorBody {
  if (!(error instanceof ConnectorError)) throw error
  const { code, message, status } = error
  return {
    errors: [],
    hint: null,
    retry_after: null,
    ...(error.toJSON() as Partial<ErrorBody>),
    type: `https://plugboard.invalid/errors#${code}`,
    title: code,
    status,
    code,
    message,
    detail: message,
    retryable: error.retryable,
    request_id: requestId,
  }
}

/** The body of a list of own fields. */
export function fieldsBody(fields: readonly OwnField[]): OwnFieldListBody {
  return { fields: fields.map((field) => ({ ...field, path: `own.${field.name}` })) }
}
