/** A name without case and separators: `DateCreated` and `date_created` are the same field. */
export function plainName(name: string): string {
  return name.replaceAll(/[^a-zA-Z0-9]/g, '').toLowerCase()
}
