/** The manifest lines of an operation's parts, inherited ones included. */
import { at, type Json, pointer } from 'plugboard/internal'
import { sourceLocation, type ValidManifest } from 'plugboard/author'

/** A location in a manifest. Lines and columns count from 1. */
export interface ManifestLocation {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** A value of the manifest and its location. */
export interface LocatedValue {
  readonly location: ManifestLocation
  readonly value: Json
}

/** Finds values of a manifest and their locations. */
export interface OperationLocations {
  /** Finds a value by the keys of its JSON pointer; undefined if there is none. */
  at(...keys: string[]): LocatedValue | undefined
  /** Finds a part of the operation, inherited ones included; undefined for a default of the language. */
  part(...keys: string[]): LocatedValue | undefined
  /** Returns the keys of a part, from all levels. */
  names(part: string): string[]
}

/** Keys that a level replaces as a whole. */
const WHOLE: ReadonlySet<string> = new Set(['pagination', 'body', 'file', 'steps', 'batch', 'sunset'])

/** Returns the locations of an operation. */
export function locationsOf({ document, origins }: ValidManifest, operation: string): OperationLocations {
  const written = (path: string): LocatedValue | undefined => {
    const value = at(document.value, path) as Json | undefined
    if (value === undefined) return undefined
    return { value, location: sourceLocation(document, path, 'key') }
  }
  const origin = (path: string) => origins.get(operation + path)
  return {
    at: (...keys) => written(pointer('', ...keys)),
    part(...keys) {
      const [first = '', ...rest] = keys
      const whole = WHOLE.has(first) ? origin(pointer('', first)) : undefined
      if (whole !== undefined) return written(pointer(whole, ...rest))
      const exact = origin(pointer('', ...keys))
      if (exact !== undefined) return written(exact)
      // Entries of a list have no origin.
      const list = origin(pointer('', ...keys.slice(0, -1)))
      const last = keys.at(-1) ?? ''
      return list !== undefined && /^\d+$/.test(last) ? written(pointer(list, last)) : undefined
    },
    names(part) {
      const prefix = `${operation}/${part}/`
      return [...origins.keys()]
        .filter((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes('/'))
        .map((key) => key.slice(prefix.length).replaceAll('~1', '/').replaceAll('~0', '~'))
    },
  }
}
