/** What a person who reads a text would not see, taken out of what a model reads: others could hide orders in it. */
import { isObject } from '../../../runtime/base/json.ts'
import type { Json, JsonObject } from '../../../runtime/index.ts'

/**
 * Characters that nothing is drawn for, and control characters but for tabs and line ends. What follows a visible character of another
 * script, or an emoji, to choose its form stays: a joiner, a variation selector.
 * @see https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 */
const HIDDEN =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- they are what is looked for
  /(?<=[^\0-\x7f\p{DI}]\ufe0f?)[\u200c\u200d\ufe00-\ufe0f]|(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}]|([\p{DI}\0-\x08\v\f\x0e-\x1f\x7f-\x9f])/gu
/** Comments of HTML and Markdown; one without an end hides all that follows. @see https://html.spec.whatwg.org/#comment-end-bang-state */
const COMMENT = /<!--[^]*?(?:--!?>|$)/g
/** What is left of comments inside comments after so many rounds loses its beginning instead. */
const ROUNDS = 8

/** A text without hidden characters and comments. */
export function visibleText(text: string): string {
  let visible = text.replace(HIDDEN, (found, hidden: string | undefined) => (hidden === undefined ? found : ''))
  for (let round = 0; round < ROUNDS && visible.includes('<!--'); round++) visible = visible.replace(COMMENT, '')
  return visible.replaceAll('<!--', '')
}

/** What an agent has to send back unchanged. */
const UNCHANGED: ReadonlySet<string> = new Set(['next', 'whole', 'uri'])

/** An output without hidden characters and comments in any of its texts and names; `notice` says of how many they were taken out. */
export function visibleOutput(output: JsonObject): JsonObject {
  const changes = { count: 0 }
  const visible = visibleObject(output, changes, UNCHANGED)
  if (changes.count === 0) return output
  const notice = `Hidden characters and comments were removed from ${changes.count} texts.`
  return { ...visible, notice: typeof visible.notice === 'string' ? `${visible.notice} ${notice}` : notice }
}

/** The text of a JSON value, without what is hidden in any of its texts and names: a comment ends with the text that it is in. */
export function visibleJsonText(text: string): string {
  return JSON.stringify(visibleValue(JSON.parse(text) as Json, { count: 0 }))
}

interface Changes {
  count: number
}

function visibleValue(value: Json, changes: Changes): Json {
  if (typeof value === 'string') return counted(value, changes)
  if (Array.isArray(value)) return value.map((item) => visibleValue(item, changes))
  return isObject(value) ? visibleObject(value, changes, NONE) : value
}

const NONE: ReadonlySet<string> = new Set()

function visibleObject(value: JsonObject, changes: Changes, unchanged: ReadonlySet<string>): JsonObject {
  const names = new Set<string>()
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      if (unchanged.has(name)) return [name, item]
      // The handle of a file stands one level down.
      const inside = unchanged.size > 0 && name === 'file' && isObject(item)
      const shown = uniqueName(counted(name, changes), names)
      return [shown, inside ? visibleObject(item, changes, unchanged) : visibleValue(item, changes)]
    }),
  )
}

function counted(text: string, changes: Changes): string {
  const visible = visibleText(text)
  if (visible !== text) changes.count++
  return visible
}

/** A name that none of the others is, to which it is added. */
function uniqueName(name: string, names: Set<string>): string {
  let unique = name
  for (let count = 2; names.has(unique); count++) unique = `${name}_${count}`
  names.add(unique)
  return unique
}
