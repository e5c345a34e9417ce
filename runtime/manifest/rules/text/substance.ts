/**
 * Checks the substance of a description: the vendor's noun as a subject, and for an operation a verb and its object. Each function
 * returns the problem in words that follow "Param "limit" of tasks.list …", or undefined.
 */

/** Words without a meaning of their own. */
const FILLERS = new Set(['a', 'an', 'the', 'of', 'for', 'to', 'this', 'that', 'all'])

/** Openings that hide the noun, each with a replacement. */
const OPENINGS: readonly (readonly [RegExp, string])[] = [
  [/^only\b/i, 'write "Filters by …", or name the records that remain'],
  [/^(?:what|which|who|whom|whose|where|why)\b/i, 'begin with the noun: "The …"'],
  [/^how (?:many|much|long|often|far|large|big|high|deep)\b/i, 'name the quantity: "Number of …", "Time in …"'],
  [/^how\b/i, 'begin with the noun: "The order of …", "The format of …"'],
  [/^(?:it|its|they|their|theirs|he|she|his|her)\b/i, 'name the thing: "The customer\'s …"'],
  [/^(?:this|that|these|those|such)\b/i, 'name the thing: "The …"'],
  [
    /^(?:the )?(?:ones?|all|both|some|any|none|each|either|another|others?)(?=[.,;:]|$| (?:of|that|who|which|whose|those|these|are|is|there)\b)/i,
    'name the things: "The labels …"',
  ],
]

/** Words that end in "s" but are not verbs. */
const NO_VERBS = new Set([
  'its',
  'this',
  'as',
  'is',
  'was',
  'has',
  'does',
  'always',
  'unless',
  'besides',
  'across',
  'perhaps',
])

/** Words after a plural noun: "Comments of an issue" has no verb, "Comments a line" has one. */
const AFTER_NOUNS = new Set(['of', 'that', 'which', 'who', 'in', 'on', 'for', 'by', 'with', 'are', 'below'])

/**
 * Returns the problem of a text for readers: a subject without a noun.
 * @example openingProblem('Only those with this status.')  // 'begins with "Only": write "Filters by …", or name …'
 */
export function openingProblem(text: string): string | undefined {
  const found = OPENINGS.find(([opening]) => opening.test(text))
  if (!found) return undefined
  const [opening, instead] = found
  return `has a description that begins with "${opening.exec(text)![0]}": ${instead}`
}

/**
 * Returns the problem of an operation's description.
 * @param names vendor's names of its object: the entity, the path's segments, the schema's name
 * @example operationProblem('Adds a remark.', 'list', ['comments'])  // 'has a description that does not name "comments"…'
 */
export function operationProblem(text: string, names: readonly string[]): string | undefined {
  const own = new Set(names.flatMap(textWords).map(stemOf))
  if (!beginsWithVerb(text, own)) {
    const first = text.split(/\s/, 1)[0]!
    return `has a description that begins with "${first}": begin with a verb, such as "Lists" or "Creates"`
  }
  const words = [...textWords(text), ...textWords(text.toLowerCase())]
  if (words.some((word) => own.has(stemOf(word)))) return undefined
  return `has a description that does not name its object: use the vendor's word, such as "${names[0]!.replaceAll('_', ' ')}"`
}

/** Whether a description has only words of a name. @param name `pageSize` */
export function repeatsName(text: string, name: string): boolean {
  const known = textWords(name)
  return textWords(text).every((word) => known.includes(word))
}

function beginsWithVerb(text: string, own: ReadonlySet<string>): boolean {
  const [first = '', second = ''] = text.toLowerCase().split(/[^a-z]+/)
  if (!first.endsWith('s') || first.endsWith('ss') || NO_VERBS.has(first)) return false
  return !(own.has(stemOf(first)) && AFTER_NOUNS.has(second))
}

/** Returns a word without its plural: `replies` and `reply`, `boxes` and `box` are equal. */
export function stemOf(word: string): string {
  return word
    .replace(/ies$/, 'y')
    .replace(/(s|x|z|ch|sh)es$/, '$1')
    .replace(/s$/, '')
}

/** Returns the words of a name or sentence in lower case, without fillers: `pageSize`, `page_size` and `The page's size` have two. */
export function textWords(text: string): string[] {
  const words = text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
  return words.filter((word) => word !== '' && !FILLERS.has(word))
}
