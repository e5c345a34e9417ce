/** `plugboard doctor`: checks everything that the server needs. */
import type { Check } from '@plugboard/server/operate'
import { EXIT } from '../base/exit.ts'
import type { Context } from '../table/context.ts'
import { asCalled, type Run } from '../table/index.ts'
import { count, jsonText, oneLine, wrap } from '../output/index.ts'
import { readSettings } from './settings.ts'

/** Runs every check. Fails if the server cannot work. */
export const doctor: Run<'doctor'> = async (context, _words, flags) => {
  const settings = readSettings(context, flags)
  const { examine } = await import('@plugboard/server/operate')
  const checks: Check[] = []
  for await (const check of examine(settings)) {
    checks.push(check)
    if (!context.isJson) await context.stdout.write(asCalled(linesOf(check, context)))
  }
  const failed = checks.filter(({ state }) => state === 'fail').length
  const warned = checks.filter(({ state }) => state === 'warn').length
  if (context.isJson) await context.stdout.write(`${jsonText({ checks }, 2)}\n`)
  else if (failed + warned === 0) await context.stdout.write('\nEverything is in order.\n')
  else await context.stdout.write(`\n${count(failed, 'failure')}, ${count(warned, 'warning')}\n`)
  return failed > 0 ? EXIT.invalid : EXIT.done
}

const STATE_WIDTH = 6
const NAME_WIDTH = 16

function linesOf({ name, state, message, advice }: Check, { stdout, paint }: Context): string {
  const colour = { ok: paint.good, warn: paint.name, fail: paint.bad }[state]
  const room = Math.max(20, stdout.columns - STATE_WIDTH - NAME_WIDTH)
  const [first = '', ...rest] = [message, ...(advice === undefined ? [] : [advice])].flatMap((text) =>
    wrap(oneLine(text), room),
  )
  const indent = ' '.repeat(STATE_WIDTH + NAME_WIDTH)
  const head = `${colour(state)}${' '.repeat(STATE_WIDTH - state.length)}${name.padEnd(NAME_WIDTH)}${first}`
  return `${[head, ...rest.map((line) => `${indent}${line}`)].join('\n')}\n`
}
