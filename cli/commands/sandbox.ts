/** `plugboard sandbox`: simulates third parties on loopback until an interruption. */
import { shellWord } from 'plugboard/internal'
import { once } from 'node:events'
import { credentialNames, DescribedVendor, type Judged } from '../../authoring/index.ts'
import {
  connectFixture,
  type Mock,
  type MockOptions,
  readFixtures,
  type Served,
  startMock,
  startUpstream,
} from '../../mock/index.ts'
import { exampleConfig, recordCounts } from 'plugboard/simulator'
import { compile, find, type HttpRequest, type Plan } from 'plugboard/runtime'
import { EXIT } from '../base/exit.ts'
import type { Context } from '../table/context.ts'
import type { OptionsOf, Run } from '../table/index.ts'
import { fixturesFolder, type ManifestSource, readManifestSources, validateSource } from '../input/index.ts'
import { readDescriptions } from '../input/description.ts'
import { count, jsonText, oneLine } from '../output/index.ts'
import { headersIn } from '../call/request.ts'
import { sendSample } from '../call/webhook.ts'
import { UsageError } from '../base/usage.ts'

/** Number of records of an entity without children. */
const RECORDS = 250

/** The address of one kind. */
interface KindAddress {
  readonly kind: string
  readonly host: string
  readonly curl: string
  /** Params of each list: some filter or order it, others are refused. */
  readonly filters: ReturnType<Mock['filters']>
}

/** Simulates kinds until an interruption. */
export const sandbox: Run<'sandbox'> = async (context, words, flags) => {
  if (flags.openapi !== undefined) return playDescription(context, words, flags)
  if (flags.send !== undefined || flags.to !== undefined) return sendWebhook(context, words, flags)
  const kinds = await readKinds(words)
  const folders = new Map(
    kinds.map(({ source, plan }) => [plan.kind, fixturesFolder(source.path, plan.kind, flags.fixtures)]),
  )
  const running = await start(
    kinds.map(({ plan }) => plan),
    flags.fixtures === undefined ? false : (kind) => readFixtures(kind, folders.get(kind)),
    context,
    flags,
  )
  try {
    const addresses = await Promise.all(kinds.map(({ plan }) => addressOf(plan, running)))
    await printAddresses(running, addresses, context)
    if (!context.signal.aborted) await once(context.signal, 'abort')
  } finally {
    await running.close()
  }
  await context.note(`${count(running.requests, 'request')} answered`)
  return EXIT.done
}

async function readKinds(words: readonly string[]): Promise<{ source: ManifestSource; plan: Plan }[]> {
  const sources = await readManifestSources(words)
  return sources.map((source) => ({ source, plan: compile(validateSource(source).resolved) }))
}

/** Sends one sample of a kind's webhook. */
async function sendWebhook(context: Context, words: readonly string[], flags: OptionsOf<'sandbox'>): Promise<number> {
  const [only, ...others] = words.length === 1 ? await readKinds(words) : []
  if (!only || others.length > 0)
    throw new UsageError(
      'Cannot send a webhook: name one kind',
      'For example: plugboard sandbox github --send issues.opened --to http://127.0.0.1:3000/hooks',
    )
  const folder = fixturesFolder(only.source.path, only.plan.kind, flags.fixtures)
  return sendSample(only.plan, folder, context, flags)
}

/** Simulates a vendor's description until an interruption. */
async function playDescription(
  context: Context,
  words: readonly string[],
  { openapi = [], port }: OptionsOf<'sandbox'>,
): Promise<number> {
  if (words.length > 0)
    throw new UsageError('Cannot simulate kinds and a description together', 'Leave out the kinds or --openapi.')
  const description = await readDescriptions(openapi)
  let answered = 0
  const vendor = new DescribedVendor(description, {
    carriers: credentialNames(description),
    bases: [],
    isStrict: true,
    onAnswer: (judged, status) => {
      answered++
      context.stderr.write(judgedLine(judged, status, context.isJson)).catch(() => undefined)
    },
  })
  const running = await listening(port, () => startUpstream([], (request) => vendor.send(request), port))
  try {
    const { origin } = running
    const text = `${description.title} simulated on ${origin}, from its description; press Ctrl-C to stop.\n`
    await context.stdout.write(context.isJson ? `${jsonText({ origin, title: description.title })}\n` : text)
    if (!context.signal.aborted) await once(context.signal, 'abort')
  } finally {
    await running.close()
  }
  await context.note(`${count(answered, 'request')} answered`)
  return EXIT.done
}

function judgedLine({ request, refusals }: Judged, status: number, isJson: boolean): string {
  const { method, path } = request
  if (isJson) return `${jsonText({ method, path, status, refusals: [...refusals] })}\n`
  const faults = refusals.map(({ at, fault }) => `${at} ${fault}`)
  return `${oneLine([`${method} ${path} ${status}`, ...faults].join('; '))}\n`
}

async function start(
  plans: readonly Plan[],
  fixtures: MockOptions['fixtures'],
  context: Context,
  { port, records, latency, rateLimit, fail, header = [] }: OptionsOf<'sandbox'>,
): Promise<Mock> {
  const headers = headersIn(header)
  return listening(port, () =>
    startMock(
      plans.map(({ manifest }) => manifest),
      {
        fixtures,
        log: (served) => {
          context.stderr.write(logLine(served, context.isJson)).catch(() => undefined)
        },
        port,
        ...(records === undefined ? countsOf(plans) : { records }),
        headers,
        latencyMs: latency,
        rateLimit,
        failures: fail === undefined ? undefined : { every: fail },
      },
    ),
  )
}

/** The numbers of records of the sandbox, as `connect` has them. */
function countsOf(plans: readonly Plan[]): Pick<MockOptions, 'records' | 'recordsOf'> {
  return {
    records: RECORDS,
    recordsOf: Object.fromEntries(plans.map(({ kind, manifest }) => [kind, recordCounts(manifest)])),
  }
}

/** Listens on a port. @throws UsageError if the port cannot be used */
async function listening<T>(port: number | undefined, listen: () => Promise<T>): Promise<T> {
  try {
    return await listen()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EADDRINUSE' && code !== 'EACCES' && code !== 'ERR_SOCKET_BAD_PORT') throw error
    throw new UsageError(
      `Cannot listen on port ${port}: ${code === 'EADDRINUSE' ? 'it is in use' : 'this user may not use it'}`,
      'Leave out --port to use a free one.',
    )
  }
}

function logLine(served: Served, isJson: boolean): string {
  if (isJson) return `${jsonText({ ...served })}\n`
  const { kind = '-', method, path, status } = served
  return `${oneLine(`${kind} ${method} ${path} ${status ?? 'no response'}`)}\n`
}

/** Returns a curl command for the credential check of a kind, with placeholder credentials. */
async function addressOf(plan: Plan, { origin, example, filters }: Mock): Promise<KindAddress> {
  const { check } = plan.manifest
  const [entity = '', action = ''] = check.split('.')
  const connection = connectFixture(plan, { config: exampleConfig(plan) }, {})
  const operation = find(plan, entity, action)
  const params = operation.params.check(example(plan.kind, check))
  const request = await connection.authorize(operation.request.build(params, connection.base))
  return {
    kind: plan.kind,
    host: new URL(request.origin).host,
    curl: curlOf(request, origin),
    filters: filters(plan.kind),
  }
}

const LEFT_OUT = new Set(['accept', 'user-agent'])

function curlOf({ method, origin, path, headers, body }: HttpRequest, to: string): string {
  const words = [
    'curl',
    ...(method === 'GET' ? [] : ['-X', method]),
    '-H',
    `Host: ${new URL(origin).host}`,
    ...Object.entries(headers)
      .filter(([name]) => !LEFT_OUT.has(name))
      .flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(body === undefined ? [] : ['-d', body instanceof Uint8Array ? Buffer.from(body).toString() : String(body)]),
    `${to}${path}`,
  ]
  return words.map(shellWord).join(' ')
}

async function printAddresses(
  { origin }: Mock,
  addresses: readonly KindAddress[],
  { stdout, isJson, paint }: Context,
): Promise<void> {
  if (isJson) return stdout.write(`${jsonText({ origin, kinds: addresses }, 2)}\n`)
  const lines = addresses.flatMap(({ kind, host, curl }) => ['', `${paint.strong(kind)} ${host}`, `  ${curl}`])
  await stdout.write(
    [
      `${count(addresses.length, 'kind')} simulated on ${origin}; press Ctrl-C to stop.`,
      'The Host header selects the kind. Any credentials are accepted.',
      ...lines,
      '',
    ].join('\n'),
  )
}
