/** Runs the AI SDK and LangChain code of docs/agents.md with the real packages, the published package and the mock vendor. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TOOL_NAMES } from '../../client/agent/definitions.ts'
import { type Mock, startMock } from '../../mock/index.ts'
import { load } from '../../runtime/index.ts'
import { openTestPostgres } from '../support/database.ts'
import { startTestServer } from '../support/server.ts'
import { packAll, type Press, type Project, run } from '../support/packed.ts'

const PAGE = join(import.meta.dirname, '..', '..', 'docs', 'agents.md')
const SDKS = ['ai@6.0.326', '@ai-sdk/mcp@2.0.99', '@langchain/core@1.4.0', '@langchain/mcp-adapters@1.1.4']
const NAME = 'stripe_customers_list'
/** An input that is right, and one of a wrong type. */
const INPUT = { limit: 2, fields: ['id'] }
const WRONG = { limit: 'two' }

const fault = await registryFault()
const SKIPPED = fault === undefined ? '' : `, skipped since the npm registry does not answer: ${fault}`

/** Why the npm registry does not answer, or undefined. A package that it does not have is no such reason. */
async function registryFault(): Promise<string | undefined> {
  const error = await run('npm', ['view', SDKS[0]!, 'version', '--prefer-online', '--fetch-retries=0']).then(
    () => undefined,
    ({ stderr }: { stderr: string }) => stderr,
  )
  return error === undefined || /\b(?:E404|ETARGET)\b/.test(error)
    ? undefined
    : (/^npm error .*$/m.exec(error)?.[0] ?? error)
}

/** The code below a heading of the page; where there are several, the one that begins with a comment about these words. */
function codeOf(heading: string, about = ''): string {
  const section = readFileSync(PAGE, 'utf8').split(`\n## ${heading}\n`)[1]!.split('\n## ')[0]!
  const blocks = [...section.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, code]) => code!)
  return blocks.find((code) => about === '' || code.startsWith(`// ${about}`))!
}

/** A program that has `tools`, the code of the page, and what is done with it. */
function programOf(heading: string, rest: string): string {
  return `import { connect } from 'plugboard'
import { undiciTransport } from 'plugboard/runtime'

const transport = undiciTransport({ connectTo: () => ${JSON.stringify(mock.origin)} })
const stripe = await connect('stripe', { credentials: { api_key: 'sk_test_0123456789abcdefghijklmn' }, transport })
const all = await stripe.$tools({ only: ['customers'], readOnly: true, errors: 'return' })
const signals = []
const call = (name, input, options) => (signals.push(options?.signal), all.call(name, input, options))
const tools = { ...all, call }
const { signal } = new AbortController()
${codeOf(heading)}
${rest}
await stripe.$close()
`
}

let press: Press
let project: Project
let mock: Mock

describe.skipIf(fault !== undefined)(`the code of docs/agents.md${SKIPPED}`, () => {
  beforeAll(async () => {
    mock = await startMock([(await load('stripe')).manifest])
    press = await packAll()
    project = await press.projectWith('plugboard', '@plugboard/server', '@plugboard/cli')
    await project.install('--save-exact', ...SDKS)
  })

  afterAll(async () => {
    await press.close()
    await mock.close()
  })

  const ids = { records: [{ id: expect.any(String) }, { id: expect.any(String) }] }
  const descriptions = [NAME, 'stripe_customers_get', 'stripe_customers_api_search'].map((name) =>
    expect.objectContaining({ name }),
  )

  test('AI SDK: the model gets the tools, and reads the records of its call, or the error', async () => {
    const text = programOf(
      'AI SDK',
      `import { generateText, stepCountIs } from 'ai'
import { MockLanguageModelV3 } from 'ai/test'

const usage = { inputTokens: { total: 1 }, outputTokens: { total: 1 } }
const turn = (unified, ...content) => ({ content, finishReason: { unified }, usage, warnings: [] })
const callOf = (toolCallId, input) =>
  turn('tool-calls', { type: 'tool-call', toolCallId, toolName: '${NAME}', input: JSON.stringify(input) })
const doGenerate = [
  callOf('call_1', ${JSON.stringify(WRONG)}),
  callOf('call_2', ${JSON.stringify(INPUT)}),
  turn('stop', { type: 'text', text: 'done' }),
]
const model = new MockLanguageModelV3({ doGenerate })
const result = await generateText({ model, tools: aiTools, stopWhen: stepCountIs(5), prompt: 'Who?', abortSignal: signal })
const offered = model.doGenerateCalls[0].tools
const read = model.doGenerateCalls[2].prompt.filter(({ role }) => role === 'tool').flatMap(({ content }) => content)
const given = signals.map((one) => one === signal)
console.log(JSON.stringify({ text: result.text, offered, described: tools.descriptions, read, given }))`,
    )
    const { offered, described, read, ...others } = (await project.node('ai.mjs', text)) as Printed
    expect(others).toEqual({ text: 'done', given: [true, true] })
    expect(described).toEqual(descriptions)
    expect(offered).toEqual(
      described.map(({ name, description, inputSchema }) => ({ type: 'function', name, description, inputSchema })),
    )
    expect(read).toMatchObject([
      { toolCallId: 'call_1', output: { type: 'json', value: { error: { code: 'invalid_params' } } } },
      { toolCallId: 'call_2', output: { type: 'json', value: ids } },
    ])
  })

  test('LangChain: a tool call gives a message with the records, and an input of a wrong type an error with its place', async () => {
    const text = programOf(
      'LangChain',
      `import { convertToOpenAITool } from '@langchain/core/utils/function_calling'

const list = langchainTools.find(({ name }) => name === '${NAME}')
const callOf = (args) => ({ type: 'tool_call', id: 'call_1', name: list.name, args })
const message = await list.invoke(callOf(${JSON.stringify(INPUT)}), { signal })
const refused = await list.invoke(callOf(${JSON.stringify(WRONG)})).catch((error) => error.message)
console.log(JSON.stringify({
  offered: langchainTools.map((one) => convertToOpenAITool(one).function),
  described: tools.descriptions,
  message: [message.getType(), message.tool_call_id, message.name, JSON.parse(message.content)],
  refused,
  given: signals.map((one) => one === signal),
}))`,
    )
    const { offered, described, message, ...others } = (await project.node('langchain.mjs', text)) as Printed
    expect(described).toEqual(descriptions)
    expect(offered).toEqual(
      described.map(({ name, description, inputSchema }) => ({ name, description, parameters: inputSchema })),
    )
    expect(message).toEqual(['tool', 'call_1', NAME, expect.objectContaining(ids)])
    expect(others).toEqual({ given: [true], refused: expect.stringContaining('#/properties/limit/type') })
  })

  const PROTOCOL = 'Over the Model Context Protocol'

  test('AI SDK over MCP: a server with a scoped token has the seven tools, and one is called', async () => {
    const server = await startTestServer({ database: await openTestPostgres() })
    const token = await server.scopedToken('user_1')
    const printed = await project.node(
      'ai-mcp.mjs',
      `process.env.PLUGBOARD_URL = ${JSON.stringify(server.origin)}
process.env.PLUGBOARD_TOKEN = ${JSON.stringify(token)}
${codeOf(PROTOCOL, 'AI SDK')}
const found = await tools.find_operations.execute({ query: 'unpaid invoices' }, { toolCallId: '1', messages: [] })
await client.close()
console.log(JSON.stringify({ names: Object.keys(tools), found: found.structuredContent.operations[0].entity }))`,
    )
    await server.close()
    expect(printed).toEqual({ names: [...TOOL_NAMES], found: 'invoices' })
  })

  test('LangChain over MCP: the command that it starts has the seven tools, and the key that it was given', async () => {
    const printed = await project.node(
      'langchain-mcp.mjs',
      `process.env.PLUGBOARD_STRIPE_API_KEY = 'sk_test_0123456789abcdefghijklmn'
${codeOf(PROTOCOL, 'LangChain')}
const read = tools.find(({ name }) => name === 'execute_read')
const call = { connector: 'stripe', entity: 'customers', action: 'list' }
const answer = await read.invoke(call).then(JSON.stringify, ({ message }) => message)
await client.close()
console.log(JSON.stringify({ names: tools.map(({ name }) => name), answer }))`,
    )
    expect(printed).toEqual({
      names: [...TOOL_NAMES],
      answer: expect.stringMatching(/upstream_unreachable|credentials_rejected/) as string,
    })
  })
})

/** Output of a program. */
interface Printed {
  readonly described: readonly { name: string; description: string; inputSchema: unknown }[]
  readonly [name: string]: unknown
}
