/** The entry of a list, by its name, as a JSON path of PostgreSQL. */
import type { NamedEntry, Steps } from 'plugboard/internal'

/** The JSON path of PostgreSQL to the value of a named entry. */
export function entryQuery(steps: Steps, { name, key, value }: NamedEntry): string {
  const names = splits(name, key.length).map((parts) =>
    parts.map((part, at) => isNamed(key[at] ?? [], part)).join(' && '),
  )
  return `strict $${queryOf(steps)}[*] ? (${names.join(' || ')})${queryOf(value)}`
}

/** The ways to split a name into parts, between which it has dots. */
function splits(name: string, parts: number): string[][] {
  if (parts <= 1) return [[name]]
  const words = name.split('.')
  return words.slice(1).flatMap((_, at) => {
    const first = words.slice(0, at + 1).join('.')
    return splits(words.slice(at + 1).join('.'), parts - 1).map((rest) => [first, ...rest])
  })
}

/** Some names are numbers in records. */
function isNamed(steps: Steps, part: string): string {
  const at = `@${queryOf(steps)}`
  const isText = `${at} == ${JSON.stringify(part)}`
  return /^(?:0|[1-9]\d{0,17})$/.test(part) ? `(${isText} || ${at} == ${part})` : isText
}

function queryOf(steps: Steps): string {
  const parts = steps.map((step) => {
    if (typeof step === 'string') return `.${JSON.stringify(step)}`
    return step < 0 ? `[last - ${-1 - step}]` : `[${step}]`
  })
  return parts.join('')
}
