import { expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KINDS_PAGE, kindsPage } from '../codegen/index.ts'
import { coverageOf } from '../mock/index.ts'
import { load } from '../runtime/index.ts'
import { runCli } from './cli/run-cli.ts'
import { everySource } from './support/kinds.ts'

it('what is generated is up to date, or `npm run generate` was forgotten', async () => {
  const { code, stdout } = await runCli(['generate', '--check', '--json'])
  expect([JSON.parse(stdout), code]).toEqual([{ changed: [] }, 0])
})

it('docs/kinds.md is up to date, or `npm run generate` was forgotten', async () => {
  expect(readFileSync(join(import.meta.dirname, '..', KINDS_PAGE), 'utf8')).toBe(kindsPage(await everySource()))
})

it('each kind of the package has what its support level asks for, and says under basis what it was written from', async () => {
  const short = await Promise.all(
    (await everySource()).map(async ({ manifest: { kind, support, basis }, fixtures }) => {
      const { gaps } = coverageOf(await load(kind), fixtures)
      return [
        ...(basis ? [] : [`${kind} has no basis`]),
        ...(['certified', 'community', 'experimental'].includes(support) ? [] : [`${kind} is ${support}`]),
        ...(support === 'experimental' ? [] : gaps),
      ]
    }),
  )
  expect(short.flat()).toEqual([])
})
