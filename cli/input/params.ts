/** JSON objects of options: text, a file, or standard input. */
import { readFile } from 'node:fs/promises'
import { codeFrame, findJsonFault, isObject, positionAt } from 'plugboard/internal'
import { UsageError } from '../base/usage.ts'

/** Options by name, with a hint for each. */
const OPTIONS = {
  params: `Pass params as one JSON object, such as --params '{"limit": 2}'.`,
  own: `Pass own fields as one JSON object, such as --own '{"Stage reason": "price"}'.`,
  body: `Pass a body as JSON, such as --body '{"amount": 500}'.`,
  metadata: `Pass metadata as one JSON object, such as --metadata '{"plan": "pro"}'.`,
  map: `Pass a map as one JSON object, such as --map '{"deals": {"size": {"path": "$.properties.size", "type": "number"}}}'.`,
  filter: `Pass a filter as one JSON object, such as --filter '{"eq": {"name": "Ada"}}'.`,
  before: `Pass a filter as one JSON object, such as --before '{"neq": {"stage": "won"}}'.`,
  after: `Pass a filter as one JSON object, such as --after '{"eq": {"stage": "won"}}'.`,
} as const

type OptionName = keyof typeof OPTIONS

/**
 * Reads an option such as `--params`: JSON, `@file`, or `-` for standard input. Returns an empty object without it.
 * @throws UsageError with the location of invalid JSON
 */
export async function readParams(
  given: string | undefined,
  stdin: () => Promise<string>,
  option: OptionName = 'params',
): Promise<Record<string, unknown>> {
  if (given === undefined) return {}
  if (given === '-') return parseParams(await stdin(), 'standard input', option)
  if (given.startsWith('@')) return parseParams(await readFile(given.slice(1), 'utf8'), given.slice(1), option)
  return parseParams(given, `--${option}`, option)
}

function parseParams(text: string, from: string, option: OptionName): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    const { offset, expected } = findJsonFault(text) ?? { offset: 0, expected: 'JSON' }
    const position = positionAt(text, offset)
    throw new UsageError(
      `Cannot read ${option}: ${from}:${position.line}:${position.column} is not JSON, expected ${expected}`,
      `${codeFrame(text, position)}\n${OPTIONS[option]}`,
    )
  }
  if (isObject(value)) return value
  const what = Array.isArray(value) ? 'a list' : value === null ? 'null' : `a ${typeof value}`
  throw new UsageError(`Cannot read ${option}: ${from} contains ${what}, expected an object`, OPTIONS[option])
}
