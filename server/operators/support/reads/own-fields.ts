/** The account's own fields in a connector's copies: what the setting selects, and what the copies hold. */
import { chosenFields, type OwnFieldsSetting } from 'plugboard/internal'
import type { OwnField } from 'plugboard/runtime'
import type { Database } from '../../../ground/store/index.ts'

/** An own field of the account. */
export interface CopiedField extends Pick<OwnField, 'name' | 'label' | 'type'> {
  /** Whether runs ask for it. */
  readonly is_chosen: boolean
  /** Whether the copy holds it: the last complete run asked for it. */
  readonly is_held: boolean
}

/** The own fields of an entity, by the list that the last run read. */
export interface EntityOwnFields {
  readonly entity: string
  /** Whether records have all own fields unasked. Then a setting selects none of them. */
  readonly is_unasked: boolean
  readonly fields: readonly CopiedField[]
  /** Why the last run could not read the list. */
  readonly error: { readonly code: string; readonly message: string } | null
}

/** The own fields in the copies of a connector. */
export interface OwnFieldsOverview {
  readonly setting: OwnFieldsSetting
  readonly entities: readonly EntityOwnFields[]
}

interface EntityRow {
  readonly setting: OwnFieldsSetting | null
  readonly entity: string
  readonly fields: readonly OwnField[] | null
  readonly asked: readonly string[] | null
  readonly held: readonly string[] | null
  readonly error: EntityOwnFields['error']
}

/** Reads the own fields in the copies of a connector, by entity. Entities whose third party lists none are left out. */
export async function readOwnFields(
  database: Database,
  organizationId: string,
  connectorId: string,
): Promise<OwnFieldsOverview> {
  const rows = await database.query<EntityRow>(
    `select s.own_fields as setting, e.entity, e.own_fields as fields, e.own_fields_asked as asked, e.own_fields_held as held,
       e.own_fields_error as error
     from sync_entities e join syncs s on s.organization_id = e.organization_id and s.connector_id = e.connector_id
     where e.organization_id = $1 and e.connector_id = $2 and (e.own_fields is not null or e.own_fields_error is not null)
     order by e.turn, e.entity`,
    [organizationId, connectorId],
  )
  const setting = rows[0]?.setting ?? 'all'
  return { setting, entities: rows.map((row) => entityFields(row, setting)) }
}

function entityFields({ entity, fields, asked, held, error }: EntityRow, setting: OwnFieldsSetting): EntityOwnFields {
  const listed = fields ?? []
  const isUnasked = asked === null
  const chosen = new Set(isUnasked ? listed : chosenFields(listed, setting, entity))
  return {
    entity,
    is_unasked: isUnasked,
    error,
    fields: listed.map((field) => ({
      name: field.name,
      label: field.label,
      type: field.type,
      is_chosen: chosen.has(field),
      is_held: isUnasked || (held ?? []).includes(field.name),
    })),
  }
}

/** The setting with a choice for one entity. An entity whose fields are all chosen has new ones too. */
export function settingWith(
  { setting, entities }: OwnFieldsOverview,
  { entity, fields }: EntityOwnFields,
  names: readonly string[],
): OwnFieldsSetting {
  const none = () => Object.fromEntries(entities.map((one) => [one.entity, []]))
  const before = setting === 'all' ? {} : setting === 'standard' ? none() : setting
  const others = Object.fromEntries(Object.entries(before).filter(([name]) => name !== entity))
  const changed = names.length === fields.length ? others : { ...others, [entity]: names }
  return Object.keys(changed).length === 0 ? 'all' : changed
}
