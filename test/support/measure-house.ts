/**
 * `npm run measure:house [-- --files] [-- --local]`: how many files and functions of ours a warm call enters, by V8's coverage; the
 * longest functions; the names that several files export; and the imports between top-level folders that pass by their doors.
 * `--files` lists them all, `--local` leaves the server out.
 */
import { hostedCalls, localExecute } from './house/calls.ts'
import type { Entered } from './house/coverage.ts'
import { deepImports, longFunctions, readSources, sharedNames } from './house/source.ts'

const LONGEST_LINES = 70
const areListed = process.argv.includes('--files')
const print = (line = ''): void => void process.stdout.write(`${line}\n`)

function printEntered(call: string, entered: Entered, target: string): void {
  const functions = [...entered.values()].reduce((sum, names) => sum + names.length, 0)
  print(`${call.padEnd(16)} ${String(entered.size).padStart(3)} files ${String(functions).padStart(4)} functions ${target}`) // prettier-ignore
  if (areListed) for (const [path, names] of [...entered].sort()) print(`    ${path}: ${names.join(', ')}`)
}

print('Files and functions that a warm call enters')
printEntered('local execute', await localExecute(), '(at most 16 files)')
if (!process.argv.includes('--local')) {
  const { execute, search } = await hostedCalls()
  printEntered('hosted execute', execute, '(at most 40 files)')
  printEntered('search', search, '')
}

const sources = readSources()
const long = longFunctions(sources, LONGEST_LINES)
print(`\nFunctions over ${LONGEST_LINES} lines: ${long.length}`)
for (const { path, line, name, lines } of long) print(`    ${lines} ${path}:${line} ${name}`)

const shared = sharedNames(sources)
print(`\nNames that several files export: ${shared.length}`)
if (areListed) for (const [name, paths] of shared) print(`    ${name}: ${paths.join(' ')}`)

const deep = deepImports(sources)
print(`\nImports between top-level folders past a door: ${deep.length}`)
if (areListed) for (const line of deep) print(`    ${line}`)
