/** Shows the changes of a snapshot in a few lines. */
import type { Json } from 'plugboard/runtime'
import type { SnapshotChange } from '../../mock/index.ts'
import type { Context } from '../table/context.ts'
import { count, jsonText, oneLine } from '../output/index.ts'
import type { CheckedKind } from './kinds.ts'

/** Maximum number of shown parts, and of lines of each. */
const MOST_PARTS = 12
const MOST_LINES = 3
/** Maximum length of a shown value, in characters. */
const LONGEST = 60

/** Returns the changes by operation, and the next step; empty for a current snapshot. */
export function changesText({ coverage: { kind }, snapshot }: CheckedKind, paint: Context['paint']): string[] {
  const { file, state, changes } = snapshot
  if (state === 'current') return []
  if (state === 'left_out')
    return [`${kind}: not compared with its snapshot; the package does not contain it, but a clone does`]
  if (state === 'missing') return [paint.bad(`${kind}: ${oneLine(file)} does not exist; write it with --update`)]
  const parts = new Map<string, SnapshotChange[]>()
  for (const change of changes) parts.set(change.part, [...(parts.get(change.part) ?? []), change])
  const isWritten = state === 'written'
  const head =
    changes.length === 0 ? `${oneLine(file)} written` : `${oneLine(file)}: ${count(parts.size, 'part')} changed`
  const shown = [...parts].slice(0, MOST_PARTS).flatMap(([part, those]) => changeLines(part, those))
  const hidden = parts.size - MOST_PARTS
  return [
    isWritten ? head : paint.bad(head),
    ...shown,
    ...(hidden > 0 ? [`  and ${hidden} more, such as ${[...parts.keys()].at(-1)}`] : []),
    ...(isWritten
      ? []
      : [
          '  The snapshot is that of the draft, or of the last --update. Each edit of the manifest changes it.',
          '  If you intend these changes, repeat the command with --update.',
        ]),
  ]
}

function changeLines(part: string, changes: readonly SnapshotChange[]): string[] {
  const lines = changes.slice(0, MOST_LINES).map(({ at, before, after }) => {
    const path = at === '' ? '' : ` ${at}`
    return oneLine(`  ${part}${path}: ${valueText(before)} → ${valueText(after)}`)
  })
  const hidden = changes.length - MOST_LINES
  return hidden > 0 ? [...lines, `  ${oneLine(part)}: ${hidden} more`] : lines
}

function valueText(value: Json | undefined): string {
  const text = value === undefined ? 'nothing' : jsonText(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
