/** `plugboard drift`: where the records of several accounts no longer fit a kind. */
import type { RaisedDrift } from '@plugboard/server/operate'
import { compile } from 'plugboard/runtime'
import { driftText } from 'plugboard/internal'
import { EXIT } from '../base/exit.ts'
import { lineOf } from '../drift/lines.ts'
import { skeletonText } from '../drift/skeleton.ts'
import { readManifestSource, validateSource } from '../input/index.ts'
import { count, oneLine } from '../output/index.ts'
import type { Run } from '../table/index.ts'
import { withOperator } from './job.ts'

/** Lists what an installation's accounts show, or prints a skeleton of a fixture for an operation of it. */
export const drift: Run<'drift'> = async (context, [word = ''], flags) => {
  const valid = validateSource(await readManifestSource(word))
  const { kind } = valid.resolved
  const { drifts } = await withOperator(context, flags, (operator, job) => operator.run('drift list', { kind }, job))
  const { fixture } = flags
  if (fixture !== undefined) {
    const found = drifts.filter(({ operation }) => operation === fixture)
    const text = skeletonText(compile(valid.resolved), fixture, found)
    await context.print({ operation: fixture, fixture: text }, text.trimEnd())
    return EXIT.done
  }
  const located = drifts.map((one) => ({ ...lineOf(valid, one), ...one }))
  const lines = located.map(({ file, line, ...one }) => `${file}:${line}: ${lineText(one)}`)
  const text = lines.length === 0 ? `Records fit ${kind}.` : [...lines, '', count(lines.length, 'change')].join('\n')
  await context.print({ kind, drifts: located }, text)
  return EXIT.done
}

/** Returns a change in words, such as `prices.list $.nickname vanished: expected string, seen nothing, since 2026-11-29 in 3 connectors`. */
function lineText({ operation, path, change, expected, seen, since, last, connectors }: RaisedDrift): string {
  const days = since === last ? `on ${since}` : `since ${since}, last on ${last}`
  const what = driftText({ expected, seen })
  return oneLine(`${operation} ${path} ${change}: ${what}, ${days}, in ${count(connectors, 'connector')}`)
}
