/** Removes from a model's text what a person would not see: it could hide instructions. */
import { isObject } from '../../../runtime/base/json.ts'
import type { Json, JsonObject } from '../../../runtime/index.ts'

/**
 * Invisible characters, and control characters except tabs and line ends. A joiner or variation selector after a visible character of
 * another script, or an emoji, stays.
 * @see https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 */
const HIDDEN =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- they are what is looked for
  /(?<=[^\0-\x7f\p{DI}]\ufe0f?)[\u200c\u200d\ufe00-\ufe0f]|(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}]|([\p{DI}\0-\x08\v\f\x0e-\x1f\x7f-\x9f])/gu
/** Comments of HTML and Markdown. One without an end hides the rest. @see https://html.spec.whatwg.org/#comment-end-bang-state */
const COMMENT = /<!--[^]*?(?:--!?>|$)/g
/** Maximum number of passes over comments inside comments. The rest loses its beginning. */
const ROUNDS = 8

/** A text without hidden characters and comments. */
export function visibleText(text: string): string {
  let visible = text.replace(HIDDEN, (found, hidden: string | undefined) => (hidden === undefined ? found : ''))
  for (let round = 0; round < ROUNDS && visible.includes('<!--'); round++) visible = visible.replace(COMMENT, '')
  return visible.replaceAll('<!--', '')
}

/** Fields that an agent sends back unchanged. */
const UNCHANGED: ReadonlySet<string> = new Set(['next', 'whole', 'uri'])

/** An output without hidden characters and comments in its texts and names. `notice` counts the changed texts. */
export function visibleOutput(output: JsonObject): JsonObject {
  const changes = { count: 0 }
  const visible = visibleObject(output, changes, UNCHANGED)
  if (changes.count === 0) return output
  const notice = `Hidden characters and comments were removed from ${changes.count} texts.`
  return { ...visible, notice: typeof visible.notice === 'string' ? `${visible.notice} ${notice}` : notice }
}

/** JSON text without hidden characters and comments in its texts and names. A comment ends with the text that contains it. */
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
      // The handle of a file is one level down.
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

/** A name that differs from all others, to which it is added. */
function uniqueName(name: string, names: Set<string>): string {
  let unique = name
  for (let count = 2; names.has(unique); count++) unique = `${name}_${count}`
  names.add(unique)
  return unique
}
