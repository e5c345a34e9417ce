/** Copies: the records of one entity of one connector. */
import type { ConnectorRef, ConnectorRow } from '../../accounts/connectors/index.ts'
import { defined, type RecordKey, type OwnFieldPlaces } from 'plugboard/internal'
import type { Plan } from 'plugboard/runtime'
import { ownHostsOf } from '../../accounts/catalogue/index.ts'
import { copiedEntity } from './copied-entities.ts'
import { ownCopies } from './tables.ts'
import type { SearchFields } from '../language/field-paths.ts'

/** The copy of a connector's entity, with what its manifest declares of the records. */
export interface Copy {
  readonly organizationId: string
  readonly connectorId: string
  readonly kind: string
  readonly entity: string
  /** Fields or params that identify a record. */
  readonly key: RecordKey
  readonly fields: SearchFields
  /** Where records have the fields that accounts add; absent where accounts add none. */
  readonly own?: OwnFieldPlaces
}

/** Returns the reference of a connector's row. */
export function refOf({ organizationId, id: connectorId }: Pick<ConnectorRow, 'organizationId' | 'id'>): ConnectorRef {
  return { organizationId, connectorId }
}

/** The copy of an entity of a connector, whether it can be searched or only serves as parents. */
export function copyOf(plan: Plan, { organizationId, connectorId }: ConnectorRef, entity: string): Copy {
  const { key, search = {}, ownFields } = copiedEntity(plan.manifest, entity)
  const kind = ownHostsOf(plan) === null ? plan.kind : ownCopies(organizationId, plan.kind, entity)
  return defined({ organizationId, connectorId, kind, entity, key, fields: search, own: ownFields })
}
