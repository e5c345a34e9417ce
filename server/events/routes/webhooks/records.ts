/** Record changes that an endpoint gets, as callers write them and as they are stored. */
import type { WebhookEndpointBody, WebhookEndpointRequest } from 'plugboard/contract'
import { defined, didYouMean, own, quoted } from 'plugboard/internal'
import { ConnectorError } from 'plugboard/runtime'
import type { Catalogue } from '../../../accounts/catalogue/index.ts'
import { readTrigger, type StoredTrigger } from '../../../copy/index.ts'

/** The event of a change that fits. */
const MATCHED = 'record.matched'
type Types = WebhookEndpointBody['event_types']

/**
 * The terms as they are stored, once the filters are read by the fields of the kind.
 * @throws ConnectorError `definition_not_found`, `definition_unusable`, `unknown_entity`, `invalid_filter`
 */
export async function storedTrigger(
  catalogue: Pick<Catalogue, 'of'>,
  organizationId: string,
  records: NonNullable<WebhookEndpointRequest['records']>,
): Promise<StoredTrigger> {
  const {
    connector_type: type,
    entity,
    operations = ['create', 'update'],
    mapped,
    before = null,
    after = null,
  } = records
  const visible = await catalogue.of(organizationId)
  const { kind } = visible.find(type)
  const { manifest } = await visible.plan(kind)
  const { search, ownFields } = own(manifest.entities, entity) ?? {}
  if (!search) throw unknownEntity(kind, entity, manifest.entities)
  const terms = { kind, entity, operations: [...new Set(operations)], before, after, ...defined({ mapped }) }
  const trigger = terms as StoredTrigger
  readTrigger(trigger, search, { own: ownFields })
  return trigger
}

/** The terms as callers write them. */
export function triggerBody(records: StoredTrigger | null): WebhookEndpointBody['records'] {
  if (records === null) return null
  const { kind, entity, operations, mapped, before, after } = records
  return { connector_type: kind, entity, operations: [...operations], ...defined({ mapped }), before, after }
}

/**
 * Returns the types of an endpoint: the given ones, else only record changes if it has a record filter.
 * @throws ConnectorError `validation_error` for one without the other
 */
export function typesBeside(types: Types | undefined, hasRecords: boolean): Types | undefined {
  if (types === undefined || types === null) return types === undefined && hasRecords ? [MATCHED] : types
  if (types.includes(MATCHED) === hasRecords) return types
  const [field, message] = hasRecords
    ? ['event_types', `must include ${MATCHED}, since the endpoint has records`]
    : ['records', `must say which changes of records are sent as ${MATCHED}`]
  throw new ConnectorError('validation_error', `Cannot use the endpoint: ${field} ${message}`, {
    errors: [{ field, message, error_code: 'conflict' }],
  })
}

function unknownEntity(
  kind: string,
  entity: string,
  entities: Readonly<Record<string, { readonly search?: unknown }>>,
) {
  const known = Object.keys(entities).filter((name) => entities[name]?.search)
  const near = didYouMean(entity, known)
  const message = `is no searchable entity of ${kind}.${near}`
  return new ConnectorError('unknown_entity', `Cannot use the endpoint: ${quoted(entity)} ${message}`, {
    errors: [{ field: 'records.entity', message, error_code: 'unknown_entity' }],
  })
}
