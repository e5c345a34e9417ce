/** The running server: its rooms, its two listeners, its work in the background. */
import { newSecret } from './ground/base/index.ts'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ConnectorError } from 'plugboard/runtime'
import { defineBackground, watchInstallation, workInBackground } from './background.ts'
import { audited } from './calls/index.ts'
import type { Config } from './config/index.ts'
import { type FirstApplication, firstApplication } from './first-start.ts'
import { createAdmin, createHttp, type Http, referenceRoutes, type Route } from './http/index.ts'
import { installationMeter } from './measure.ts'
import { createLog, createMetrics, type Log, reportUnexpected } from './ground/observe/index.ts'
import { type OperatorAddress, writeAddress } from './operators/operate/index.ts'
import type { OperatorServices } from './operators/index.ts'
import { openServices, type ServiceOptions, type Services } from './services.ts'
import { type Database, pending, SERVER_ROOT } from './ground/store/index.ts'

/** A server that runs. */
export interface RunningServer {
  /** The address that it listens on: `http://127.0.0.1:8787`; absent for a worker. */
  readonly origin?: string
  /** URL at which callers reach it: the setting `baseUrl`, with the port that it got where the setting has none. */
  readonly baseUrl: string
  /** Where health, readiness and metrics are; empty in one of several processes, of which the first has them for all. */
  readonly adminOrigin: string
  /** Where the console is; absent where the setting `console.listen` is off, and in one of several processes. */
  readonly consoleUrl?: string
  /** The first application, when this start made it. Its secret is shown this once. */
  readonly firstApplication: FirstApplication | null
  readonly services: Services
  /** Is not ready from now on; drains, lets what runs end, both within the configuration's time, then closes everything. */
  close(): Promise<void>
}

/** What a server is started with besides its configuration. */
export interface StartOptions extends Partial<Omit<ServiceOptions, 'baseUrl' | 'log' | 'version'>> {
  readonly log?: Log
  /** Mean delay of the event loop, in milliseconds, beyond which requests are refused as `overloaded`; a second by default. */
  readonly eventLoopDelayMs?: number
}

/** What one process of a server does. */
export interface Duties {
  readonly answersRequests: boolean
  readonly runsJobs: boolean
  /** Health, readiness and metrics; and the first application. */
  readonly isOperated: boolean
  /** Whether requests are answered elsewhere, for the readiness of a process that answers none itself. */
  readonly isServing?: () => boolean
}

/**
 * Starts a process of a server.
 * @throws ConnectorError `invalid_configuration`, `storage_unavailable`
 */
export async function startProcess(config: Config, options: StartOptions, duties: Duties): Promise<RunningServer> {
  const { log = createLog(config.log), metrics = createMetrics() } = options
  let origin: string | undefined
  const baseUrl = () => baseUrlAt(config, origin)
  const version = await packageVersion()
  const services = await openServices(config, { ...options, log, metrics, baseUrl, version })
  const opened: Close[] = [() => services.close()]
  try {
    await defineBackground(services)
    if (duties.runsJobs) await workInBackground(services)
    const stopWatching = duties.isOperated ? watchInstallation(services) : () => {}
    opened.push(async () => stopWatching())
    metrics.pool(() => services.database.poolState?.())
    const measure = installationMeter(services)
    let isDraining = false
    const token = newSecret()
    const { startConsole, operatorEndpoint }: Partial<OperatorServices> = services
    const console = duties.isOperated ? await startConsole?.() : undefined
    if (console) opened.push(() => console.close())
    const admin = createAdmin({
      ready: async () => ({
        ...(await checksOf(services)),
        serving: !isDraining && (duties.isServing?.() ?? true),
      }),
      metrics: async () => {
        await measure()
        return metrics.text()
      },
      operator: operatorEndpoint?.(token, console?.url),
      onError: (error) => reportUnexpected({ log, metrics }, 'admin', error),
    })
    const adminOrigin = duties.isOperated ? await admin.listen(config.admin.host, config.admin.port) : ''
    opened.push(() => admin.close())
    const http = duties.answersRequests ? await serve(services, options) : undefined
    if (http) opened.push(() => http.close({ drainSeconds: 0, shutdownSeconds: 0 }))
    origin = await http?.listen(config.listen.host, config.listen.port)
    if (origin !== undefined) for (const subject of services.subjects) subject.listens?.(services, origin)
    const address = { origin: adminOrigin, api: origin, console: console?.url, token, pid: process.pid }
    const forget = duties.isOperated ? await publishOperatorAddress(services, address) : async () => {}
    // Last, so that its secret is shown: a start that failed after it would keep it to itself.
    const first = duties.isOperated ? await firstApplication(services.access) : null
    reportServing(services, { origin, admin: duties.isOperated ? adminOrigin : undefined, console: console?.url })
    return {
      origin,
      baseUrl: baseUrl(),
      adminOrigin,
      consoleUrl: console?.url,
      firstApplication: first,
      services,
      async close() {
        isDraining = true
        const { drainSeconds, shutdownSeconds } = config.limits
        log.info({ drain_seconds: drainSeconds, shutdown_seconds: shutdownSeconds }, 'stopping')
        await http?.close({ drainSeconds, shutdownSeconds })
        await console?.close()
        await forget()
        await services.close()
        await admin.close()
        log.flush()
      },
    }
  } catch (error) {
    for (const close of opened.reverse()) await close().catch(() => {})
    throw error
  }
}

type Close = () => Promise<void>

/** Logs where a process of the server listens; what it has not is absent. */
function reportServing(
  { config, database, log, baseUrl }: Services,
  { origin, ...listeners }: Readonly<Record<'origin' | 'admin' | 'console', string | undefined>>,
): void {
  const base_url = origin === undefined ? undefined : baseUrl()
  log.info({ origin, base_url, ...listeners, role: config.role, database: database.engine }, 'serving')
}

/** The base URL of a server that listens on an origin: port 0 stands for the port that the server got. */
export function baseUrlAt({ baseUrl }: Config, origin: string | undefined): string {
  return origin === undefined ? baseUrl : baseUrl.replace(/:0$/, `:${new URL(origin).port}`)
}

/** Has the operator's commands find this server by its data directory. */
async function publishOperatorAddress({ config, database, log }: Services, address: OperatorAddress): Promise<Close> {
  const nothing = async () => {}
  if (!existsSync(config.dataDirectory)) return nothing
  const { dataDirectory } = config
  if (database.engine === 'embedded') return writeAddress(dataDirectory, database.engine, address)
  const { token: _, ...found } = address
  return writeAddress(dataDirectory, database.engine, found).catch((error: unknown) => {
    log.info(
      { error },
      'plugboard console login takes its address from the settings: cannot write to the data directory',
    )
    return nothing
  })
}

async function serve(services: Services, { eventLoopDelayMs = 1_000 }: StartOptions): Promise<Http> {
  const { config, access, version, baseUrl } = services
  const routes = routesOf(services)
  return createHttp({
    ...services,
    routes: [...routes, ...referenceRoutes(routes, () => ({ version, baseUrl: baseUrl(), kinds: services.catalogue }))],
    authenticate: access.verify,
    isLiveOrigin: access.isLiveOrigin,
    limits: { ...config.limits, ...HTTP, eventLoopDelayMs },
    trustedProxies: config.trustedProxies,
  })
}

/** The routes of the mounted subjects. Writes leave a row in the audit trail. */
export function routesOf(services: Services): Route[] {
  const routes = services.subjects.flatMap((subject) => subject.routes?.(services) ?? [])
  return routes.map((route) =>
    route.ownTrail || route.method === 'GET' || route.tokens.length === 0 ? route : audited(services.audit, route),
  )
}

const HTTP = {
  // Longer than proxies keep idle connections (nginx and load balancers: 60), so that the server closes none that a request is on its way to.
  keepAliveSeconds: 75,
  responseIdleSeconds: 30,
  tokenRequestsPerMinute: 120,
  inFlightMax: 10_000,
}

/** How long the database may take before it is reported as absent, in milliseconds. */
const READY_MS = 2_000

async function checksOf({ database, catalogue, clock }: Services): Promise<Record<string, boolean>> {
  const late = sleep(READY_MS, { database: false, migrations: false }, { ref: false })
  const storage = await Promise.race([storageOf(database), late])
  return { ...storage, keyring: true, clock: clock.isRight(), definitions: catalogue.list().length > 0 }
}

async function storageOf(database: Database): Promise<{ database: boolean; migrations: boolean }> {
  try {
    return { database: true, migrations: (await pending(database)).expansions.length === 0 }
  } catch (error) {
    const isAway = !(error instanceof ConnectorError) || error.code === 'storage_unavailable'
    return { database: !isAway, migrations: false }
  }
}

async function packageVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(SERVER_ROOT, 'package.json'), 'utf8')) as { version: string }
  return version
}
