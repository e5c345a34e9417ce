/** `docs/threats.md` names tests that are there and that name their row. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../../support/root.ts'

const rows = [
  ...readFileSync(join(ROOT, 'docs', 'threats.md'), 'utf8').matchAll(/^\| ([A-Z]\d+) +\| .+? +\| (.+?) +\|$/gm),
].map(([, id, tests]) => ({ id: id!, tests: tests! }))

it('docs/threats.md has a row for each threat once', () => {
  expect(rows.length).toBeGreaterThan(90)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
})

it.each(rows)('$id in docs/threats.md names tests that cover it, or says why none does', ({ id, tests }) => {
  if (tests.startsWith('not covered: ')) return
  const files = [...tests.matchAll(/`([^`]+)`/g)].map(([, file]) => file!)
  expect(files).not.toEqual([])
  for (const file of files) {
    const path = join(ROOT, file)
    expect(existsSync(path) ? readFileSync(path, 'utf8') : `${file} is not there`).toMatch(new RegExp(`\\b${id}\\b`))
  }
})
