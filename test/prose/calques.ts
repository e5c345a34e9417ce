/** Words and phrases that the project does not use, each with what to write instead. A pattern matches whole words, in any case. */
export const CALQUES: readonly (readonly [pattern: string, instead: string])[] = [
  ['e-mails?', '"email", "email address"'],
  ['whoever', '"anyone who", or name them: "the caller", "the operator"'],
  ['whatever', 'name it: "any value", "every response"'],
  ['such as is', '"available", "existing"'],
  ['such as are', '"available", "existing"'],
  ['had by', '"obtained by", "issued for"'],
  ['bring(?:s|ing)? along', '"provide", "register"'],
  ['brought along', '"provided", "registered"'],
  ['goes on (?:by|with)', '"continues with"'],
  ['of which', 'a sentence of its own'],
  ['those (?:that|who|which|of)', 'name them: "customers with …"'],
  ['that which', 'name it'],
  ['what is said', '"the setting", "the manifest"'],
  ['is said (?:by|in|to be)', '"is documented in", "is described in"'],
  ["of one's own", '"your own"'],
  ['of its own accord', '"by itself"'],
  ['of ours', '"our", "Plugboard\'s"'],
  ['in charge', '"assignee", "owner"'],
  ['remarks?', '"comment", or the vendor\'s noun'],
  ['sees to', '"handles", "checks"'],
  ['in the course of', '"during"'],
  ['unless given', '"by default", "defaults to …"'],
  ['as such', 'leave it out'],
  ['therein', '"in it"'],
  ['wherein', '"in which"'],
  ['from then on', '"after that"'],
  ['gets? to know', '"learns", "finds"'],
  ['make(?:s)? of it', '"create"'],
  ['made of', '"created from", "built from"'],
  ['stands? (?:in|at|on|beside|for itself)', '"is in", "is at"'],
]

/** One use of a phrase that the project does not use. */
export interface Calque {
  readonly found: string
  readonly instead: string
}

const COMPILED = CALQUES.map(
  ([pattern, instead]) => [new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`, 'gi'), instead] as const,
)

/** Finds the calques of a text. @example calquesOf('Only those that are open.') // [{ found: 'those that', instead: 'name them: …' }] */
export function calquesOf(text: string): Calque[] {
  return COMPILED.flatMap(([pattern, instead]) => [...text.matchAll(pattern)].map(([found]) => ({ found, instead })))
}
