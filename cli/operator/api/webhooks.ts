/** `plugboard webhooks`: the webhook endpoints of an organization and their messages. */
import type { Platform, WebhookEndpoint, WebhookMessage } from 'plugboard'
import { EVENT_DATA, EVENT_TYPES, type EventType, RECORD_OPERATIONS } from 'plugboard/contract'
import { defined, didYouMean, quoted } from 'plugboard/internal'
import { EXIT } from '../../base/exit.ts'
import { actionOf, noWord, onlyWord, UsageError } from '../../base/usage.ts'
import { readParams } from '../../input/index.ts'
import { count, fittingTable, oneLine, tableText } from '../../output/index.ts'
import type { Context } from '../../table/context.ts'
import type { OptionsOf, Run } from '../../table/index.ts'
import { listen } from './listen.ts'
import { openPlatform, snakeKeys } from './platform.ts'

type Options = OptionsOf<'webhooks'>

/** The input of an action. `words` follow its name. */
interface Asked {
  readonly context: Context
  readonly words: readonly string[]
  readonly options: Options
  readonly events: readonly EventType[] | undefined
}

const MESSAGES = 50
const ENDPOINT = ['endpoint', 'we_…'] as const

type Action = (asked: Asked, platform: () => Platform) => Promise<number>

const ACTIONS: Readonly<Record<string, Action>> = {
  list: listEndpoints,
  create: createEndpoint,
  remove: removeEndpoint,
  rotate: rotateSecret,
  test: testEndpoint,
  messages: listMessages,
  replay: replayMessages,
  events: listEvents,
  listen: ({ context, words, options, events }, platform) => {
    noWord('webhooks listen', words)
    return listen(context, { platform: platform(), forward: options.forward, events })
  },
}

/** Runs the action that the first word names. */
export const webhooks: Run<'webhooks'> = async (context, words, options) => {
  const { [actionOf('webhooks', words, Object.keys(ACTIONS))]: run } = ACTIONS
  const asked = { context, words: words.slice(1), options, events: options.events?.map(eventType) }
  return run ? run(asked, () => openPlatform(context, options)) : EXIT.usage
}

function eventType(name: string): EventType {
  const known = EVENT_TYPES.find((type) => type === name)
  if (known) return known
  throw new UsageError(
    `Cannot use event ${quoted(name)}: no such type.${didYouMean(name, EVENT_TYPES)}`,
    'plugboard webhooks events lists the types.',
  )
}

async function print(context: Context, document: unknown, text: string): Promise<number> {
  await context.print(document, text)
  return EXIT.done
}

async function listEndpoints({ context, words }: Asked, platform: () => Platform): Promise<number> {
  noWord('webhooks list', words)
  const endpoints = await platform().webhooks.list({ signal: context.signal })
  const head = ['id', 'url', 'status', 'events', 'customers']
  const table = { head, rows: endpoints.map(endpointRow) }
  return print(
    context,
    { endpoints: endpoints.map(snakeKeys) },
    tableText(
      fittingTable(table, ['id', 'url', 'status', 'events'], context.stdout.columns),
      context.stdout.columns,
      context.paint.strong,
    ),
  )
}

function endpointRow({ id, url, status, disabledReason, eventTypes, externalUserIds }: WebhookEndpoint): string[] {
  const state = disabledReason === null ? status : `${status}: ${disabledReason}`
  return [id, url ?? 'none', state, eventTypes?.join(', ') ?? 'all', externalUserIds?.join(', ') ?? 'all'].map(oneLine)
}

async function createEndpoint({ context, words, options, events }: Asked, platform: () => Platform): Promise<number> {
  const url = onlyWord('webhooks create', words, 'URL', 'https://app.example.com/hooks')
  const { customers: externalUserIds, signature } = options
  const records = await recordsOf(context, options)
  const terms = { url, eventTypes: events, externalUserIds, signature, records }
  const endpoint = await platform().webhooks.create(terms, { signal: context.signal })
  return print(
    context,
    snakeKeys(endpoint),
    [`${oneLine(endpoint.id)} created. Its secret is shown only now:`, `  ${oneLine(endpoint.secret)}`].join('\n'),
  )
}

type Records = Parameters<Platform['webhooks']['create']>[0]['records']

/** Returns the changes of records for an endpoint. */
async function recordsOf({ stdin }: Context, options: Options): Promise<Records> {
  const { records, operations: given, before, after } = options
  if (!records) {
    if (given || before !== undefined || after !== undefined)
      throw new UsageError(
        'Cannot create: --operations, --before and --after need --records',
        'Such as --records hubspot/deals.',
      )
    return undefined
  }
  const operations = given?.map((name) => {
    const known = RECORD_OPERATIONS.find((one) => one === name)
    if (known) return known
    const hint = `Operations are ${RECORD_OPERATIONS.join(', ')}.`
    throw new UsageError(`Cannot use operation ${quoted(name)}.${didYouMean(name, RECORD_OPERATIONS)}`, hint)
  })
  const filter = (text: string | undefined, option: 'before' | 'after') =>
    text === undefined ? undefined : readParams(text, stdin, option)
  return defined({
    ...records,
    operations,
    before: await filter(before, 'before'),
    after: await filter(after, 'after'),
  })
}

async function removeEndpoint({ context, words }: Asked, platform: () => Platform): Promise<number> {
  const { id } = await platform().webhooks.remove(onlyWord('webhooks remove', words, ...ENDPOINT), {
    signal: context.signal,
  })
  return print(context, { removed: id }, `${oneLine(id)} removed`)
}

async function rotateSecret({ context, words, options }: Asked, platform: () => Platform): Promise<number> {
  const id = onlyWord('webhooks rotate', words, ...ENDPOINT)
  const expiry = { expireOldInSeconds: options.expire, signal: context.signal }
  const rotated = await platform().webhooks.rotate(id, expiry)
  const until = rotated.oldSecretExpiresAt
  return print(
    context,
    snakeKeys(rotated),
    [
      'The new secret is shown only now:',
      `  ${oneLine(rotated.secret)}`,
      until === null ? 'The old secret no longer signs.' : `The old secret signs too until ${until}.`,
    ].join('\n'),
  )
}

async function testEndpoint({ context, words }: Asked, platform: () => Platform): Promise<number> {
  const { messageId, attempt } = await platform().webhooks.test(onlyWord('webhooks test', words, ...ENDPOINT), {
    signal: context.signal,
  })
  await print(
    context,
    { message_id: messageId, attempt: attempt && snakeKeys(attempt) },
    `${oneLine(messageId)} ${attemptText(attempt)}`,
  )
  return attempt?.outcome === 'failed' ? EXIT.upstream : EXIT.done
}

function attemptText(attempt: Awaited<ReturnType<Platform['webhooks']['test']>>['attempt']): string {
  if (!attempt) return 'not attempted yet'
  const answer = attempt.status === null ? oneLine(attempt.error ?? 'no answer') : `status ${attempt.status}`
  return `${attempt.outcome}: ${answer} after ${attempt.durationMs} ms`
}

async function listMessages(
  { context, words, options, events = [] }: Asked,
  platform: () => Platform,
): Promise<number> {
  const id = onlyWord('webhooks messages', words, ...ENDPOINT)
  if (events.length > 1) throw new UsageError('Cannot list messages: --events takes one type here')
  const { status, since, until, limit = MESSAGES } = options
  const found: WebhookMessage[] = []
  const filter = { type: events[0], status, since, until }
  for await (const message of platform().webhooks.messages(id, filter, { signal: context.signal })) {
    found.push(message)
    if (found.length === limit) break
  }
  const head = ['id', 'type', 'status', 'attempts', 'created', 'customer']
  const rows = found.map(({ id: message, type, status: state, attempts, createdAt, externalUserId }) =>
    [message, type, state, String(attempts), createdAt, externalUserId ?? ''].map(oneLine),
  )
  const table = { head, rows, numbers: ['attempts'] }
  return print(
    context,
    { messages: found.map(snakeKeys) },
    tableText(
      fittingTable(table, ['id', 'type', 'status'], context.stdout.columns),
      context.stdout.columns,
      context.paint.strong,
    ),
  )
}

async function replayMessages({ context, words, options }: Asked, platform: () => Platform): Promise<number> {
  const [id, message, ...more] = words
  const { since, until, delivered } = options
  if (id === undefined || more.length > 0 || (message === undefined) === (since === undefined))
    throw new UsageError(
      'Cannot replay: name one endpoint, and a message or --since',
      'Such as plugboard webhooks replay we_… msg_…, or plugboard webhooks replay we_… --since 2026-08-01T12:00:00Z.',
    )
  const what = message ?? { since: String(since), until, onlyFailed: delivered !== true }
  const replayed = await platform().webhooks.replay(id, what, { signal: context.signal })
  const rest = replayed.next === null ? '' : `; continue with --since ${replayed.next}`
  return print(context, snakeKeys(replayed), `${count(replayed.messages, 'message')} to send again${rest}`)
}

async function listEvents({ context, words }: Asked): Promise<number> {
  noWord('webhooks events', words)
  const events = EVENT_TYPES.map((type) => ({ type, description: String(EVENT_DATA[type].description) }))
  const rows = events.map(({ type, description }) => [type, description])
  return print(
    context,
    { events },
    tableText({ head: ['type', 'sent when'], rows }, context.stdout.columns, context.paint.strong),
  )
}
