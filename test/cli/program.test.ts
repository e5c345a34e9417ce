/** Hints and examples call the program as the user called it. */
import { describe, expect, it } from 'vitest'
import { programName } from '../../cli/base/program.ts'

describe('the name of the program', () => {
  it.each([
    ['npx plugboard', '/app/node_modules/.bin/plugboard'],
    ['npx plugboard', 'C:\\app\\node_modules\\plugboard\\plugboard.js'],
    ['npx @plugboard/cli', '/home/ada/.npm/_npx/3a/node_modules/.bin/plugboard'],
    ['node plugboard.js', '/app/plugboard.js'],
    ['node ../clone/plugboard.js', '/clone/plugboard.js'],
    ['npx tsx cli/index.ts', '/app/cli/index.ts'],
    ['plugboard', '/usr/local/bin/plugboard'],
    ['plugboard', '/app/node_modules/vitest/worker.js'],
    ['plugboard', ''],
  ])('is %s for %s', (name, entry) => {
    expect(programName(entry, '/app')).toBe(name)
  })

  it('is npx plugboard where npx links a clone', () => {
    const entry = '/home/ada/.npm/_npx/3a/node_modules/.bin/plugboard'
    expect(programName(entry, '/clone', '/clone/plugboard.js')).toBe('npx plugboard')
  })
})
