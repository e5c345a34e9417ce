/** Ids of messages and endpoints as callers and receivers see them: a prefix, then the 32 digits of the row's UUID. */
import { isUuid } from '../base/index.ts'

const PREFIXES = { message: 'msg_', endpoint: 'we_' } as const

/** What a public id names. */
export type PublicIdOf = keyof typeof PREFIXES

/** The public id of a row, such as `msg_0b1fa2…`. */
export function publicId(of: PublicIdOf, uuid: string): string {
  return `${PREFIXES[of]}${uuid.replaceAll('-', '')}`
}

/** The UUID of the row that a public id names; undefined for a text that is no such id. */
export function rowId(of: PublicIdOf, id: string): string | undefined {
  const prefix = PREFIXES[of]
  if (!id.startsWith(prefix) || id.length !== prefix.length + 32) return undefined
  const uuid = id.slice(prefix.length).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return isUuid(uuid) ? uuid.toLowerCase() : undefined
}
