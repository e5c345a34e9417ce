/** Prints the notices of third parties. */
import { noticeText } from 'plugboard/internal'
import type { Notice } from 'plugboard/runtime'
import { oneLine } from '../output/index.ts'
import type { Context } from '../table/context.ts'

/** Returns a listener that writes each notice to stderr, with the third party's words on one line. */
export function noticePrinter({ warn, now }: Pick<Context, 'warn' | 'now'>): (notice: Notice) => Promise<void> {
  return (notice) => warn(oneLine(noticeText(notice, now?.() ?? Date.now())))
}
