/** The choice of own fields that copies of an account hold. */
import type { OwnField } from '../base/own-fields.ts'
import { own } from '../base/json.ts'
import { MOST_OWN_FIELDS } from './ask.ts'

/** All own fields, none, or names or labels by entity. An entity that is not named has all. */
export type OwnFieldsSetting = 'all' | 'standard' | Readonly<Record<string, readonly string[]>>

/** The fields that a setting chooses, at most 500 of `all`. Names that the account lacks are none. @param setting null for all */
export function chosenFields(
  fields: readonly OwnField[],
  setting: OwnFieldsSetting | null,
  entity: string,
): readonly OwnField[] {
  if (setting === 'standard') return []
  const names = setting === null || setting === 'all' ? undefined : own(setting, entity)
  if (!names) return fields.slice(0, MOST_OWN_FIELDS)
  const wanted = new Set(names.map((name) => name.toLowerCase()))
  return fields.filter(({ name, label }) => names.includes(name) || wanted.has(label.toLowerCase()))
}
