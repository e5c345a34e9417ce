/** Every option of every door, given each kind of wrong value: `invalid_params` before anything begins. */
import { describe, expect, it } from 'vitest'
import * as client from '../../client/index.ts'
import { connect as connectHosted, platform as hostedPlatform } from '../../client/hosted/index.ts'
import { serveStreams } from '../../client/mcp/index.ts'
import { fakeConnector, fakePlatform, forbidNetwork } from '../../client/testing/index.ts'
import { verify, verifyVendor } from '../../client/webhooks/index.ts'
import { optionsOf, SIGNAL, STRING } from '../../runtime/base/options.ts'
import * as runtime from '../../runtime/index.ts'
import { readSources } from '../support/house/source.ts'

/** Values of JavaScript that no compiler checks. */
type Anything = never

const { agentTools, connect, consent, copiedRecord, openCursor, platform, recordCount, sealCursor, sync } = client
const unsent = runtime.fetchTransport(() => Promise.reject(new Error('nothing is sent')))
const fetch = () => Promise.reject(new Error('nothing is sent'))
const credentials = { api_key: 'any-key' }
const application = { baseUrl: 'http://127.0.0.1:9', clientId: 'id', clientSecret: 'secret', fetch }
const hosted = { ...application, externalUserId: 'user_1', connectorId: 'id' }
const ids = { clientId: 'id', clientSecret: 'secret', redirectUri: 'https://example.com/' }
const cursors = { secret: 'x'.repeat(32), owner: 'user_1' }

const stripe = await connect('stripe', { credentials, transport: unsent })
const remote = await connect('stripe', { hosted })
const api = platform(application)
const tools = await stripe.$tools({ only: ['customers'] })
const agent = await agentTools({ stripe })
const page = await consent('hubspot', ids)
const fake = await fakeConnector('stripe')
const plan = await runtime.load('stripe')
const connection = runtime.connect(plan, { credentials, transport: unsent })
const list = { entity: 'customers', action: 'list' }
const balance = { method: 'GET', path: '/v1/balance' } as const
const paged = { ...balance, pagination: 'customers.list' } as const
const first = (pages: { next(): Promise<unknown> }) => pages.next()

type Door = (options: Anything) => unknown

/** Where options are given. The values beside them are right, so that only the option can be refused. */
const DOORS: Record<string, Door> = {
  connect: (options: object) => connect('stripe', { credentials, transport: unsent, ...options }),
  'connect in hosted mode': (options: object) => connect('stripe', { hosted, ...options }),
  'connect of plugboard/hosted': (options: object) => connectHosted('stripe', { hosted, ...options }),
  hosted: (options: object) => connect('stripe', { hosted: { ...hosted, ...options } }),
  platform: (options: object) => platform({ ...application, ...options }),
  'platform of plugboard/hosted': (options: object) => hostedPlatform({ ...application, ...options }),
  'connect of a platform': (options: object) => api.connect('stripe', { externalUserId: 'x', ...options }),
  'a call': (options) => stripe.customers.list({}, options),
  'a call of the platform': (options) => remote.customers.list({}, options),
  $execute: (options) => stripe.$execute('customers', 'list', {}, options),
  'list.all': (options) => first(stripe.customers.list.all({}, options)),
  'list.pages': (options) => first(stripe.customers.list.pages({}, options)),
  'list.pages of the platform': (options) => first(remote.customers.list.pages({}, options)),
  $all: (options) => first(stripe.$all('customers', 'list', {}, options)),
  $pages: (options) => first(stripe.$pages('customers', 'list', {}, options)),
  $request: (options) => stripe.$request(balance, options),
  'a request': (request: object) => stripe.$request({ ...balance, ...request } as Anything),
  $requestPages: (options) => first(stripe.$requestPages(paged, options)),
  $tools: (options) => stripe.$tools(options),
  'a call of a tool': (options) => tools.call('stripe_customers_list', {}, options),
  agentTools: (options) => agentTools({ stripe }, options),
  'a call of an agent': (options) => agent.call('find_operations', { query: 'customers' }, options),
  'a policy': (policy) => agentTools({ stripe }, { policy }),
  'a rule': (rule: object) => stripe.$tools({ rules: [{ operations: ['*'], params: { limit: { max: 1 } }, ...rule }] }),
  'a limit': (limit: object) => stripe.$tools({ rules: [{ operations: ['*'], params: { limit } }] }),
  'a rule of sequence': (rule: object) =>
    agentTools({ stripe }, { policy: { after: [{ read: ['*'], refuse: ['*'], ...rule }] } }),
  $changes: (options) => remote.$changes('customers', options),
  changes: (options) => api.changes(options),
  sync: (options: object) => sync(stripe, { entities: ['customers'], ...options } as Anything),
  copiedRecord: (options) => copiedRecord(remote, 'customers', 'cus_1', options),
  recordCount: (options) => recordCount(remote, 'customers', options),
  search: (query: object) => api.search({ externalUserId: 'user_1', q: 'ada', ...query }),
  consent: (options: object) => consent('hubspot', { ...ids, ...options }),
  finish: (options) => page.finish('?code=1', { state: 'x', verifier: 'x' }, options),
  sealCursor: (options: object) => sealCursor({}, { ...cursors, ...options }),
  openCursor: (options: object) => openCursor('', { ...cursors, ...options }),
  fakeConnector: (options) => fakeConnector('stripe', {}, options),
  'fail of a fake': (options) => fake.fail('*', 'timeout', options),
  fakePlatform: (options) => fakePlatform(options),
  forbidNetwork: (options) => forbidNetwork(options).restore(),
  verify: (options) => verify('', {}, 'whsec_eA==', options),
  verifyVendor: (options) =>
    verifyVendor('stripe', { method: 'POST', url: 'https://x.example', headers: {}, body: '' }, 'x', options),
  localFile: (options: object) => runtime.localFile({ path: 'no-such-file', ...options }),
  serveStreams: (options: object) =>
    serveStreams({ version: '1', tools: () => agent, ...options }, undefined as Anything, undefined as Anything),
  'connect of the runtime': (options: object) => runtime.connect(plan, { credentials, transport: unsent, ...options }),
  execute: (options) => runtime.execute(plan, list, connection, options),
  executeRaw: (options) => runtime.executeRaw(plan, list, connection, options),
  iterate: (options) => first(runtime.iterate(plan, list, connection, options)),
  iterateRaw: (options) => first(runtime.iterateRaw(plan, list, connection, options)),
  iterateRecords: (options) => first(runtime.iterateRecords(plan, list, connection, options)),
  request: (options) => runtime.request(plan, balance, connection, options),
  'open of a request': (options) => runtime.checkRequest(plan, balance, connection).open(options),
  requestPages: (options) => first(runtime.requestPages(plan, paged, connection, options)),
  undiciTransport: (options) => runtime.undiciTransport(options),
  replayTransport: (options) => runtime.replayTransport([], options),
}

/** Values of every type, by what they are called here. */
const VALUES = {
  string: 'x',
  number: 5,
  negative: -1,
  nan: Number.NaN,
  true: true,
  null: null,
  strings: ['x'],
  numbers: [5],
  object: {},
  function: () => {},
  date: new Date(),
  controller: new AbortController(),
  signal: new AbortController().signal,
} as const

type ValueName = keyof typeof VALUES

const NAMES = Object.keys(VALUES) as ValueName[]
const OBJECTS = ['object', 'date', 'controller', 'signal'] as const

/** The values that an option accepts, by its name or by its door and name. An option without an entry fails the test. */
const ACCEPTED: Readonly<Record<string, readonly ValueName[]>> = {
  ...accept([], 'transport', 'everyMs', 'for', 'errors', 'sample'),
  ...accept(['signal'], 'signal'),
  ...accept(['strings', ...OBJECTS], 'own'),
  ...accept(
    ['number'],
    'timeoutMs',
    'maxPages',
    'limit',
    'maxCharacters',
    'maxCalls',
    'times',
    'maxBytes',
    'fullEveryMs',
  ),
  ...accept(['number'], 'connections', 'connectMs', 'idleMs', 'unreadMs', 'tolerance'),
  ...accept(['number', 'negative'], 'min', 'max', 'verify.now', 'verifyVendor.now'),
  ...accept(
    ['function'],
    'onProgress',
    'onRequest',
    'onUnfit',
    'onSmaller',
    'onNotice',
    'onFailure',
    'observe',
    'save',
    'renewal',
    'reload',
    'limiter',
  ),
  ...accept(['function'], 'approve', 'connect', 'search', 'fetch', 'lookup', 'connectTo', 'tools', 'holderOf', 'now'),
  ...accept(
    ['string'],
    'auth',
    'idempotencyKey',
    'baseUrl',
    'clientId',
    'clientSecret',
    'organizationId',
    'externalUserId',
  ),
  ...accept(
    ['string'],
    'connectorId',
    'name',
    'prefix',
    'timeZone',
    'reason',
    'suffix',
    'recipients',
    'q',
    'clientHost',
  ),
  ...accept(
    ['string'],
    'redirectUri',
    'secret',
    'owner',
    'path',
    'type',
    'version',
    'title',
    'instructions',
    'ca',
    'host',
  ),
  ...accept(['string', 'null'], 'after'),
  ...accept(['strings'], 'scopes', 'only', 'except', 'kinds', 'entities', 'operations', 'requests', 'want', 'granted'),
  ...accept(['strings'], 'allow', 'read', 'refuse', 'a policy.approve'),
  ...accept(['strings', 'numbers'], 'rules', 'in', 'choices', 'a policy.after'),
  ...accept(
    ['true'],
    'paced',
    'sandbox',
    'follow',
    'readOnly',
    'strict',
    'rawText',
    'noDelete',
    'noPayments',
    'optional',
    'absent',
  ),
  ...accept(['true'], 'allowPrivate', 'wantsBytes', 'bytes', 'stream'),
  ...accept(['true', 'string'], 'proxy'),
  ...accept(['true', 'strings'], 'full'),
  ...accept(OBJECTS, 'config', 'policy', 'a rule.params', 'consent.credentials', 'ownFields', 'headers'),
  // Parts of a clock may be left out, but not one of a fake, or of the platform.
  ...accept(OBJECTS, 'connect.clock', 'connect of the runtime.clock'),
  ...accept([], 'clock'),
  // An object of retries is one without names.
  ...accept(OBJECTS, 'retries'),
  ...accept(['number'], 'connect.retries', 'connect of the runtime.retries'),
  ...accept(OBJECTS, 'connect of the runtime.credentials', 'applicationSecrets'),
  ...accept([...OBJECTS, 'function'], 'connect.credentials'),
  // What is checked by the kind, by the state itself, or where the request is built.
  ...accept(NAMES, 'credentials', 'state', 'hosted', 'stateKey'),
  ...accept(NAMES, 'a request.method', 'a request.path', 'a request.query', 'a request.headers', 'a request.body'),
  ...accept(NAMES, 'a request.host', 'a request.pagination'),
}

function accept(values: readonly ValueName[], ...options: string[]): Record<string, readonly ValueName[]> {
  return Object.fromEntries(options.map((option) => [option, values]))
}

interface Refused {
  readonly code: string
  readonly message: string
  readonly field?: string
  readonly hint?: string
}

/** The error of a door; that of a test for anything else. */
async function refusal(run: () => unknown): Promise<Refused> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof runtime.ConnectorError)) return { code: String(error), message: '' }
    const { code, message, hint, errors } = error
    return { code, message, hint, field: errors?.[0]?.field }
  }
  return { code: 'no error', message: '' }
}

/** The options of a door, from its error for an unknown one. */
async function optionsOfDoor(door: Door): Promise<string[]> {
  const { hint = '' } = await refusal(() => door({ unknown_option: 1 } as Anything))
  return (/^Options are (.*)\.$/.exec(hint)?.[1] ?? '').split(', ').filter(Boolean)
}

describe('a wrong value is refused before anything begins, in options', () => {
  it.each(Object.entries(DOORS))('of %s', async (name, door) => {
    const options = await optionsOfDoor(door)
    expect(options).not.toEqual([])
    const wrong: unknown[] = []
    for (const option of options) {
      const accepted = ACCEPTED[`${name}.${option}`] ?? ACCEPTED[option]
      if (!accepted) throw new Error(`say in ACCEPTED which values ${option} of ${name} accepts`)
      for (const value of NAMES.filter((one) => !accepted.includes(one))) {
        const { code, field, message } = await refusal(() => door({ [option]: VALUES[value] } as Anything))
        const isClear = message.includes(`option ${option} must be `) && message.includes('(got ')
        if (code !== 'invalid_params' || field !== `options.${option}` || !isClear)
          wrong.push([option, value, code, message])
      }
    }
    expect(wrong).toEqual([])
  })
})

/** Arguments before the options of each method of the platform. */
const ARGUMENTS: Readonly<Record<string, readonly unknown[]>> = {
  'connectors.create': [{ externalUserId: 'x', kind: 'stripe', name: 'x', credentials }],
  'connectors.list': [{}],
  'connectors.get': ['id'],
  'connectors.inspect': ['id'],
  'connectors.update': ['id', {}],
  'connectors.rename': ['id', 'x'],
  'connectors.delete': ['id'],
  'connectors.check': ['id'],
  'connectors.fields': ['id', 'customers', {}],
  'connectors.sync.status': [],
  'connectors.sync.trigger': [{}],
  'connectors.sync.change': [{}],
  'connectors.sync.pause': [],
  'connectors.sync.resume': [],
  'connectors.sync.cancel': [],
  'connectors.links.create': [{ externalUserId: 'x' }],
  'customers.create': [{ externalUserId: 'x' }],
  'customers.list': [{}],
  'customers.get': ['id'],
  'customers.setStatus': ['id', 'active'],
  'customers.update': ['id', {}],
  'customers.delete': ['id'],
  search: [{ externalUserId: 'x', q: 'ada' }],
  'definitions.list': [{}],
  'definitions.get': ['id'],
  'definitions.put': ['shop', 'kind: shop'],
  'definitions.manifest': ['shop'],
  'definitions.versions': ['shop'],
  'definitions.remove': ['shop'],
  'jobs.get': ['id'],
  'tokens.scoped': ['x'],
  'tokens.widget': ['x', 'https://x.example'],
  'tokens.revoke': [{ token: 'x' }],
  'oauth.initiate': [{ externalUserId: 'x', kind: 'hubspot', redirectUrl: 'https://x.example' }],
  'oauth.credentials.spec': ['hubspot'],
  'oauth.credentials.set': ['hubspot', { clientId: 'x' }],
  'oauth.credentials.remove': ['hubspot'],
  'oauth.defaults.list': [],
  'oauth.defaults.set': [[]],
  'oauth.redirectUrls.list': [],
  'oauth.redirectUrls.set': [[]],
  'webhooks.create': [{}],
  'webhooks.list': [],
  'webhooks.get': ['id'],
  'webhooks.update': ['id', {}],
  'webhooks.remove': ['id'],
  'webhooks.rotate': ['id'],
  'webhooks.test': ['id'],
  'webhooks.messages': ['id', {}],
  'webhooks.attempts': ['id', 'id'],
  'webhooks.replay': ['id', 'id'],
  'hooks.create': [{ connectorType: 'stripe' }],
  'hooks.subscribe': ['id', {}],
  'hooks.list': [],
  'hooks.get': ['id'],
  'hooks.storeSecret': ['id', 'x'],
  'hooks.remove': ['id'],
  audit: [{}],
  usage: [{}],
}

/** The methods of an object and of the objects in it, by their paths. */
function methodsOf(object: object, path = ''): [string, (...given: unknown[]) => unknown][] {
  return Object.entries(object).flatMap(([name, member]: [string, unknown]) => {
    if (path + name === 'connectors.sync') return methodsOf(api.connectors.sync('id'), 'connectors.sync.')
    if (typeof member === 'function') return [[path + name, member.bind(object) as () => unknown]]
    return typeof member === 'object' && member !== null ? methodsOf(member, `${path}${name}.`) : []
  })
}

describe('a wrong value is refused before anything is sent, in options of the platform', () => {
  const methods = methodsOf(api).filter(([path]) => !['connect', 'changes', 'close'].includes(path))

  it('of every method', () => {
    expect(Object.keys(ARGUMENTS).toSorted()).toEqual(methods.map(([path]) => path).toSorted())
  })

  it.each(methods)('of %s', async (path, method) => {
    const given = ARGUMENTS[path] ?? []
    const refused = (options: unknown) => refusal(() => method(...given, options))
    expect(await refused({ signal: new AbortController() })).toEqual({
      code: 'invalid_params',
      message: 'Cannot send the request: option signal must be an AbortSignal (got an AbortController)',
      field: 'options.signal',
      hint: 'Pass the signal of the controller: controller.signal.',
    })
    expect(await refused({ idempotencyKey: 5 })).toMatchObject({
      code: 'invalid_params',
      field: 'options.idempotencyKey',
    })
    expect(await refused({ sginal: AbortSignal.abort() })).toMatchObject({
      code: 'invalid_params',
      field: 'options.sginal',
    })
  })
})

describe('tables of options', () => {
  /** Options that are checked as parts of others, or by what they are handed to. */
  const ELSEWHERE = ['AgentOptions', 'AnyRequestOptions', 'CodeExchangeOptions']

  it('exist for all options that a door exports', () => {
    const sources = readSources(['client', 'runtime'])
    const exported = sources
      .filter(({ path }) => /^(?:client(?:\/[^/]+)?|runtime)\/index\.ts$/.test(path))
      .flatMap(({ text }) => [...text.matchAll(/\b[A-Z]\w*Options\b/g)].map(([name]) => name))
    const tables = sources.flatMap(({ text }) => [...text.matchAll(/optionsOf<(\w+)>/g)].map(([, name]) => name))
    expect([...new Set(exported)].filter((name) => !tables.includes(name)).toSorted()).toEqual(ELSEWHERE)
  })

  it('lack no option, and refuse no value of its type', () => {
    interface Options {
      readonly signal?: AbortSignal
      readonly name?: string
    }
    optionsOf<Options>({ signal: SIGNAL, name: STRING })
    // @ts-expect-error -- the option name is forgotten
    optionsOf<Options>({ signal: SIGNAL })
    // @ts-expect-error -- a signal is no string
    optionsOf<Options>({ signal: STRING, name: STRING })
  })
})
