/** Words and phrases with their replacements. A pattern matches whole words, in any case. */
type Calques = readonly (readonly [pattern: string, instead: string])[]

/** Phrases that no text of the project uses. */
const EVERYWHERE: Calques = [
  ['e-mails?', '"email", "email address"'],
  ['whoever', '"anyone who", or name them: "the caller", "the operator"'],
  ['such as is', '"available", "existing"'],
  ['such as are', '"available", "existing"'],
  ['had by', '"obtained by", "issued for"'],
  ['bring(?:s|ing)? along', '"provide", "register"'],
  ['brought along', '"provided", "registered"'],
  ['goes on (?:by|with)', '"continues with"'],
  ['(?<!(?:one|each|all|both|most|some|none|any|first|last|half|number) )of which', 'a sentence of its own'],
  ['those (?:that|who|which)', 'name them: "customers with …"'],
  ['that which', 'name it'],
  ['what is said', '"the setting", "the manifest"'],
  ['is said (?:by|in|to be)', '"is documented in", "is described in"'],
  ["of one's own", '"your own"'],
  ['of its own accord', '"automatically"'],
  ['of ours', '"our", "Plugboard\'s"'],
  ['in charge', '"assignee", "owner"'],
  ['remarks?', '"comment", or the vendor\'s noun'],
  ['sees to', '"handles", "checks"'],
  ['in the course of', '"during"'],
  ['unless given', '"by default", "defaults to …"'],
  ['therein', '"in it"'],
  ['wherein', '"in which"'],
  ['from then on', '"after that"'],
  ['gets? to know', '"learns", "finds"'],
  ['make(?:s)? of it', '"create"'],
]

/** Phrases of no page, message or description. */
const IN_PAGES: Calques = [
  ['those of', 'name them: "customers of …"'],
  ['whatever', 'name it: "any value", "every response"'],
  ['as such', 'leave it out'],
  ['made of', '"created from", "built from"'],
  ['stands? (?:in|at|on|beside|for itself)', '"is in", "is at"'],
]

/** Subjects that cannot speak. */
const THINGS = `(?:${[
  'that|which|what|it|this|each|nothing|name|names|file|files|manifest|manifests|server|response|answer|page|pages|line|key|catalog',
  'document|description|table|type|param|params|message|body|status|event|token|request|operation|fixture|address|url|error|code|plan|row|rows',
  'definition|comment|setting|settings|header|headers|schema|test|tests|kind|field|value|text|sentence|variable|log|command|contract|guide|reference',
].join('|')})`

/** Phrases whose uses become fewer. */
const WANING: Calques = [
  ['(?<!(?:left|let|leave|leaves|leaving)(?: \\w+)? |(?:is|are|be|was|were) |, )alone', '"only"'],
  [
    '(?<!(?:\\d+|at most|several|many|all|both|two|three|five|hundreds?|thousands?)\\b[^.;]{0,30} )at once',
    '"immediately", "together", "at the same time"',
  ],
  ['(?<!Google )play(?:s|ed|ing)?', '"simulates"'],
  ['told apart', '"distinguished"'],
  ['told', '"passed", "notified", or who learns it: "receives"'],
  [`${THINGS} (?:says?|said|tells?)`, '"states", "returns", "names", "describes", "reports"'],
  ['(?:is|are|be|been|was|were) said', '"stated", "documented"'],
  ['(?:stands?|stood|standing)(?! for\\b| in for\\b)', '"is", "is in", "exists"'],
  ['so (?:many|much)', '"maximum number of", "the number of"'],
  ['nobody', '"no one", or the verb without a subject: "unused"'],
  ['(?:comes?|came|becomes?|became) of', '"result"'],
  ['by (?:itself|themselves)', '"automatically"'],
  ['one after (?:the other|another)', '"in order"'],
  ['any ?more(?=$|[.,;:)])', '"no longer"'],
  ['(?:is|are|was|were|being) over(?=$|[.,;:)])', '"has ended", "has expired"'],
  ['also (?:if|when|where)', '"even if"'],
  ['go(?:es|ing)? on(?=$|[.,;:)]| (?:with|by|where|from|after|at|when|without|until))', '"continues"'],
  ['made (?:of|with)', '"created from", "options of"'],
]

/** One use of a phrase that the project does not use. */
export interface Calque {
  readonly found: string
  readonly instead: string
}

/** Finds the calques of a text. @example calquesOf('Only those that are open.') // [{ found: 'those that', instead: 'name them: …' }] */
export function calquesOf(text: string, phrases: readonly Phrase[] = PAGES): Calque[] {
  return phrases.flatMap(([pattern, instead]) => [...text.matchAll(pattern)].map(([found]) => ({ found, instead })))
}

/** A compiled pattern with its replacement. */
export type Phrase = readonly [pattern: RegExp, instead: string]

function compile(calques: Calques): Phrase[] {
  return calques.map(([pattern, instead]) => [new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`, 'gi'), instead])
}

/** Phrases that pages, messages and descriptions do not use. */
export const PAGES = compile([...EVERYWHERE, ...IN_PAGES])

/** Phrases that become fewer in pages, messages and descriptions. */
export const IDIOMS = compile(WANING)

/** Phrases that become fewer in docstrings, comments, test titles and commits. */
export const CODE = compile([...EVERYWHERE, ...WANING])
