/** Texts about parts of an API that end. */

/** An end: a day or `none`, and the part to use instead. */
interface End {
  readonly date: string
  readonly use?: string
}

/**
 * The sentence of tools, types and the reference about a part that ends.
 * @example endSentence({ date: '2027-04-30', use: 'oauth' }) // 'Available until 2027-04-30: use oauth instead.'
 */
export function endSentence({ date, use }: End): string {
  const end = date === 'none' ? 'Deprecated' : `Available until ${date}`
  return use === undefined ? `${end}.` : `${end}: use ${use} instead.`
}

/** The day for people. */
export function dayText(date: string): string {
  return date === 'none' ? 'no day named' : date
}

/** A description with the sentence about its end. */
export function withEnd(description: string | undefined, end: End | undefined): string | undefined {
  if (!end) return description
  return [description, endSentence(end)].filter(Boolean).join(' ')
}
