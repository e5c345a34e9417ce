/** Reports the omissions of a draft. */
import type { DraftedKind } from '../../authoring/index.ts'
import { oneLine, wrap } from '../output/index.ts'
import type { Context } from '../table/context.ts'

/** Writes the omissions to stderr, each below the width of the terminal. */
export async function noteOmissions({ stdout, note }: Context, notes: DraftedKind['notes']): Promise<void> {
  if (notes.length === 0) return
  const lines = notes.map(({ at, text }) =>
    wrap(oneLine(`- ${at === '' ? '' : `${at}: `}${text}`), stdout.columns - 2).join('\n  '),
  )
  await note(`Left out, and noted in the comments of the manifest:\n${lines.join('\n')}\n`)
}
