/** The server's rooms opened from the ground up, and closed the other way round. */
import { ConnectorError, type Plan, type UndiciOptions, undiciTransport } from 'plugboard/runtime'
import { followedTransport } from 'plugboard/internal'
import { type Access, createAccess } from './accounts/access/index.ts'
import { type Audit, createAudit, HeadPublisher, keyHeads } from './calls/audit/index.ts'
import { Brands } from './accounts/brand/index.ts'
import { captureErasure, Captures } from './calls/captures/index.ts'
import { type Catalogue, createCatalogue, metricKind } from './accounts/catalogue/index.ts'
import type { Config } from './ground/config/index.ts'
import { Connectors, scopeOf } from './accounts/connectors/index.ts'
import { Cursors } from './ground/cursors/index.ts'
import { eventErasure } from './events/webhooks/index.ts'
import { idempotencyErasure } from './http/index.ts'
import { Deletions } from './accounts/deletion/index.ts'
import { masterKeysOf } from './first-start.ts'
import { databaseTargetOf } from './operators/operate/index.ts'
import { openQueue, type Queue } from './ground/jobs/index.ts'
import { forgetOwnApplications, OauthApplications, operatorClients } from './accounts/oauth-applications/index.ts'
import {
  connectLinks,
  ConsentDefaults,
  forgetKind,
  Oauth,
  operatorDefaults,
  type Reconnecting,
} from './accounts/oauth/index.ts'
import { DocumentCache } from './agents/logins/index.ts'
import { type OidcProviders, openProviders } from './accounts/oidc/index.ts'
import { createLimits, type Limits, shareErasure, sharesOf } from './ground/limits/index.ts'
import { Notifications } from './ground/notifications/index.ts'
import { createTracer, followUpstream, type Log, type Metrics, type Tracer } from './ground/observe/index.ts'
import type { Sandbox, StartSandbox } from './sandbox.ts'
import { Operators, signInRoles } from './operators/sign-in/index.ts'
import { reportClock, reportSpace, reportWait } from './reports.ts'
import { OwnKinds, type OwnKindsOptions } from './accounts/own-kinds/index.ts'
import { type Database, type DatabaseClock, migrate, openClock, openDatabase } from './ground/store/index.ts'
import { openSearch, type SearchEngine, Sync } from './copy/index.ts'
import { Upkeep } from './accounts/upkeep/index.ts'
import { type MasterKeys, openVault, type Vault } from './ground/vault/index.ts'
import { type OpenedWebhooks, openWebhooks } from './open-webhooks.ts'

/** What the whole server works with. */
export interface Services extends OpenedWebhooks, OidcProviders {
  readonly config: Config
  readonly log: Log
  readonly metrics: Metrics
  /** Makes spans where the process collects them. */
  readonly tracer: Tracer
  /** Milliseconds since 1970, by the database's clock: what is written, and who may do what, goes by it. */
  readonly now: () => number
  /** What this process knows of the database's clock, and by how much its own differs. */
  readonly clock: DatabaseClock
  /** Where callers reach the server. */
  readonly baseUrl: () => string
  readonly database: Database
  /** Counts requests, running calls and third parties' budgets over all processes. */
  readonly counting: Limits
  readonly vault: Vault
  /** The ring of master keys; an operator's rotation adds to it. */
  readonly masters: MasterKeys
  /** Who asks on the pages on which end users connect. */
  readonly brands: Brands
  readonly catalogue: Catalogue
  /** The kinds that organizations upload. */
  readonly ownKinds: OwnKinds
  readonly notifications: Notifications
  readonly access: Access
  /** Who operates the server by the console. */
  readonly operators: Operators
  readonly audit: Audit
  /** Requests and answers of calls, where that is switched on. */
  readonly captures: Captures
  readonly connectors: Connectors
  readonly oauth: Oauth
  /** Documents of agents' programs. */
  readonly agentDocuments: DocumentCache
  /** Signs the URLs of files for agents: the same in every process. */
  readonly agentFiles: Cursors
  /** Seals what agents bring back: the same in every process. */
  readonly agentStateKey: Uint8Array
  readonly queue: Queue
  readonly search: SearchEngine
  readonly sync: Sync
  readonly deletions: Deletions
  readonly upkeep: Upkeep
  readonly sandbox: Sandbox | undefined
  close(): Promise<void>
}

/** What services are opened with. */
export interface ServiceOptions extends Pick<Services, 'log' | 'metrics' | 'baseUrl'> {
  /** Milliseconds since 1970, instead of the database's clock. */
  readonly now?: () => number
  /** A database that is open and migrated already, instead of the configuration's. */
  readonly database?: Database
  /** How third parties are reached, beyond what the configuration says. */
  readonly upstream?: UndiciOptions
  /** Ends the wait for a database that is not up yet. */
  readonly signal?: AbortSignal
  /** Plays the third parties where the setting `sandbox` asks for it. */
  readonly startSandbox?: StartSandbox
}

type Close = () => Promise<unknown>

/**
 * Opens everything that the configuration names; what was opened is closed again when something cannot be.
 * @throws ConnectorError `invalid_configuration`, `storage_unavailable`; ManifestError for a definition that does not validate
 */
export async function openServices(config: Config, options: ServiceOptions): Promise<Services> {
  const opened: Close[] = []
  const close = closing(opened)
  try {
    return { ...(await open(config, options, (one) => opened.push(one))), close }
  } catch (error) {
    await close()
    throw error
  }
}

type OnClose = (close: Close) => void

async function open(config: Config, options: ServiceOptions, onClose: OnClose): Promise<Omit<Services, 'close'>> {
  const { log, metrics, baseUrl } = options
  const storage = await openStorage(config, options, onClose)
  const { database, cursors } = storage
  const access = createAccess({ ...storage, cell: config.cell })
  const audit = await openAudit(config, log, storage, onClose)
  const thirdParties = await openThirdParties(config, options, { ...storage, access }, onClose)
  const { connectors, oauth, sandbox } = thirdParties
  const queue = await openQueue({
    database,
    onError: (error) => log.error({ error }, 'background work failed'),
    onEnd: (name, outcome, seconds) => metrics.job(name, outcome, seconds),
  })
  onClose(() => queue.close())
  const { search, meanings } = await openSearch(config, { log, metrics, database, cursors }, onClose)
  const rooms = { ...storage, connectors, queue, search, audit, log }
  const sync = new Sync({ ...rooms, meanings, settings: syncSettingsOf(config, sandbox !== undefined) })
  onClose(() => sync.close())
  const deletions = new Deletions({
    ...rooms,
    access,
    erasures: [
      captureErasure(database),
      { connector: (...of) => sync.forget(...of) },
      { connector: (...of) => connectors.purge(...of), user: (...of) => oauth.forget(...of) },
      idempotencyErasure(database),
      shareErasure(database),
      eventErasure(database),
    ],
  })
  const upkeep = new Upkeep({ ...rooms, metrics })
  const needed = {
    ...rooms,
    metrics,
    baseUrl,
    applications: oauth.applications,
    sync,
    isSandbox: sandbox !== undefined,
  }
  const background = { queue, search, sync, deletions, upkeep, ...openWebhooks(config, needed, onClose) }
  const agentFiles = new Cursors(await storage.vault.macKey('agent files'))
  const agentStateKey = await storage.vault.macKey('agent states')
  return {
    ...storage,
    ...thirdParties,
    ...background,
    config,
    log,
    metrics,
    baseUrl,
    access,
    operators: new Operators({ ...storage, signIns: signInRoles(config.console.oidc) }),
    ...openProviders(config, storage.now, onClose),
    audit,
    agentStateKey,
    agentFiles,
  }
}

type Storage = Pick<
  Services,
  'masters' | 'brands' | 'database' | 'catalogue' | 'ownKinds' | 'clock' | 'now' | 'counting' | 'vault'
> & {
  readonly notifications: Notifications
  readonly cursors: Cursors
}

/** The database, migrated, and what needs nothing else. */
async function openStorage(config: Config, options: ServiceOptions, onClose: OnClose): Promise<Storage> {
  const { log, baseUrl } = options
  const masters = await masterKeysOf(config)
  const brands = new Brands(config.connect)
  const opening = options.database
    ? Promise.resolve(options.database)
    : openDatabase(databaseTargetOf(config), {
        poolSize: config.database.poolSize,
        preparedStatements: config.database.preparedStatements,
        waitMs: config.database.waitSeconds * 1000,
        onWait: reportWait(log),
        onSpace: reportSpace(log),
        signal: options.signal,
      })
  onClose(async () => (await opening).close())
  // A new embedded database takes seconds, in a thread of its own.
  const [database, installed] = await Promise.all([
    opening,
    createCatalogue({ files: config.definitions, baseUrl, images: brands.images }),
  ])
  for (const { name } of options.database ? [] : await migrate(database)) log.info({ migration: name }, 'migrated')
  const clock = await openClock(database, { onChange: reportClock(log) })
  onClose(async () => clock.close())
  const shares = sharesOf(database)
  const counting = createLimits({
    shares,
    onError: (error) => log.warn({ error }, 'cannot return or renew shares of limits; they expire by themselves'),
  })
  onClose(() => counting.close())
  const vault = await openVault(database, masters)
  const cursors = new Cursors(await vault.macKey('cursors'))
  const notifications = await Notifications.open(database)
  onClose(() => notifications.close())
  const { now = clock.now } = options
  const ownKinds = openOwnKinds(config, { log, database, notifications, now, shares, catalogue: installed })
  onClose(() => ownKinds.close())
  const catalogue = installed.withOwn((organizationId) => ownKinds.of(organizationId))
  return { masters, brands, database, catalogue, ownKinds, clock, now, counting, vault, cursors, notifications }
}

function openOwnKinds(
  { limits, quotas, egress, sandbox }: Config,
  services: Pick<OwnKindsOptions, 'database' | 'notifications' | 'catalogue' | 'log' | 'now' | 'shares'>,
): OwnKinds {
  return new OwnKinds({
    ...services,
    limits: {
      kinds: quotas.ownKinds,
      versions: quotas.ownKindVersions,
      bytes: limits.manifestBytes,
      refusedPerMinute: limits.refusedUploadsPerMinute,
    },
    allowPrivate: egress.allowPrivate || sandbox,
    forget: { flows: forgetKind, applications: forgetOwnApplications },
  })
}

/** The audit trail, and the publisher of its heads where the configuration asks for one. */
async function openAudit(config: Config, log: Log, storage: Storage, onClose: OnClose): Promise<Audit> {
  const { database, now, vault } = storage
  const macKey = await vault.macKey('audit heads')
  await keyHeads(database, macKey)
  const audit = createAudit({
    database,
    macKey,
    now,
    onLost: (error, row) => log.error({ request_id: row.request_id, error }, 'audit row refused'),
  })
  const { headsFile, headsLog, headsMinutes } = config.audit
  if (headsFile !== undefined || headsLog) {
    const publisher = await HeadPublisher.start({
      database,
      macKey,
      now,
      log,
      isLogged: headsLog,
      everyMinutes: headsMinutes,
      file: headsFile,
    })
    onClose(() => publisher.close())
  }
  // Before the publisher, so that the last heads are published.
  onClose(() => audit.close())
  return audit
}

type ThirdParties = Pick<Services, 'captures' | 'sandbox' | 'tracer' | 'connectors' | 'oauth' | 'agentDocuments'>

/** Connectors and OAuth, which reach third parties, or the sandbox in their place. */
async function openThirdParties(
  config: Config,
  options: ServiceOptions,
  storage: Storage & Pick<Services, 'access'>,
  onClose: OnClose,
): Promise<ThirdParties> {
  const { log, metrics, baseUrl } = options
  const { access, catalogue } = storage
  const sandbox = config.sandbox ? await starterOf(options)(await plansOf(catalogue)) : undefined
  if (sandbox) onClose(() => sandbox.close())
  const upstream: UndiciOptions = {
    allowPrivate: sandbox !== undefined || config.egress.allowPrivate,
    connectTo: sandbox?.connectTo,
    ...options.upstream,
  }
  const tracer = await createTracer()
  const captures = new Captures({ ...storage, log })
  onClose(() => captures.flush())
  const transport = (plan: Plan) => {
    sandbox?.playKind?.(plan)
    const followed = followedTransport(undiciTransport(upstream), followUpstream(metricKind(plan), metrics, tracer))
    return captures.transport(followed)
  }
  const plan = async (organizationId: string, type: string) => {
    const kinds = await catalogue.of(organizationId)
    return kinds.plan(kinds.find(type).kind)
  }
  const applications = new OauthApplications({
    ...storage,
    baseUrl,
    plan,
    operatorClients: { ...sandbox?.clients, ...(await operatorClients(config.oauth, catalogue)) },
  })
  const connectors = new Connectors({
    ...storage,
    log,
    metrics,
    transport,
    clientOf: (organizationId, key) => applications.clientOf(organizationId, key),
    limits: { ...config.limits, ...config.quotas },
    upkeep: { checkHours: config.checks.hours },
    connectLinks: connectLinks(access, baseUrl),
  })
  onClose(() => connectors.close())
  const oauth = new Oauth({
    ...storage,
    baseUrl,
    plan,
    applications,
    connectors: reconnecting(connectors),
    defaults: new ConsentDefaults({
      stored: access.defaultWants,
      catalogue,
      operator: await operatorDefaults(config, catalogue),
    }),
    transport,
    renewLink: ({ organizationId, externalUserId }, linkId) =>
      access.links.renew(organizationId, linkId, externalUserId),
    consentPage: sandbox?.consentPage,
    log: ({ failed, ...end }) => log.info({ ...end, failed }, 'OAuth flow ended'),
  })
  // Anybody names these addresses: they are public ones, whatever connectors may reach.
  const documents = undiciTransport({ ...upstream, allowPrivate: false, connections: 4, idleMs: 1_000 })
  onClose(() => documents.close())
  return { captures, sandbox, tracer, connectors, oauth, agentDocuments: new DocumentCache(documents) }
}

/** A sandbox has no rate limits to spare. */
function syncSettingsOf({ limits, sync, quotas }: Config, isSandbox: boolean) {
  return {
    enabled: sync.enabled,
    intervalMinutes: sync.intervalMinutes,
    concurrency: sync.concurrency,
    recordsPerConnector: quotas.recordsPerConnector,
    matchesPerMinute: limits.matchesPerMinutePerEndpoint,
    rateShare: isSandbox ? undefined : sync.ratePercent / 100,
  }
}

function starterOf({ startSandbox }: ServiceOptions): StartSandbox {
  if (startSandbox) return startSandbox
  throw new ConnectorError('invalid_configuration', 'Cannot simulate third parties: this program has no sandbox', {
    hint: 'Run "plugboard serve --sandbox", or pass startSandbox to startServer.',
    errors: [{ field: 'sandbox', message: 'needs a sandbox', error_code: 'sandbox' }],
  })
}

function plansOf(catalogue: Catalogue): Promise<Plan[]> {
  return Promise.all(catalogue.kinds().map(({ kind }) => catalogue.plan(kind)))
}

/** The connectors as a flow that connects one of them again uses them. */
function reconnecting(connectors: Connectors): Reconnecting {
  return {
    find: (caller, id) => connectors.find(scopeOf(caller), id),
    async update(organizationId, id, grant) {
      await connectors.update({ organizationId }, id, { ...grant, isConsented: true })
    },
  }
}

/** Closes what was opened, the last first, once however often it is asked for; what cannot be closed keeps nothing open. */
function closing(opened: readonly Close[]): () => Promise<void> {
  let closed: Promise<void> | undefined
  return () => {
    closed ??= (async () => {
      for (const close of opened.toReversed()) await close().catch(() => {})
    })()
    return closed
  }
}
