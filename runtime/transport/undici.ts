/** The transport for Node: a pool of connections for each origin and credentials. */
import { defined } from '../base/json.ts'
import type { Dispatcher, EnvHttpProxyAgent, Pool } from 'undici'
import { BodyStream } from '../base/body-stream.ts'
import { ConnectorError } from '../base/errors.ts'
import type { ExchangeLimits, HttpRequest, HttpResponse, HttpStream, Transport } from '../base/http.ts'
import {
  BOOLEAN,
  checkOptions,
  checkSignal,
  countKind,
  FUNCTION,
  milliseconds,
  optionsOf,
  PROXY,
  STRING,
} from '../base/options.ts'
import { Deadlines } from './deadlines.ts'
import { checkHost, guardedLookup, type Lookup, socketLookup } from './egress.ts'
import { cancelled, closed, ProxyFailure } from './failure.ts'
import { Collector, type Origin, Streamer } from './handler.ts'

/** Options of `undiciTransport`. */
export interface UndiciOptions {
  /** Maximum number of connections to an origin (default 64). Further calls wait for a free one. */
  readonly connections?: number
  /** The time to look up and connect, in milliseconds (default 5,000), with a precision of half a second. */
  readonly connectMs?: number
  /**
   * Maximum time that an unused connection stays open, in milliseconds. By default the third party's time, up to 10
   * minutes, or 4 s without one. Use a lower value for many rarely used transports. A transport without open
   * connections has no sockets, no timers and about 25 kB; before its first request, less than 2 kB.
   */
  readonly idleMs?: number
  /** The longest wait for the reader of a file while the transport closes, in milliseconds (default 5,000). */
  readonly unreadMs?: number
  /** Looks up a host's addresses. Defaults to the system's lookup. */
  readonly lookup?: Lookup
  /** Whether to allow hosts outside of the public internet (default false). */
  readonly allowPrivate?: boolean
  /**
   * The URL of a proxy, or true for that of the environment (`HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`, also in lower case). Defaults to
   * false. The proxy looks up hosts, so that only their names are checked.
   */
  readonly proxy?: string | boolean
  /** PEM of the trusted authorities, in place of Node's own. */
  readonly ca?: string
  /** The origin to connect to in place of another, such as `http://127.0.0.1:4010`. It gets the requests with the other's `host` header. */
  readonly connectTo?: (origin: string) => string | undefined
}

const UNDICI_OPTIONS = optionsOf<UndiciOptions>({
  connections: countKind('connections', 1),
  connectMs: milliseconds(1),
  idleMs: milliseconds(0),
  unreadMs: milliseconds(0),
  lookup: FUNCTION,
  allowPrivate: BOOLEAN,
  proxy: PROXY,
  ca: STRING,
  connectTo: FUNCTION,
})

/** Maximum number of origins with open connections. The longest unused closes first. */
const MAX_ORIGINS = 32

/** undici's default time for an unused connection. */
const IDLE_MS = 4_000

const UNREAD_MS = 5_000

/** Maximum size of the headers. Vendors' are far smaller. */
const MAX_HEADER_BYTES = 32 * 1024

/** An origin with its pool. */
interface Channel extends Origin {
  readonly origin: string
  readonly pool: Pool | EnvHttpProxyAgent
  /** Present if another origin gets the requests. */
  readonly hostHeader?: string
}

/**
 * A transport over undici's pools. Create one for each connector: without shared connections, a late or repeated response cannot reach
 * another customer.
 * @throws ConnectorError `invalid_params`
 */
export function undiciTransport(options: UndiciOptions = {}): Transport {
  checkOptions(options, UNDICI_OPTIONS, 'create the transport')
  const channels = new Map<string, Channel>()
  const proxy = proxyOf(options.proxy)
  let latest: Channel | undefined
  let closing: Promise<unknown> | undefined

  function channelTo({ origin }: HttpRequest, pools: Pools): Channel {
    if (latest?.origin === origin) return latest
    latest = channels.get(origin) ?? openChannel(origin, pools, options)
    channels.delete(origin)
    channels.set(origin, latest)
    if (channels.size > MAX_ORIGINS) closeOldest(channels)
    return latest
  }

  function exchange<T extends HttpResponse | HttpStream>(
    Handler: new (...args: HandlerArguments<T>) => Collector | Streamer,
    encoding: string,
    request: HttpRequest,
    limits: ExchangeLimits,
    signal: AbortSignal | undefined,
  ): Promise<T> {
    if (loaded === undefined || (proxy && loaded.proxies === undefined))
      return load(proxy !== undefined).then(() => exchange(Handler, encoding, request, limits, signal))
    const pools = loaded
    return new Promise<T>((resolve, reject) => {
      checkSignal(signal, 'send the request')
      if (closing) throw closed({ host: urlOf(request.origin).host, sent: false })
      const channel = channelTo(request, pools)
      if (signal?.aborted) throw cancelled({ host: channel.host, sent: false, answered: false }, signal)
      const { path, method } = request
      const headers = headerList(request, encoding, channel.hostHeader)
      const handler = new Handler(channel, limits, signal, resolve, reject)
      const body = request.body instanceof BodyStream ? handler.follow(request.body.open()) : (request.body ?? null)
      const { origin } = channel
      const dispatch = () => {
        try {
          channel.pool.dispatch({ origin, path, method, headers, body: body as DispatchBody }, handler)
        } catch (error) {
          handler.onError(error as Error)
        }
      }
      // The connection of the last response is free in the next turn of the event loop: better than opening another one.
      if (channel.settling === 0) return dispatch()
      channel.settling--
      setImmediate(dispatch)
    })
  }

  return {
    send: (request, limits, signal) => exchange(Collector, 'gzip', request, limits, signal),
    // Files are often compressed already, and only a plain body has a length that shows whether it is complete.
    stream: (request, limits, signal) => exchange(Streamer, 'identity', request, limits, signal),
    async close() {
      closing ??= Promise.all([...channels.values()].map((channel) => closeChannel(channel, options)))
      await closing
    },
  }
}

/** undici's types omit iterables. */
type DispatchBody = Exclude<Dispatcher.DispatchOptions['body'], undefined>

type HandlerArguments<T> = [
  origin: Origin,
  limits: ExchangeLimits,
  signal: AbortSignal | undefined,
  resolve: (answer: T | PromiseLike<T>) => void,
  reject: (error: Error) => void,
]

function openChannel(origin: string, pools: Pools, options: UndiciOptions): Channel {
  const { host, hostname } = urlOf(origin)
  const standIn = options.connectTo?.(origin)
  const isGuarded = standIn === undefined && !options.allowPrivate
  if (isGuarded) checkHost(hostname)
  const lookup = isGuarded ? guardedLookup(options.lookup) : options.lookup && socketLookup(options.lookup)
  const tls = defined({ timeout: options.connectMs ?? 5_000, ca: options.ca })
  const settings = {
    connections: options.connections ?? 64,
    pipelining: 1,
    // `Deadlines` limits each exchange; undici's timers are late by up to a second.
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: MAX_HEADER_BYTES,
    ...(options.idleMs !== undefined && {
      keepAliveTimeout: Math.min(options.idleMs, IDLE_MS),
      keepAliveMaxTimeout: options.idleMs,
    }),
    connect: defined({ lookup, ...tls }),
  }
  const proxy = standIn === undefined ? proxyOf(options.proxy) : undefined
  const pool = proxy ? proxyAgent(pools, settings, proxy, tls) : new pools.Pool(standIn ?? origin, settings)
  return defined({
    origin,
    pool,
    host,
    settling: 0,
    deadlines: new Deadlines(),
    hostHeader: standIn === undefined ? undefined : host,
  })
}

function urlOf(origin: string): URL {
  if (URL.canParse(origin)) return new URL(origin)
  throw new ConnectorError('internal', 'Cannot send a request: its origin is not a URL', { sent: false })
}

function closeOldest(channels: Map<string, Channel>): void {
  const [origin, { pool }] = channels.entries().next().value!
  channels.delete(origin)
  pool.close().catch(ignored)
}

/** An abandoned pool ends with its calls. */
function ignored(): void {}

/**
 * Closes a channel once its calls have ended. Each call has its time limit, and a file without a reader ends after `unreadMs`. Does not
 * wait for connections that are still opening for abandoned calls.
 */
async function closeChannel({ pool, deadlines }: Channel, { unreadMs = UNREAD_MS }: UndiciOptions): Promise<void> {
  await Promise.race([pool.close(), deadlines.limitRest(unreadMs)])
  await pool.destroy()
}

/** Alternately names and values, undici's fastest form. */
function headerList({ headers }: HttpRequest, encoding: string, hostHeader: string | undefined): string[] {
  const list = hostHeader === undefined || 'host' in headers ? [] : ['host', hostHeader]
  for (const name in headers) list.push(name, headers[name]!)
  if (!('accept-encoding' in headers)) list.push('accept-encoding', encoding)
  return list
}

/** The proxies of a transport; undefined without one. @throws ConnectorError `invalid_params` for an address that is not an http or https URL */
function proxyOf(given: UndiciOptions['proxy']): ProxySettings | undefined {
  if (given === undefined || given === false) return undefined
  const { env } = process
  const fromEnvironment = [env.http_proxy ?? env.HTTP_PROXY, env.https_proxy ?? env.HTTPS_PROXY]
  const urls = (given === true ? fromEnvironment : [given]).filter((url) => url !== undefined && url !== '')
  if (urls.length === 0) return undefined
  if (!urls.every((url) => /^https?:$/.test(URL.canParse(url!) ? new URL(url!).protocol : '')))
    throw new ConnectorError('invalid_params', 'Cannot use the proxy: its address must be an http or https URL', {
      hint: given === true ? 'Check HTTPS_PROXY and HTTP_PROXY, or set proxy: false.' : 'Check the proxy option.',
    })
  return given === true ? {} : { httpProxy: given, httpsProxy: given, noProxy: '' }
}

/** The proxies of an agent, in place of the environment's. */
interface ProxySettings {
  readonly httpProxy?: string
  readonly httpsProxy?: string
  readonly noProxy?: string
}

/** The loaded parts of undici. */
interface Pools {
  readonly Pool: typeof Pool
  /** Present once a transport has proxies. */
  readonly proxies?: {
    readonly Agent: typeof EnvHttpProxyAgent
    /** Asks a proxy for a tunnel. */
    readonly connect: OpenTunnel
  }
}

type OpenTunnel = (this: Pool, options: Dispatcher.ConnectOptions) => Promise<Dispatcher.ConnectData>

/** Cache of the parts of undici that were needed. */
let loaded: Pools | undefined

/** Loads only the pool, with the first exchange: all of undici takes three times as long (140 ms). */
async function load(withProxy: boolean): Promise<void> {
  // @ts-expect-error The path has no types of its own; they are those of `Pool`.
  const pool = (await import('undici/lib/dispatcher/pool.js')) as { default: typeof Pool }
  loaded = { ...loaded, Pool: pool.default }
  if (!withProxy) return
  // @ts-expect-error As above.
  const agent = (await import('undici/lib/dispatcher/env-http-proxy-agent.js')) as { default: typeof EnvHttpProxyAgent }
  // @ts-expect-error As above.
  const api = (await import('undici/lib/api/api-connect.js')) as { default: OpenTunnel }
  loaded = { ...loaded, proxies: { Agent: agent.default, connect: api.default } }
}

/** The agent of a proxy. The loaded parts of undici have no `connect`. */
function proxyAgent(
  { Pool: PoolClass, proxies }: Pools,
  settings: object,
  proxy: ProxySettings,
  tls: { readonly timeout: number },
) {
  if (proxies === undefined) throw new Error('a transport with proxies loads them first')
  const { Agent, connect } = proxies
  const clientFactory = (url: URL, options: object) =>
    Object.assign(new PoolClass(url, options), { connect: tunnel(connect, url.host) })
  return new Agent({ ...settings, ...proxy, clientFactory, proxyTls: { timeout: tls.timeout }, requestTls: tls })
}

/** Opens a tunnel through a proxy. Its error names the proxy. */
function tunnel(connect: OpenTunnel, proxy: string): OpenTunnel {
  return async function (options) {
    const data = await connect.call(this, options).catch((cause: unknown) => {
      throw new ProxyFailure(proxy, { cause })
    })
    if (data.statusCode === 200) return data
    data.socket.on('error', ignored).destroy()
    throw new ProxyFailure(proxy, { status: data.statusCode })
  }
}
