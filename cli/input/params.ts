/** The params of a call as the command line gives them: JSON text, a file, or standard input. */
import { readFile } from 'node:fs/promises'
import { codeFrame, findJsonFault, isObject, positionAt } from 'plugboard/kit'
import { UsageError } from '../usage.ts'

/**
 * Reads what `--params` says: JSON, `@file`, or `-` for standard input; no params without it.
 * @throws UsageError with the location of what is not JSON
 */
export async function readParams(
  given: string | undefined,
  stdin: () => Promise<string>,
): Promise<Record<string, unknown>> {
  if (given === undefined) return {}
  if (given === '-') return parseParams(await stdin(), 'standard input')
  if (given.startsWith('@')) return parseParams(await readText(given.slice(1)), given.slice(1))
  return parseParams(given, '--params')
}

function parseParams(text: string, from: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    const { offset, expected } = findJsonFault(text) ?? { offset: 0, expected: 'JSON' }
    const position = positionAt(text, offset)
    throw new UsageError(
      `Cannot read params: ${from}:${position.line}:${position.column} is not JSON, expected ${expected}`,
      `${codeFrame(text, position)}\nParams are one JSON object, such as --params '{"limit": 2}'.`,
    )
  }
  if (isObject(value)) return value
  const what = Array.isArray(value) ? 'a list' : value === null ? 'null' : `a ${typeof value}`
  throw new UsageError(
    `Cannot read params: ${from} holds ${what}, expected an object`,
    `Params are one JSON object, such as --params '{"limit": 2}'.`,
  )
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UsageError(`Cannot read params: file ${file} ${code === 'ENOENT' ? 'does not exist' : `gives ${code}`}`)
  }
}
