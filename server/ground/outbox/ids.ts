/** Public IDs of messages and endpoints: a prefix, then the 32 digits of the row's UUID. */
import { isUuid } from '../base/index.ts'

const PREFIXES = { message: 'msg_', endpoint: 'we_' } as const

/** Kind of a public ID. */
export type PublicIdOf = keyof typeof PREFIXES

/** The public ID of a row, such as `msg_0b1fa2…`. */
export function publicId(of: PublicIdOf, uuid: string): string {
  return `${PREFIXES[of]}${uuid.replaceAll('-', '')}`
}

/** The UUID in a public ID; undefined for another text. */
export function rowId(of: PublicIdOf, id: string): string | undefined {
  const prefix = PREFIXES[of]
  if (!id.startsWith(prefix) || id.length !== prefix.length + 32) return undefined
  const uuid = id.slice(prefix.length).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return isUuid(uuid) ? uuid.toLowerCase() : undefined
}
