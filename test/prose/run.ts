/**
 * Checks the project's prose, or prints some of it to be read aloud.
 *
 *     npm run prose                              faults of pages, messages, code and commits
 *     npm run prose -- server/copy docs/sync.md  faults of some folders or files
 *     npm run prose -- --area titles             of one area: docs, descriptions, messages, docstrings, comments, titles, commits
 *     npm run prose -- --count                   number of faults by folder
 *     npm run prose -- --update                  lowers the maxima in test/data/prose.json, and refuses to raise one
 *     npm run prose -- --sample 200 --seed 7     texts at random; the same seed prints the same ones
 */
import { parseArgs } from 'node:util'
import { readFileSync, writeFileSync } from 'node:fs'
import { type Counts, excesses } from '../support/house/rules.ts'
import { boundedFaultsOf, countBounded, countByFolder, type ProseFault, proseFaultsOf } from './check.ts'
import { CODE_AREAS, commitTexts } from './code.ts'
import { AREAS, type Text } from './texts.ts'

const ALL = { ...AREAS, ...CODE_AREAS, commits: commitTexts } as const
const MAXIMA = new URL('../data/prose.json', import.meta.url)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    area: { type: 'string' },
    count: { type: 'boolean' },
    update: { type: 'boolean' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
const { area } = values
if (area !== undefined && !Object.hasOwn(ALL, area)) {
  console.error(`Cannot find area "${area}": areas are ${Object.keys(ALL).join(', ')}`)
  process.exit(64)
}
const folders = positionals.map((path) => path.replace(/^\.\/|\/$/g, ''))
const chosen = Object.entries(ALL).filter(([name]) => area === undefined || name === area)
if (values.update) update()
else if (values.sample === undefined) await report()
else printSample(Number(values.sample), Number(values.seed))

function textsOf(read: () => Text[]): Text[] {
  return read().filter(({ at }) => folders.length === 0 || folders.some((folder) => isWithin(at, folder)))
}

/** Whether a place is in a folder or file. @example isWithin('server/copy/a.ts:3', 'server/copy') // true */
function isWithin(at: string, folder: string): boolean {
  return at.startsWith(folder) && /^[/:]/.test(at.slice(folder.length))
}

async function report(): Promise<void> {
  const all: ProseFault[] = []
  for (const [name, read] of chosen) {
    const texts = textsOf(read)
    const faults = boundedFaultsOf(name, texts)
    if (Object.hasOwn(AREAS, name)) faults.push(...(await proseFaultsOf(texts)))
    if (!values.count) for (const { at, fault } of faults) console.log(`${at}: ${fault}`)
    if (texts.length > 0) console.log(`${name}: ${faults.length} faults in ${texts.length} texts`)
    all.push(...faults)
  }
  if (values.count) console.table(countByFolder(all))
  process.exitCode = all.length > 0 ? 1 : 0
}

/** Lowers the maxima of the folders to their present numbers. */
function update(): void {
  const counts = countBounded()
  const more = excesses(counts, JSON.parse(readFileSync(MAXIMA, 'utf8')) as Counts)
  for (const excess of more) console.log(`Cannot allow ${excess}`)
  if (more.length > 0) process.exitCode = 1
  else writeFileSync(MAXIMA, `${JSON.stringify(counts, null, 2)}\n`)
}

/** Prints texts in an order that the seed decides. */
function printSample(count: number, seed: number): void {
  let state = seed >>> 0 || 1
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
  const texts = chosen.flatMap(([, read]) => textsOf(read)).map((text) => ({ ...text, order: next() }))
  for (const { at, text } of texts.sort((a, b) => a.order - b.order).slice(0, count))
    console.log(`${text}\n    ${at}\n`)
}
