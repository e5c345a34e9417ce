/** The keys and texts of a valid manifest, with what they name. */
import { isObject, parseLayout } from 'plugboard/author'
import { at, pointerKeys } from 'plugboard/internal'
import type { TextRange } from './cursor.ts'
import { partsKeyedAt, partsNamedAt } from './schema.ts'

/** A key or a text of a manifest. */
export interface ManifestPlace extends TextRange {
  /** The keys to it, from the top, itself included if it is a key. Items of lists have none. */
  readonly path: readonly string[]
  readonly isKey: boolean
  /** Its text as written, with quotes. */
  readonly raw: string
  /** Its value. */
  readonly value: string
}

/** Returns the keys and texts of a manifest, in the order of the text. @throws ManifestError for invalid YAML */
export function manifestPlaces(text: string, file: string): ManifestPlace[] {
  const { value: whole, entries } = parseLayout(text, file)
  return entries.flatMap(({ pointer, offset, end }) => {
    const keys = pointerKeys(pointer)
    const parents = keys.map((_, index) =>
      at(
        whole,
        pointer
          .split('/')
          .slice(0, index + 1)
          .join('/'),
      ),
    )
    const path = keys.filter((_, index) => isObject(parents[index]))
    const [name = '', isKey, value] = [keys.at(-1), isObject(parents.at(-1)), at(whole, pointer)]
    const written = text.slice(offset, end)
    const keyLength = isKey ? (/^(?:"(?:[^"\\]|\\.)*"|'[^']*')/.exec(written)?.[0] ?? name).length : 0
    const between = isKey ? (/^\s*:\s*/.exec(written.slice(keyLength))?.[0] ?? '').length : 0
    const place = (isOfKey: boolean, start: number, raw: string, meant: string): ManifestPlace => ({
      path,
      isKey: isOfKey,
      start,
      end: start + raw.length,
      raw,
      value: meant,
    })
    const skipped = keyLength + between
    return [
      ...(isKey ? [place(true, offset, written.slice(0, keyLength), name)] : []),
      ...(typeof value === 'string' ? [place(false, offset + skipped, written.slice(skipped), value)] : []),
    ]
  })
}

/** Whether a place names a part of the manifest, by the language's schema: `type`, `operation`, `field` or `param`. */
export function doesName({ path, isKey }: ManifestPlace, part: string): boolean {
  return (isKey ? partsKeyedAt(path.slice(0, -1)) : partsNamedAt(path)).has(part)
}
