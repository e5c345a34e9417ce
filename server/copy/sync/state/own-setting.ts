/** The owner's choice of own fields in copies. */
import type { SyncChangeRequest } from 'plugboard/contract'
import { own } from 'plugboard/internal'
import type { OwnField } from 'plugboard/runtime'

/** All own fields, none, or some by entity. */
export type OwnFieldsSetting = NonNullable<SyncChangeRequest['own_fields']>

/** Maximum number of own fields of an entity that runs ask for. */
const MOST_FIELDS = 500

/** The fields that a choice has: names that the account lacks are none. @param setting null for all */
export function chosenFields(
  fields: readonly OwnField[],
  setting: OwnFieldsSetting | null,
  entity: string,
): readonly OwnField[] {
  if (setting === 'standard') return []
  const names = setting === null || setting === 'all' ? undefined : own(setting, entity)
  if (!names) return fields.slice(0, MOST_FIELDS)
  const wanted = new Set(names.map((name) => name.toLowerCase()))
  return fields.filter(({ name, label }) => names.includes(name) || wanted.has(label.toLowerCase()))
}
