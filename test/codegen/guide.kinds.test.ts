/** The guides of kinds: what they name exists, their examples are calls that the kind takes, and texts of manifests stay texts. */
import { beforeAll, expect, it } from 'vitest'
import { guideText, type KindSource } from '../../codegen/index.ts'
import { guideOf } from '../../codegen/reference/guide.ts'
import { connectFixture } from '../../mock/index.ts'
import { compile, execute, type Json, type JsonObject } from '../../runtime/index.ts'
import { Simulation } from '../../simulator/index.ts'
import { testedSources } from '../support/kinds.ts'
import { hostileSource } from './hostile.ts'

interface Guide {
  readonly source: KindSource
  readonly text: string
}

interface Call {
  readonly entity: string
  readonly action: string
  readonly params?: Record<string, Json>
}

let guides: Guide[] = []
beforeAll(async () => {
  const sources = await testedSources()
  guides = await Promise.all(sources.map(async (source) => ({ source, text: await guideText(source) })))
})

/** The block of code below a heading. */
function blockBelow(text: string, heading: string): string {
  const [, found = ''] = new RegExp(`### ${heading}\\n(?:(?!\n###)[^])*?\`\`\`\\w+\\n([^]*?)\n\`\`\``).exec(text) ?? []
  return found
}

/** The call that the page shows, as an agent makes it. */
function callOf({ text, source }: Guide): Call {
  const { connector, ...call } = JSON.parse(blockBelow(text, 'MCP')) as Call & { connector: string }
  expect(connector).toBe(source.manifest.kind)
  return call
}

it('a guide has a row for each entity, and a section for each auth variant', () => {
  const missing = guides.flatMap(({ text, source: { manifest } }) => [
    ...Object.keys(manifest.entities).filter((name) => !text.includes(`\n| \`${name}\` | `)),
    ...Object.keys(manifest.auth).filter((name) => !text.includes(`Auth variant \`${name}\`.`)),
  ])
  expect([missing, guides.length > 0]).toEqual([[], true])
})

it('the four ways make the same call, which reads', () => {
  for (const guide of guides) {
    const { manifest } = guide.source
    const call = callOf(guide)
    const id = `${call.entity}.${call.action}`
    expect([id, manifest.operations[id]?.effect]).toEqual([id, 'read'])
    expect(blockBelow(guide.text, 'TypeScript')).toContain(`await connector.${id}(`)
    expect(blockBelow(guide.text, 'Command line')).toContain(
      `npx plugboard execute ${manifest.kind} ${call.entity} ${call.action}`,
    )
    const [, sent = ''] = /-d '([^]*)'$/.exec(blockBelow(guide.text, 'curl')) ?? []
    expect(JSON.parse(sent.replaceAll("'\\''", "'"))).toEqual(call)
  }
})

it('the kind takes the call', async () => {
  const refused = await Promise.all(
    guides.map(async (guide) => {
      const { manifest } = guide.source
      const call = callOf(guide)
      const plan = compile(manifest)
      const own = guide.source.fixtures.find(
        ({ call: { entity, action } }) => entity === call.entity && action === call.action,
      )
      const transport = new Simulation(manifest, { records: 3, pageSize: 10, fileBytes: 64 })
      return execute(plan, call, connectFixture(plan, own ?? {}, { transport })).then(
        () => [],
        (error: unknown) => [`${manifest.kind}: ${String(error)}`],
      )
    }),
  )
  expect(refused.flat()).toEqual([])
})

it('a guide holds no HTML and no link that a manifest made', () => {
  let seen = 0
  const hostile = Array.from({ length: 100 }, (_, seed) => {
    const { manifest, fixtures } = hostileSource(seed)
    const [operation] = Object.values(manifest.operations)
    if (operation === undefined) return []
    seen += 1
    const examples = fixtures.map(({ call, exchanges: [exchange] }) => {
      const data = (exchange?.response.body ?? {}) as JsonObject
      return { call, answer: { data }, isMadeUp: true, data }
    })
    const prose = guideOf(manifest, { operation, example: examples[0], settings: examples[0]?.data ?? {} })
      .replaceAll(/^(`{3,})[^]*?^\1$/gm, '')
      .replaceAll(/\\[!-/:-@[-`{-~]|(`+)(?!`)[^]*?(?<!`)\1(?!`)/g, '')
    return [...prose.matchAll(/<(?!\/?code>).{0,20}|\]\((?!#|https:).{0,20}/g)].map(([found]) => `${seed} ${found}`)
  })
  expect([hostile.flat(), seen > 50]).toEqual([[], true])
})
