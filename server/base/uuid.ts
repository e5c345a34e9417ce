/** Ids of rows. */

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text can be the id of a row: a UUID, in letters of either case. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
