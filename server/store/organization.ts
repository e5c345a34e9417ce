/** What makes a transaction see one organization only. */
import { isUuid } from '../base/index.ts'
import { DatabaseError } from './database.ts'

/** The role that row-level security holds for. */
export const ROLE = 'plugboard_app'

/** The script that begins a transaction; the organization's id is a UUID by then, so that it cannot end the quotes. */
export function beginOf(organizationId: string | undefined): string {
  if (organizationId === undefined) return 'begin'
  if (!isUuid(organizationId)) {
    throw new DatabaseError('Cannot use the id of an organization: it is not a UUID', '22P02')
  }
  return `begin; set local role ${ROLE}; select set_config('plugboard.organization', '${organizationId}', true)`
}

/** The script that begins a transaction with settings of its own. */
export function beginWith(settings: Readonly<Record<string, number>>): string {
  const set = Object.entries(settings).map(([name, value]) => `set local ${name} = ${value}`)
  return ['begin', ...set].join('; ')
}
