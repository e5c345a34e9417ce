/** The ends of a kind's API, with their lines. */
import { endingsIn, sourceLocation } from 'plugboard/author'
import { endsOf, endText, hasEnded, pointer } from 'plugboard/internal'
import type { ReadKind } from './read.ts'

/** Sentences about ends that are near, and about ends that have come. @param now milliseconds since 1970 */
export function endsIn(
  { valid: { manifest, resolved, document } }: Pick<ReadKind, 'valid'>,
  now: number,
): { readonly near: string[]; readonly past: string[] } {
  const places = new Map([...endingsIn(manifest)].map(({ ending, at }) => [ending.part, at]))
  const ends = { near: [] as string[], past: [] as string[] }
  for (const end of endsOf(resolved, now)) {
    const text = endText(resolved.title, end, now)
    if (text === undefined) continue
    const at = end.part === undefined ? '' : (places.get(end.part) ?? '')
    const { file, line } = sourceLocation(document, pointer(at, 'sunset'), 'key')
    ends[hasEnded(end, now) ? 'past' : 'near'].push(`${text} (${file}:${line})`)
  }
  return ends
}
