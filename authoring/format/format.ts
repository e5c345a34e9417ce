/** Formats manifests: keys in the language's order, lines of at most 140 characters, comments in place. */
import { isDeepStrictEqual } from 'node:util'
import type { Json } from 'plugboard/runtime'
import { ConnectorError, isObject, ManifestError, parseLayout, problemsAt, type SourceLayout } from 'plugboard/author'
import { writeYaml } from './write-yaml.ts'
import { surroundingsOf } from './comments.ts'
import { arrange } from './order.ts'

/**
 * Formats a manifest in the house style, without changing its meaning. A map between brackets stays there if it fits into its line;
 * others have a line for each key.
 * @throws ManifestError for a text that is not a YAML map
 */
export function formatManifest(text: string, file: string): string {
  const written = editManifest(text, file, () => {})
  if (written !== text) insistSame(parseLayout(text, file), parseLayout(written, file), file)
  return written
}

/**
 * Changes values of a manifest, and writes it in the house style with its comments.
 * @throws ManifestError for a text that is not a YAML map
 */
export function editManifest(text: string, file: string, edit: (manifest: Record<string, Json>) => void): string {
  const layout = parseLayout(text, file)
  if (!isObject(layout.value)) {
    const message = 'A manifest must be a map of keys, such as format, kind and entities'
    throw new ManifestError(problemsAt(text, file, [{ rule: 'type', message, offset: 0, length: 1 }]))
  }
  const changed = structuredClone(layout.value) as Record<string, Json>
  edit(changed)
  const { value, tall } = arrange(changed)
  const { remarks, apart } = surroundingsOf(text, layout)
  const block = new Set(layout.entries.filter(({ isFlow }) => !isFlow).map(({ pointer }) => pointer))
  return writeYaml(value as Record<string, unknown>, {
    remarks,
    isApart: (at) => apart.has(at),
    isBlock: (at) => tall.has(at) || block.has(at),
  })
}

/** @throws ConnectorError `internal` when a value or a comment would be lost: the file then stays as it is */
function insistSame(before: SourceLayout, after: SourceLayout, file: string): void {
  if (isDeepStrictEqual(before.value, after.value) && isDeepStrictEqual(wordsOf(before), wordsOf(after))) return
  throw new ConnectorError('internal', `Cannot format ${file}: its meaning would change. The file was not changed`)
}

/** Returns the words of all comments, in an order that moving them does not change. */
function wordsOf({ comments }: SourceLayout): string[] {
  return comments
    .flatMap(({ text }) => text.replaceAll('#', ' ').split(/\s+/))
    .filter((word) => word !== '')
    .sort()
}
