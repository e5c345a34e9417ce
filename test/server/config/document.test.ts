import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { OAUTH_KEYS, type Setting, SETTINGS, variableOf } from '../../../server/config/index.ts'
import { ROOT } from '../../support/root.ts'

it('docs/server-config.md lists every setting as the code has it, and no other', () => {
  const page = readFileSync(join(ROOT, 'docs', 'server-config.md'), 'utf8')
  const written = page.split('\n').filter((line) => line.startsWith('| `'))
  const oauth = Object.entries(OAUTH_KEYS).map(([key, setting]) => [`oauth.<kind>.${key}`, setting] as const)
  const rows = [...Object.entries(SETTINGS), ...oauth].map(([name, setting]) => rowOf(name, setting))
  expect(written).toEqual(rows)
})

function rowOf(name: string, setting: Setting): string {
  const { type, about, secret, choices, minimum, maximum } = setting
  const range = maximum === undefined ? '' : ` ${minimum} to ${maximum}`
  const takes = choices ? choices.map((choice) => `\`${choice}\``).join(', ') : `${type}${range}`
  return `| \`${name}\` | \`${variableOf(name)}\` | ${takes} | ${defaultOf(setting)} | ${about}${secret ? ' Secret.' : ''} |`
}

function defaultOf({ default: value, derived }: Setting): string {
  if (value === undefined) return derived === undefined ? 'must be set' : plain(derived)
  return Array.isArray(value) ? 'none' : `\`${String(value)}\``
}

/** Angle brackets and dollar signs would be read as HTML or mathematics. */
function plain(text: string): string {
  return /[<$/]/.test(text) ? `\`${text}\`` : text
}
