import { isObject } from 'plugboard/author'

/** A map with each value changed; empty for a value that is not a map. */
export function mapValues(map: unknown, change: (value: unknown) => unknown): Readonly<Record<string, unknown>> {
  return isObject(map) ? Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value)])) : {}
}
