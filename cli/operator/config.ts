/** `plugboard config`: the settings that the server reads, and their sources. */
import { type ConfigLine, explainConfig } from '@plugboard/server/config'
import { EXIT } from '../base/exit.ts'
import { actionOf } from '../base/usage.ts'
import type { Run } from '../table/index.ts'
import { count, oneLine, tableText } from '../output/index.ts'
import { settingSources } from './settings.ts'

/** Checks the settings, or prints them without secrets. */
export const config: Run<'config'> = async (context, words, flags) => {
  const action = actionOf('config', words, ['check', 'print'])
  const lines = explainConfig(settingSources(context, flags))
  const { stdout, paint } = context
  const given = lines.filter(({ origin }) => origin !== 'default')
  const rows = lines.map(({ name, value, origin }) => [name, oneLine(shown(value)), oneLine(origin)])
  const text =
    action === 'check'
      ? `The settings are valid: ${count(given.length, 'is', 'are')} set, the others have their defaults.`
      : tableText({ head: ['setting', 'value', 'from'], rows }, stdout.columns, paint.strong)
  await context.print({ settings: lines.map(withNull) }, text)
  return EXIT.done
}

/** Writes a setting without a value as null, since JSON has no undefined. */
function withNull({ name, value = null, origin }: ConfigLine) {
  return { name, value, origin }
}

function shown(value: unknown): string {
  if (value === undefined) return '-'
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.join(', ')
  return String(value)
}
