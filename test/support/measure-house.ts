/**
 * Measures the sources: lines, files that a warm call enters, departures from the rules of the house, and imports that bypass an
 * `index.ts`.
 *
 *     npm run measure:house                 all of it
 *     npm run measure:house -- --files      also each file, function and departure
 *     npm run measure:house -- --local      without the calls to a server
 *     npm run measure:house -- --sources    without any call
 *     npm run measure:house -- --update     lowers the maxima in test/data/house.json, and refuses to raise one
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { hostedCalls, localExecute } from './house/calls.ts'
import type { Entered } from './house/coverage.ts'
import { type Departure, groupBy } from './house/departure.ts'
import { type Counts, countDepartures, excesses, FOLDERS, RULES } from './house/rules.ts'
import { BROWSER, deepImports, PACKAGED, readSources, type Source } from './house/source.ts'

const COUNTS = new URL('../data/house.json', import.meta.url)
const has = (flag: string) => process.argv.includes(flag)
const areListed = has('--files')
const print = (line = ''): void => void process.stdout.write(`${line}\n`)

function printEntered(call: string, entered: Entered, target: string): void {
  const functions = [...entered.values()].reduce((sum, names) => sum + names.length, 0)
  print(`${call.padEnd(16)} ${String(entered.size).padStart(3)} files ${String(functions).padStart(4)} functions ${target}`) // prettier-ignore
  if (areListed) for (const [path, names] of [...entered].sort()) print(`    ${path}: ${names.join(', ')}`)
}

async function printCalls(): Promise<void> {
  print('\nFiles and functions that a warm call enters')
  printEntered('local execute', await localExecute(), '(the aim is 16 files)')
  if (has('--local')) return
  const { execute, search } = await hostedCalls()
  printEntered('hosted execute', execute, '(the aim is 40 files)')
  printEntered('search', search, '')
}

/** Lines and files of the packages by folder, in the server also by subject; without tests and generated files. */
function printLines(): void {
  const sources = readSources([...PACKAGED, ...BROWSER, 'examples'])
  print('Lines and files of sources')
  const counts = [...groupBy(sources, ({ path }) => path.split('/')[0]!)].flatMap(([folder, own]) => [
    lineOf(folder, own),
    ...(folder === 'server' ? [...groupBy(own, subjectOf)].map(([subject, some]) => lineOf(`  ${subject}`, some)) : []),
  ])
  for (const line of [...counts, lineOf('all', sources)]) print(line)
}

function subjectOf({ path }: Source): string {
  return path.split('/').slice(1, -1)[0] ?? '(files beside the subjects)'
}

function lineOf(name: string, sources: readonly Source[]): string {
  const lines = sources.reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0)
  return `${name.padEnd(30)} ${String(lines).padStart(6)} lines ${String(sources.length).padStart(5)} files`
}

function printSources(): void {
  const sources = readSources(FOLDERS)
  print('\nDepartures from the rules of the house')
  for (const [rule, find] of Object.entries(RULES)) {
    const departures = find(sources)
    print(`${String(departures.length).padStart(5)} ${rule}${byArea(departures)}`)
    if (areListed)
      for (const { path, line, what } of departures) print(`      ${path}${line ? `:${line}` : ''} ${what}`)
  }
  const deep = deepImports(readSources())
  print(`\nImports between top-level folders past a door: ${deep.length}`)
  if (areListed) for (const line of deep) print(`    ${line}`)
}

/** `: cli 2, server 4`, or nothing. */
function byArea(departures: readonly Departure[]): string {
  const areas = [...groupBy(departures, ({ path }) => path.split('/')[0]!)].sort(([a], [b]) => (a < b ? -1 : 1))
  return areas.length > 0 ? `: ${areas.map(([area, some]) => `${area} ${some.length}`).join(', ')}` : ''
}

/** Lowers the maxima in test/data/house.json to the present counts, and adds new rules. */
function update(): void {
  const counts = countDepartures(readSources(FOLDERS))
  const more = excesses(counts, { ...counts, ...(JSON.parse(readFileSync(COUNTS, 'utf8')) as Counts) })
  for (const excess of more) print(`Cannot allow ${excess}`)
  if (more.length > 0) process.exitCode = 1
  else writeFileSync(COUNTS, `${JSON.stringify(counts, null, 2)}\n`)
}

if (has('--update')) update()
else {
  printLines()
  if (!has('--sources')) await printCalls()
  printSources()
}
