/** The trial of hosted mode in docs/server.md, pasted into one shell from its first line to its last. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blocksOf, follow } from '../support/blocks.ts'
import { ROOT } from '../support/root.ts'

const START = 'node_modules/.bin/plugboard serve '

/** The program of this tree in the place of an installed one, on ports of its own. */
const PROGRAM = `#!/bin/sh
cd "${ROOT}" && exec "${process.execPath}" --import tsx cli/index.ts "$@" --port 0 --set admin.port=0
`

/** Follows blocks in a folder. An error has the server's log. */
async function run(folder: string): Promise<readonly string[]> {
  const [checkout, temporary] = [join(folder, 'checkout'), join(folder, 'temporary')]
  const programs = join(checkout, 'node_modules', '.bin')
  for (const made of [programs, temporary]) mkdirSync(made, { recursive: true })
  writeFileSync(join(programs, 'plugboard'), PROGRAM, { mode: 0o755 })
  return follow(blocks, checkout, { ...process.env, TMPDIR: temporary }).catch((error: Error) => {
    const logs = readdirSync(temporary, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.log'))
    const log = logs.map((name) => readFileSync(join(temporary, name), 'utf8')).join('\n')
    throw new Error(`${error.message}\n${log}`)
  })
}

const blocks = blocksOf('docs/server.md', 'A trial')
const folder = mkdtempSync(join(tmpdir(), 'plugboard-readme-'))
let printed: readonly string[]

beforeAll(async () => {
  printed = await run(folder)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Output of the block that holds a text. */
function printedBy(text: string): string {
  const index = blocks.findIndex((block) => block.text.includes(text))
  return printed[index] ?? `no block has ${text}`
}

test('serve prints its address and its first application', () => {
  const { origin, first_application: first } = JSON.parse(printedBy(START)) as Record<string, Record<string, string>>
  expect([origin, Object.keys(first!)]).toEqual([
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    ['client_id', 'client_secret', 'organization_id'],
  ])
})

test('the catalog has the requested kind', () => {
  const { definitions } = JSON.parse(printedBy('/definitions/sources')) as { definitions: { name: string }[] }
  expect(definitions.map(({ name }) => name)).toEqual(['Stripe'])
})

/** The rows of each table that the function `show` of the walk-through printed, without their numbers. */
function tablesOf(text: string): string[][][] {
  const cells = (line: string) => line.split('│').map((cell) => cell.trim().replace(/^'|'$/g, ''))
  const tables = text.split('┌').slice(1)
  return tables.map((table) =>
    table.split('\n').flatMap((line) => (/^│ (?!\(index\))/.test(line) ? [cells(line).slice(1, -1)] : [])),
  )
}

test('a list is walked by next, three fields of each record in a table', () => {
  const text = printedBy('"starting_after"')
  const [first, second] = tablesOf(text)
  expect([first, second].map((rows) => rows!.map(([id]) => id))).toEqual([
    ['customers_1', 'customers_2'],
    ['customers_3', 'customers_4'],
  ])
  expect(first![0]).toEqual(['customers_1', expect.any(String), expect.stringMatching(/^.+@.+$/)])
  expect(text).toContain("\n{ next: { limit: 2, starting_after: 'customers_2' } }\n")
})

test('a write under a key is executed once', () => {
  const text = printedBy('Idempotency-Key')
  const written = [['customers_251', 'Ada Lovelace', expect.any(String)]]
  expect([tablesOf(text), text.match(/^idempotent-replayed: true/gm)]).toEqual([
    [written, written],
    ['idempotent-replayed: true'],
  ])
})

test('a misspelled name finds the created record', () => {
  const [[found]] = tablesOf(printedBy('"search"')) as [string[][]]
  expect(found!.slice(0, 2)).toEqual(['customers_251', 'Ada Lovelace'])
})

test('no printed line of records is wider than a terminal', () => {
  const lines = ['"starting_after"', 'Idempotency-Key', '"search"'].flatMap((text) => printedBy(text).split('\n'))
  expect(lines.filter((line) => line.length > 80)).toEqual([])
})

test('a file comes whole', () => {
  expect(printedBy('file.bin').trim()).toBe('4096')
})

test('a person gets a page on which to connect', () => {
  expect(printedBy('/links').trim()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/connect#[\w-]{43}$/)
})

test('nothing stays in the checkout, and no folder of the trial', () => {
  const left = readdirSync(join(folder, 'temporary')).filter((name) => name.startsWith('tmp.'))
  expect([readdirSync(join(folder, 'checkout')), left]).toEqual([['node_modules'], []])
})
