/** Cost of one tool for each operation of all kinds, in tokens. */
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

test('the cost of one tool for each operation and the share of strict schemas are near the pages', async () => {
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
  const [, tokens] = /One tool for\s+each operation of all kinds would cost ([\d,]+)\./.exec(page)!
  const written = (text: string) => Number(text.replaceAll(',', ''))
  const cost = countTokens(JSON.stringify(loose))
  expect(Math.abs(written(tokens!) / cost - 1), `the cost is ${cost}`).toBeLessThan(0.1)
  expect(pageOf('client.md')).toContain('whether its schema is strict (six of seven are)')
  expect(Math.abs(all.filter(({ strict }) => strict).length / all.length - 6 / 7)).toBeLessThan(0.02)
})
