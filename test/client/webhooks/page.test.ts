/** The page docs/webhooks.md: its code, and its table of events. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EVENT_DATA } from '../../../contract/index.ts'
import { ROOT } from '../../support/root.ts'

test('code that docs/webhooks.md shows is code of an application in examples/apps', () => {
  const apps = ['handle.ts', 'express.ts', 'fastify.ts', 'hono.ts', 'app/hooks/route.ts']
  const programs = apps.map((name) => readFileSync(join(ROOT, 'examples', 'apps', name), 'utf8'))
  const page = readFileSync(join(ROOT, 'docs', 'webhooks.md'), 'utf8')
  const shown = [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code]) => code!)
  expect(shown.filter((code) => !programs.some((program) => program.includes(code)))).toEqual([])
  expect(shown).toHaveLength(apps.length)
})

test('the table of docs/webhooks.md has every type of event, its occasion, and its own fields', () => {
  const page = readFileSync(join(ROOT, 'docs', 'webhooks.md'), 'utf8')
  const rows = [...page.matchAll(/^\| `(\w+(?:\.\w+)?)` \| (.+) \| (\w+) \| (.*) \|$/gm)].map(
    ([, type, when, about, fields]) => [
      type,
      `${when}.`,
      about,
      [...fields!.matchAll(/`(\w+)`/g)].map(([, name]) => name),
    ],
  )
  const contract = Object.entries(EVENT_DATA).map(([type, { description, properties }]) => {
    const names = Object.keys(properties as object)
    const about = ['connector', 'customer'].find((one) => names.includes(`${one}_id`)) ?? 'organization'
    const common = Object.entries(COMMON).flatMap(([of, fields]) => (of === about || of === 'all' ? fields : []))
    return [type, description, about, names.filter((name) => !common.includes(name))]
  })
  expect(rows).toEqual(contract)
})

/** The fields of `data` by what an event is about. */
const COMMON = {
  all: ['organization_id'],
  customer: ['customer_id', 'external_user_id'],
  connector: ['customer_id', 'external_user_id', 'connector_id', 'connector_type', 'sequence'],
}
