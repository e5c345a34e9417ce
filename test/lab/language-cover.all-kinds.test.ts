/** Keys of the language that `npm test` covers: in one of the sample kinds, or in a lab. Runs with all kinds: `npm run test:kinds`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseYaml } from '../../runtime/manifest/index.ts'
import { usedKeys, SAMPLE_KINDS } from '../support/sample-kinds.ts'
import { ROOT } from '../support/root.ts'

/** Keys that only `npm run test:kinds` covers. A lab that shows one takes it off the list; none is added. */
const LEFT_TO_ALL_KINDS = [
  'authVariant.registered_at',
  'authVariant.scope_param',
  'authVariant.send.query',
  'entity.search.*=integer',
  'entity.search.*=number',
  'entity.sync.later.id',
  'entity.sync.later.lookback',
  'field.arrays=json',
  'field.arrays=repeat',
  'field.format=uuid',
  'manifest.encode.arrays=brackets',
  'manifest.encode.arrays=comma',
  'manifest.errors.rules.as=empty',
  'manifest.errors.rules.because',
  'manifest.rate.concurrency',
  'manifest.rate.unit=epoch_seconds',
  'operation.batch.record',
  'operation.encode.arrays=brackets',
  'operation.encode.arrays=json',
  'operation.errors.code',
  'operation.errors.message',
  'operation.errors.request_id',
  'operation.errors.rules.as=conflict',
  'pagination.ends.at=same',
]

const DEFINITIONS = join(ROOT, 'definitions')

function keysIn(file: string): Set<string> {
  return usedKeys(parseYaml(readFileSync(file, 'utf8'), file).value)
}

test('each key that a kind uses is at work in a sample kind or in a lab', () => {
  const kinds = new Map(
    readdirSync(DEFINITIONS).map((name) => [name.replace('.yaml', ''), keysIn(join(DEFINITIONS, name))] as const),
  )
  const labs = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const shown = new Set([
    ...SAMPLE_KINDS.flatMap((kind) => [...kinds.get(kind)!]),
    ...labs.flatMap(({ name }) => [...keysIn(join(import.meta.dirname, name, 'manifest.yaml'))]),
  ])
  const unseen = new Map<string, string[]>()
  for (const [kind, keys] of kinds)
    for (const key of keys) if (!shown.has(key)) unseen.set(key, [...(unseen.get(key) ?? []), kind])
  const added = [...unseen].filter(([key]) => !LEFT_TO_ALL_KINDS.includes(key))
  expect(added, 'show these keys in a manifest of test/lab').toEqual([])
  expect(
    LEFT_TO_ALL_KINDS.filter((key) => !unseen.has(key)),
    'take these off the list',
  ).toEqual([])
})
