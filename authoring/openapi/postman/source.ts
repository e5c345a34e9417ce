import { isObject } from 'plugboard/author'

/** A map of a collection, not yet understood. */
export type Source = Readonly<Record<string, unknown>>

/** A text, or the text inside `{content, type}`, which version 2 allows for descriptions. Empty for anything else. */
export function plainText(value: unknown): string {
  if (isObject(value)) return plainText(value.content)
  return typeof value === 'string' ? value : ''
}

/** The entries `{key, value}` of a list; those of auth blocks are a map in version 2.0. */
export function keyedEntries(list: unknown): Source[] {
  if (Array.isArray(list)) return list.filter(isObject)
  return isObject(list) ? Object.entries(list).map(([key, value]) => ({ key, value })) : []
}
