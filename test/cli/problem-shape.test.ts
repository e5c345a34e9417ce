/** Problems as JSON: the same keys, whichever command finds them. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isObject, type Json } from '../../runtime/doors/author.ts'
import { LIBRARY, manifestOf, draftLibrary } from '../authoring/library.ts'
import { runCli, temporaryFolder } from './run-cli.ts'

const KEYS = ['rule', 'severity', 'message', 'file', 'line', 'column']

/** Every object of a document that has a place in a file. */
function placed(value: Json): Record<string, Json>[] {
  if (Array.isArray(value)) return value.flatMap(placed)
  if (!isObject(value)) return []
  return 'line' in value ? [value] : Object.values(value).flatMap(placed)
}

it.each([
  ['validate', ['GET /members\n', 'GET members\n'], []],
  ['check', ['GET /members\n', 'GET members\n'], []],
  ['compare', ['GET /members\n', 'GET /people\n'], ['--openapi', LIBRARY]],
  ['check', ['GET /members\n', 'GET /people\n'], ['--openapi', LIBRARY]],
] as const)('%s of %j with %j', async (command, [from, to], options) => {
  const manifest = join(await temporaryFolder(), 'library.yaml')
  await writeFile(manifest, manifestOf(await draftLibrary()).document.text.replace(from, to))
  const { stdout } = await runCli([command, manifest, ...options, '--json'])
  const problems = placed(JSON.parse(stdout) as Json)
  expect(problems).not.toEqual([])
  for (const problem of problems) {
    expect(Object.keys(problem)).toEqual(expect.arrayContaining(KEYS))
    expect(['error', 'warning', 'note']).toContain(problem.severity)
  }
})
