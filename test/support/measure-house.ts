/**
 * `npm run measure:house [-- --files] [-- --local] [-- --sources] [-- --update]`: how many files and functions of ours a warm call
 * enters, by V8's coverage; what departs from the rules of the house; and the imports between top-level folders that pass by their doors.
 * `--files` lists them all, `--local` leaves the server out, `--sources` makes no call. `--update` only writes test/data/house.json, and
 * refuses when a rule has more departures than that file says.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { hostedCalls, localExecute } from './house/calls.ts'
import type { Entered } from './house/coverage.ts'
import { type Departure, groupBy } from './house/departure.ts'
import { type Counts, countDepartures, excesses, FOLDERS, RULES } from './house/rules.ts'
import { deepImports, readSources } from './house/source.ts'

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
  print('Files and functions that a warm call enters')
  printEntered('local execute', await localExecute(), '(the aim is 16 files)')
  if (has('--local')) return
  const { execute, search } = await hostedCalls()
  printEntered('hosted execute', execute, '(the aim is 40 files)')
  printEntered('search', search, '')
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
  if (!has('--sources')) await printCalls()
  printSources()
}
