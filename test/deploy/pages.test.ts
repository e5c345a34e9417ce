/** Pages for operators name commands, options and settings that exist. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { commandsOf, faultsOf } from './words.ts'

const DOCS = join(import.meta.dirname, '..', '..', 'docs')

it.each([
  ['upgrading.md', 10],
  ['deploying.md', 5],
])('every command of %s exists with its options', (page, least) => {
  const commands = commandsOf(readFileSync(join(DOCS, page), 'utf8'))
  expect(commands.length).toBeGreaterThanOrEqual(least)
  expect(commands.flatMap(faultsOf)).toEqual([])
})

it('a command or an option that does not exist is found', () => {
  const page = 'Run `plugboard migrat`, then\n```\n$ plugboard migrate --contrakt\n```\n'
  expect(commandsOf(page).flatMap(faultsOf)).toEqual(['no command migrat', 'migrate has no option --contrakt'])
})
