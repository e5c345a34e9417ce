/** Prints the notices of third parties. */
import { hasEnded } from 'plugboard/internal'
import type { Notice } from 'plugboard/runtime'
import { oneLine } from '../output/index.ts'
import type { Context } from '../table/context.ts'

/** Returns a listener that writes each notice to stderr, with the third party's words on one line. */
export function noticePrinter({ warn, now }: Pick<Context, 'warn' | 'now'>): (notice: Notice) => Promise<void> {
  return (notice) => warn(noticeText(notice, now?.() ?? Date.now()))
}

/**
 * A notice for people.
 * @param nowMs milliseconds since 1970
 * @example 'shop ends items.list on 2027-10-16. Sunset: Sat, 16 Oct 2027 15:00:00 GMT, https://shop.example/v2'
 */
export function noticeText(notice: Notice, nowMs: number): string {
  const { source, text, link } = notice
  const page = link === undefined || text.includes(link) ? '' : `, ${link}`
  return oneLine(`${eventText(notice, nowMs)}. ${source}: ${text}${page}`)
}

function eventText({ kind, operation, type, date }: Notice, nowMs: number): string {
  if (type === 'news') return `${kind} has news about ${operation}`
  if (date === undefined) return `${kind} deprecates ${operation} or a part of it`
  return `${kind} ${hasEnded({ date }, nowMs) ? 'ended' : 'ends'} ${operation} on ${date}`
}
