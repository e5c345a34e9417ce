/** Callers that send one call after the other, and what the server promised to them. */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type Api, type ApiResponse, create, LIST } from '../../server/faults/api.ts'
import { Figures, OK } from './figures.ts'

/** Connectors of one organization that calls go to, by their ids. */
export interface Accounts {
  /** The API of its application, at any of the processes that answer. */
  readonly api: () => Api
  /** With a key, which never expires. */
  readonly keyed: readonly string[]
  /** Some of them, which have a copy. */
  readonly copied: readonly string[]
  /** With tokens that expire often. */
  readonly renewed: readonly string[]
}

/** A name that the server confirmed as created at the third party. */
export interface Written {
  readonly name: string
  readonly connector: string
  readonly accounts: Accounts
  /** The ID of the request, which the audit trail has as well; empty when its response was lost. */
  readonly request: string
}

/** A connector that the server confirmed as stored. */
export interface Made {
  readonly id: string
  readonly request: string
  readonly accounts: Accounts
  /** The last confirmed change, and the last sent one. */
  stored: number
  sent: number
}

/** Promises of the server. */
export interface Promised {
  /** Names that were created at the third party, with where. */
  readonly written: Written[]
  /** Names whose key came to `outcome_unknown`. */
  readonly unknown: string[]
  readonly made: Made[]
}

/** One call; gives `ok`, or status and code. */
type Attempt = () => Promise<string>

/** How often each class of call is sent. */
export interface Mix {
  /** The class -> how many send it at a time. */
  readonly callers: Readonly<Partial<Record<keyof typeof CLASSES, number>>>
  /** How long each waits after a call, in milliseconds. */
  readonly pauseMs: number
}

/** Traffic until it is ended. */
export class Traffic {
  readonly figures: Figures = new Figures()
  readonly promised: Promised = { written: [], unknown: [], made: [] }
  readonly #callers: Promise<void>[]
  #isEnding = false

  /** Begins to send. */
  constructor(accounts: readonly Accounts[], { callers, pauseMs }: Mix) {
    this.#callers = Object.entries(callers).flatMap(([of, count]) =>
      Array.from({ length: count }, () => {
        const attempt = CLASSES[of as keyof typeof CLASSES](() => anyOf(accounts), this.promised)
        return this.#send(of, attempt, pauseMs)
      }),
    )
  }

  /** Lets each caller end its last call with a success. */
  async end(): Promise<void> {
    this.#isEnding = true
    await Promise.all(this.#callers)
  }

  async #send(of: string, attempt: Attempt, pauseMs: number): Promise<void> {
    let failedAt: number | undefined
    await delay(Math.random() * pauseMs)
    while (!this.#isEnding || failedAt !== undefined) {
      const began = performance.now()
      const code = await attempt().catch(codeOf)
      this.figures.note(of, began, code)
      if (code !== OK) failedAt ??= began
      else if (failedAt !== undefined) {
        this.figures.outages.push({ of, began: failedAt, ms: performance.now() - failedAt })
        failedAt = undefined
      }
      await delay(pauseMs * (0.5 + Math.random()))
    }
  }
}

type Class = (accounts: () => Accounts, promised: Promised) => Attempt

/** The classes of calls. */
const CLASSES = {
  execute: (accounts) => () => answered(accounts(), ({ api, keyed }) => api().execute(anyOf(keyed), LIST)),
  renewal: (accounts) => () => answered(accounts(), ({ api, renewed }) => api().execute(anyOf(renewed), LIST)),
  request: (accounts) => () =>
    answered(accounts(), ({ api, keyed }) =>
      api().ask('POST', `/integrations/connectors/${anyOf(keyed)}/request`, { method: 'GET', path: '/items' }),
    ),
  search: (accounts) => () =>
    answered(accounts(), ({ api, copied }) =>
      api().execute(anyOf(copied), {
        entity: 'items',
        action: 'search',
        params: { query: { filter: { starts_with: { name: 'item' } } }, limit: 5 },
      }),
    ),
  feed: (accounts) => () =>
    answered(accounts(), ({ api }) => api().ask('GET', '/integrations/changes?entities=items&limit=100')),
  sync: (accounts) => () =>
    answered(
      accounts(),
      ({ api, copied }) => api().ask('POST', `/integrations/connectors/${anyOf(copied)}/sync`, {}),
      'sync_running',
    ),
  write: (accounts, promised) => writes(accounts, promised),
  connector: (accounts, promised) => makes(accounts, promised),
  change: (_accounts, promised) => changes(promised),
} satisfies Record<string, Class>

/** Creates an item, with one key until the key stands for an outcome. */
function writes(accounts: () => Accounts, { written, unknown }: Promised): Attempt {
  let current: Omit<Written, 'request'> | undefined
  return async () => {
    if (current === undefined) {
      const chosen = accounts()
      current = { name: randomUUID(), connector: anyOf(chosen.keyed), accounts: chosen }
    }
    const { name, connector } = current
    const response = await current.accounts.api().execute(connector, create(name), { 'idempotency-key': name })
    if (response.status === 200) written.push({ ...current, request: requestOf(response) })
    else if (response.body.code === 'outcome_unknown') unknown.push(name)
    else return codeOf(response)
    current = undefined
    return codeOf(response)
  }
}

/** Creates a connector, with one key until it is created. */
function makes(accounts: () => Accounts, { made }: Promised): Attempt {
  let current: { key: string; accounts: Accounts } | undefined
  return async () => {
    current ??= { key: randomUUID(), accounts: accounts() }
    const { key, accounts: chosen } = current
    const body = { external_user_id: key, connector_type: 'acme', name: key, credentials: { key: 'key-0123456789' } }
    const response = await chosen
      .api()
      .ask(
        'POST',
        '/integrations/connectors',
        { ...body, validate: false, sync: { enabled: false } },
        { 'idempotency-key': key },
      )
    if (response.status === 201)
      made.push({ id: response.body.id, request: requestOf(response), accounts: chosen, stored: 0, sent: 0 })
    if (response.status === 201 || response.body.code === 'outcome_unknown') current = undefined
    return codeOf(response)
  }
}

/** Counts in the metadata of connectors that were made: each change again until it is stored. */
function changes({ made }: Promised): Attempt {
  let current: Made | undefined
  return async () => {
    current ??= made.find(({ stored, sent }) => stored === sent && Math.random() < 0.3)
    if (!current) return OK
    const turn = (current.sent = current.stored + 1)
    const response = await current.accounts
      .api()
      .ask('PATCH', `/integrations/connectors/${current.id}`, { metadata: { turn } })
    if (response.status === 200) {
      current.stored = turn
      current = undefined
    }
    return codeOf(response)
  }
}

/** The ID of the request that did it; empty when another one had done it, whose response this is. */
function requestOf({ headers }: ApiResponse): string {
  return headers.has('idempotent-replayed') ? '' : (headers.get('x-request-id') ?? '')
}

async function answered(
  accounts: Accounts,
  call: (accounts: Accounts) => Promise<ApiResponse>,
  also?: string,
): Promise<string> {
  const response = await call(accounts)
  return also !== undefined && response.body.code === also ? OK : codeOf(response)
}

/** Returns the code of a call's outcome. A thrown error is a connection that broke, or a refused token with its reason. */
function codeOf(outcome: unknown): string {
  if (outcome instanceof Error) return /"code":"(\w+)"/.exec(outcome.message)?.[1] ?? `broken: ${outcome.message}`
  const { status, body } = outcome as ApiResponse
  return status < 300 ? OK : `${status} ${body.code}`
}

function anyOf<T>(values: readonly T[]): T {
  const value = values[Math.floor(Math.random() * values.length)]
  if (value === undefined) throw new Error('Cannot choose: there is nothing to choose from')
  return value
}
