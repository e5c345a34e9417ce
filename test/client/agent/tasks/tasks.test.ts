/** The tasks of agents by a model behind an endpoint: a script, whose figures are no figures of models. */
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../../runtime/index.ts'
import { runTasks } from '../../../support/tasks/run.ts'
import { readTasks } from '../../../support/tasks/tasks.ts'
import { KEY, MODEL, type Before, type Models, type Move, type Script, startModels } from './models.ts'

const MONEY = 'look at the money'
const BALANCE: Move = { tool: 'execute_read', input: { connector: 'my-stripe', entity: 'balance', action: 'get' } }
const PRODUCT = { connector: 'my-stripe', entity: 'products', action: 'create', params: { name: 'Tea' } }

/** Finds the operation of the task, and calls what it found. */
const looksAtMoney: Script = (_, results) => {
  const [found] = results
  if (!found) return [{ tool: 'find_operations', input: { query: 'how much money is in my Stripe account' } }]
  const [first] = found.operations as JsonObject[]
  const { tool, connector, entity, action } = first!
  return results.length > 1 ? [] : [{ tool: String(tool), input: { connector, entity, action } }]
}

/** Sells a product, with what it got from the first call. */
const sells =
  (params: object, more: readonly Move[] = []): Script =>
  (_, results) => {
    const [made] = results
    if (!made) return [{ tool: 'execute_write', input: PRODUCT }]
    if (results.length > 1) return []
    const product = (made.records as JsonObject).id
    const price = { connector: 'my-stripe', entity: 'prices', action: 'create', params: { product, ...params } }
    return [{ tool: 'execute_write', input: price }, ...more]
  }

interface Played {
  readonly code: number
  readonly out: string
  readonly err: string
}

async function play(args: readonly string[], more: { env?: object; signal?: AbortSignal } = {}): Promise<Played> {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await runTasks({
    args,
    env: { MODEL_API_KEY: KEY, ...more.env },
    signal: more.signal ?? new AbortController().signal,
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
  })
  expect([...out, ...err].join('\n')).not.toContain(KEY)
  return { code, out: out.join('\n'), err: err.join('\n') }
}

const asking = ({ url }: Models, task: string, ...more: string[]) =>
  play(['--model', MODEL, '--endpoint', url, '--task', task, ...more])

describe('a model', () => {
  it.each([
    ['/v1/chat/completions', '', []],
    ['/v1/responses', '/responses', []],
    ['/v1/messages', '', ['--api', 'anthropic']],
  ])('does a task by %s', async (path, suffix, more) => {
    const models = await startModels(looksAtMoney)
    const args = ['--model', MODEL, '--endpoint', models.url + suffix, '--task', MONEY, '--json', ...more]
    const { code, out } = await play(args)
    expect([code, models.seen]).toEqual([0, Array.from({ length: 3 }, () => ({ path, key: KEY }))])
    expect(JSON.parse(out)).toMatchObject({
      model: MODEL,
      played: 1,
      ended: 1,
      calls: 2,
      tokens: { input: 300, output: 30 },
      results: [{ task: MONEY, ended: true, turns: 3 }],
    })
  })

  it.each<[string, string, Script, RegExp]>([
    ['says that it is done, and did nothing', MONEY, () => [], /does not call stripe\.balance\.get/],
    ['writes the values', 'sell a new product', sells({ currency: 'usd', unit_amount: 500 }), /product: ends/],
    ['writes other values', 'sell a new product', sells({ currency: 'usd', unit_amount: 5 }), /with other values/],
    [
      'writes more than it was asked',
      'sell a new product',
      sells({ currency: 'usd', unit_amount: 500 }, [{ tool: 'execute_write', input: PRODUCT }]),
      /also calls stripe\.products\.create/,
    ],
    ['never stops', MONEY, () => [BALANCE], /is not done after 4 turns/],
    [
      'writes no JSON, and then does',
      MONEY,
      (_, results) => (results.length === 0 ? [{ ...BALANCE, input: '{' }] : results.length === 1 ? [BALANCE] : []),
      /money: ends/,
    ],
  ])('that %s is judged by what was done', async (_, task, script, line) => {
    const { code, out } = await asking(await startModels(script), task, '--turns', '4')
    expect([code, out]).toEqual([0, expect.stringMatching(line)])
  })

  it('receives the task and what the person knows, and not what the program keeps', async () => {
    const requests: string[] = []
    const models = await startModels((request) => {
      requests.push(request)
      return []
    })
    await asking(models, 'sell a new product')
    expect(requests[0]).toContain(
      'Task: sell a new product\n1. add a product, with {"name":"Tea"}\n2. set a price for a product, with {"currency":"usd","unit_amount":500}',
    )
  })
})

describe('an endpoint', () => {
  it('that is busy is asked again', async () => {
    const busy: Before = (number) => (number === 1 ? { status: 429, headers: { 'retry-after': '0' } } : undefined)
    const models = await startModels(looksAtMoney, busy)
    const { code, out } = await asking(models, MONEY)
    expect([code, models.seen.length, out]).toEqual([0, 4, expect.stringContaining('1 of 1 tasks end')])
  })

  it('that redirects gets no second request, and the other address no key', async () => {
    const other = await startModels(() => [])
    const headers = { location: `${other.url}/chat/completions` }
    const { code, err } = await asking(
      await startModels(
        () => [],
        () => ({ status: 307, headers }),
      ),
      MONEY,
    )
    expect([code, err, other.seen]).toEqual([1, expect.stringContaining('The key goes to no other address'), []])
  })

  it.each<[string, Before | undefined, readonly string[], object, RegExp]>([
    [
      'a wrong key',
      undefined,
      [],
      { MODEL_API_KEY: 'sk-wrong' },
      /answers 401: The key \[key\] is wrong\. Check that MODEL_API_KEY/,
    ],
    [
      'a wrong model',
      undefined,
      ['--model', 'other'],
      {},
      /answers 404: The model other does not exist\. Check --model/,
    ],
    [
      'another protocol',
      undefined,
      ['--endpoint', '/v1/nothing'],
      {},
      /answers 404: There is no such path\. Check --model, and that --endpoint/,
    ],
    ['a page', () => ({ status: 200, body: '<html>' }), [], {}, /answers no JSON\. Check --endpoint and --api/],
    [
      'another answer',
      () => ({ status: 200, body: '{}' }),
      [],
      {},
      /answers without a message in choices\. Check --api/,
    ],
    ['a fault that has the key', () => ({ status: 500, body: `no ${KEY}` }), [], {}, /answers 500: no \[key\]/],
  ])('says what is wrong: %s', async (_, before, more, env, message) => {
    const { url } = await startModels(() => [], before)
    const args = more.map((one) => (one.startsWith('/') ? new URL(one, url).href : one))
    const { code, err } = await play(['--model', MODEL, '--endpoint', url, '--task', MONEY, ...args], { env })
    expect([code, err]).toEqual([1, expect.stringMatching(message)])
    expect(err).not.toContain('sk-wrong')
  })

  it.each([
    ['http://models.example/v1', {}, /the key needs https/],
    ['https://user:word@models.example/v1', {}, /has a user name/],
    ['models', {}, /it is no URL/],
    ['https://models.example/v1', { MODEL_API_KEY: undefined }, /MODEL_API_KEY has no key/],
    ['https://models.example/v1', { MODEL_API_KEY: 'two words' }, /other characters/],
    ['http://127.0.0.1:1/v1', {}, /cannot be reached: .*Check --endpoint/],
  ])('of %s is refused before a key is sent', async (endpoint, env, message) => {
    const { code, err } = await play(['--model', MODEL, '--endpoint', endpoint, '--task', MONEY], { env })
    expect([code, err]).toEqual([1, expect.stringMatching(message)])
  })
})

describe('a run', () => {
  it('that is interrupted prints what was measured so far', async () => {
    const stop = new AbortController()
    let turns = 0
    const models = await startModels((_request, results) => {
      turns += 1
      if (turns > 2) stop.abort(new Error('interrupted'))
      return results.length === 0 ? [BALANCE] : []
    })
    const { code, out } = await play(['--model', MODEL, '--endpoint', models.url, '--json'], { signal: stop.signal })
    const [first, second] = readTasks()
    expect([code, JSON.parse(out)]).toMatchObject([
      130,
      { played: 1, tasks: 40, stopped: `interrupted in the task "${second!.task}"`, results: [{ task: first!.task }] },
    ])
  })

  it.each([
    [['--task', 'look at the mony'], /there is none of this name\. Did you mean "look at the money"\?/],
    [['--model', 'm'], /without --endpoint/],
    [['--endpoint', 'https://models.example'], /without --model/],
    [['--model', 'm', '--endpoint', 'https://models.example', '--api', 'gemini'], /it is openai or anthropic/],
    [['--model', 'm', '--endpoint', 'https://models.example', '--turns', '0'], /it is a number from 1/],
    [['--modal', 'm'], /Unknown option '--modal'/],
  ])('with %j says what is wrong', async (args, message) => {
    const { code, err } = await play(args)
    expect([code, err]).toEqual([1, expect.stringMatching(message)])
  })

  it('of the program does one task', async () => {
    const { code, out } = await play(['--task', 'comment in Jira'])
    expect([code, out]).toEqual([0, '1 of 1 tasks end, with 7 kinds connected'])
  })
})
