/** What the operations of all kinds would cost as a tool each, in tokens. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { expect, test } from 'vitest'
import type { Engine } from '../../../../client/base/engine.ts'
import { toolsOfEngine } from '../../../../client/agent/operations/index.ts'
import { agentKindsOf } from '../../../support/recall.ts'

function pageOf(name: string): string {
  return readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', name), 'utf8')
}

test('one tool for each operation would cost what docs/agents.md says, within a tenth; as many can be strict as docs/client.md says', async () => {
  const kinds = await agentKindsOf()
  const toolsWith = async (strict: boolean) => {
    const engines = kinds.map(
      ({ kind, operations }) =>
        ({ kind, describe: async () => ({ operations, scopes: [] }), scopes: async () => [] }) as unknown as Engine,
    )
    return (await Promise.all(engines.map((engine) => toolsOfEngine(engine, { strict })))).flatMap(
      (one) => one.descriptions,
    )
  }
  const [loose, all] = [await toolsWith(false), await toolsWith(true)]
  const page = pageOf('agents.md')
  const [, operations, tokens] = /the ([\d,]+) operations would cost ([\d,]+)\./.exec(page)!
  const written = (text: string) => Number(text.replaceAll(',', ''))
  const cost = countTokens(JSON.stringify(loose))
  const isNear = (said: string, found: number) => Math.abs(written(said) / found - 1) < 0.1
  expect([isNear(operations!, loose.length), isNear(tokens!, cost), cost]).toEqual([true, true, cost])
  expect(pageOf('client.md')).toContain('whether its schema is strict (five of six are)')
  expect(Math.abs(all.filter(({ strict }) => strict).length / all.length - 5 / 6)).toBeLessThan(0.02)
})
