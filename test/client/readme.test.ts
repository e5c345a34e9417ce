/** The hosted path of the README, pasted into one shell from its first line to its last. */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const START = 'npx plugboard serve '
const MARK = '--- the next block ---'

/** The blocks between the section's heading and the next one. */
function blocksOf(page: string, heading: string): string[] {
  const [, rest = ''] = page.split(`\n## ${heading}\n`)
  const [section = ''] = rest.split('\n## ')
  return [...section.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, code]) => code!)
}

/** The server of this tree in the place of an installed one, on ports of its own, as a child that npx does not wait for; it ends with the shell. */
const PRELUDE = `
npx() { cd "${ROOT}" && shift 2 && "${process.execPath}" --import tsx cli/index.ts serve --port 0 --set admin.port=0 "$@"; }
trap 'kill $(jobs -p) 2>/dev/null || true' EXIT
`

/** What a shell prints for a script that it runs in a folder; with job control, as a terminal has it. */
async function run(script: string, folder: string): Promise<string> {
  const [checkout, temporary] = [join(folder, 'checkout'), join(folder, 'temporary')]
  for (const made of [checkout, temporary]) mkdirSync(made)
  const env = { ...process.env, TMPDIR: temporary }
  const shell = spawn('bash', ['-m', '-e', '-c', script], { cwd: checkout, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const printed = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) shell[name].on('data', (chunk) => (printed[name] += String(chunk)))
  const code = await new Promise((resolve) => shell.on('close', resolve))
  if (code === 0) return printed.stdout
  const logs = readdirSync(temporary, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.log'))
  const log = logs.map((name) => readFileSync(join(temporary, name), 'utf8')).join('\n')
  throw new Error(`the shell ended with ${String(code)}:\n${printed.stdout}\n${printed.stderr}\n${log}`)
}

const blocks = blocksOf(readFileSync(join(ROOT, 'README.md'), 'utf8'), 'Hosted mode')
const folder = mkdtempSync(join(tmpdir(), 'plugboard-readme-'))
let printed: string[]

beforeAll(async () => {
  printed = (await run(PRELUDE + blocks.join(`echo '${MARK}'\n`), folder)).split(`${MARK}\n`)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What the block that holds a text printed. */
function printedBy(text: string): string {
  const index = blocks.findIndex((block) => block.includes(text))
  return printed[index] ?? `no block has ${text}`
}

test('serve prints where it is and its first application', () => {
  const { origin, first_application: first } = JSON.parse(printedBy(START)) as Record<string, Record<string, string>>
  expect([origin, Object.keys(first!)]).toEqual([
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    ['client_id', 'client_secret', 'organization_id'],
  ])
})

test('the catalogue has the kind that is asked for', () => {
  const { definitions } = JSON.parse(printedBy('/definitions/sources')) as { definitions: { name: string }[] }
  expect(definitions.map(({ name }) => name)).toEqual(['Stripe'])
})

test('a list is walked by next', () => {
  const pages = printedBy('"starting_after"').trim().split('\n')
  const read = pages.map((page) => JSON.parse(page) as { data: { id: string }[]; next: unknown })
  expect(read.map(({ data, next }) => [data.map(({ id }) => id), next])).toEqual([
    [['customers_1'], { limit: 1, starting_after: 'customers_1' }],
    [['customers_2'], { limit: 1, starting_after: 'customers_2' }],
  ])
})

test('a write under a key is done once', () => {
  const text = printedBy('Idempotency-Key')
  const ids = [...text.matchAll(/"data":\{"id":"(\w+)"/g)].map(([, id]) => id)
  expect([ids, text.match(/idempotent-replayed: true/g)]).toEqual([
    ['customers_251', 'customers_251'],
    ['idempotent-replayed: true'],
  ])
})

test('the record that was created is found by a name that is near', () => {
  const { data } = JSON.parse(printedBy('"search"')) as { data: unknown[] }
  expect(data[0]).toEqual({ id: 'customers_251', name: 'Ada Lovelace' })
})

test('a file comes whole', () => {
  expect(printedBy('file.bin').trim()).toBe('4096')
})

test('a person gets a page on which to connect', () => {
  expect(printedBy('/links').trim()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/connect#[\w-]{43}$/)
})

test('nothing is left in the checkout, and no folder of the trial', () => {
  const left = readdirSync(join(folder, 'temporary')).filter((name) => name.startsWith('tmp.'))
  expect([readdirSync(join(folder, 'checkout')), left]).toEqual([[], []])
})
