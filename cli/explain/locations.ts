/** The lines of the manifest that the parts of an operation come from, over the levels they are inherited from. */
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

/** Finds what a manifest says. */
export interface OperationLocations {
  /** By a JSON pointer of the manifest; undefined when it has nothing there. */
  at(...keys: string[]): LocatedValue | undefined
  /** By the keys of a part of the operation, wherever it is inherited from; undefined when it is the language's default. */
  part(...keys: string[]): LocatedValue | undefined
  /** The keys that the operation has under a part, from all levels. */
  names(part: string): string[]
}

/** Keys that a level replaces whole, so that their parts stand together. */
const WHOLE: ReadonlySet<string> = new Set(['pagination', 'body', 'file', 'steps', 'batch', 'sunset'])

/** The locations of one operation. */
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
      // Entries of a list have no origin of their own.
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
