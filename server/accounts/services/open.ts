/** Opens the services of accounts: who calls, which kinds there are, connectors, OAuth. */
import { followedTransport } from 'plugboard/internal'
import { ConnectorError, type Plan, type Transport, type UndiciOptions, undiciTransport } from 'plugboard/runtime'
import type { Config } from '../../config/index.ts'
import type { Sandbox, StartSandbox } from '../../ground/base/index.ts'
import type { GroundServices, OnClose } from '../../ground/installation/index.ts'
import { type Access, createAccess } from '../access/index.ts'
import { Brands } from '../brand/index.ts'
import { type Catalogue, createCatalogue, type InstalledCatalogue, metricKind } from '../catalogue/index.ts'
import { Connectors, type ConnectorCopies, NO_COPIES, scopeOf } from '../connectors/index.ts'
import { Deletions } from '../deletion/index.ts'
import { forgetOwnApplications, OauthApplications, operatorClients } from '../oauth-applications/index.ts'
import {
  connectLinks,
  ConsentDefaults,
  forgetKind,
  Oauth,
  operatorDefaults,
  type Reconnecting,
} from '../oauth/index.ts'
import { VendorNotices } from '../notices/index.ts'
import { OwnKinds } from '../own-kinds/index.ts'
import { type AccountMetrics, accountMetrics, followUpstream } from '../metrics.ts'
import { Upkeep } from '../upkeep/index.ts'

/** The kinds of the installation, and its brand. They need no database. */
export interface Installed {
  /** The application's name, logo and colors on the pages on which customers connect. */
  readonly brands: Brands
  readonly installed: InstalledCatalogue
}

/** Reads the kinds of the installation. @throws ManifestError for a definition that does not validate */
export async function installKinds(config: Config, baseUrl: () => string): Promise<Installed> {
  const brands = new Brands(config.connect)
  return { brands, installed: await createCatalogue({ files: config.definitions, baseUrl, images: brands.images }) }
}

/** Services of accounts. */
export interface AccountServices {
  readonly catalogue: Catalogue
  /** The kinds that organizations upload. */
  readonly ownKinds: OwnKinds
  readonly access: Access
  readonly connectors: Connectors
  readonly notices: VendorNotices
  readonly oauth: Oauth
  readonly deletions: Deletions
  readonly upkeep: Upkeep
  /** The simulated third parties; undefined for the real ones. */
  readonly sandbox: Sandbox | undefined
  /** Options of the transports to third parties. */
  readonly egress: UndiciOptions
  /** Wrap the transport of each connection, the first inside. */
  readonly taps: ((transport: Transport) => Transport)[]
  readonly copies: ConnectorCopies
  readonly accountMetrics: AccountMetrics
}

/** Services of the ground and of accounts. */
export type WithAccounts = GroundServices & Installed & AccountServices

/** Opens the services of accounts. @throws ConnectorError `invalid_configuration` */
export async function openAccounts(needs: GroundServices & Installed, onClose: OnClose): Promise<AccountServices> {
  const ownKinds = openOwnKinds(needs)
  onClose(() => ownKinds.close())
  const catalogue = needs.installed.withOwn((organizationId) => ownKinds.of(organizationId))
  const access = createAccess({ ...needs, cell: needs.config.cell })
  const metrics = accountMetrics(needs.metrics.meter)
  const notices = new VendorNotices(needs)
  onClose(() => notices.close())
  const reaching = await openThirdParties({ ...needs, catalogue, access, notices, accountMetrics: metrics }, onClose)
  const opened = { ...reaching, accountMetrics: metrics, catalogue, notices, ownKinds, access, copies: NO_COPIES }
  const deletions = new Deletions({ ...needs, ...opened })
  return { ...opened, deletions, upkeep: new Upkeep({ ...needs, ...opened }) }
}

function openOwnKinds(needs: GroundServices & Installed): OwnKinds {
  const { limits, quotas, egress, sandbox } = needs.config
  return new OwnKinds({
    ...needs,
    catalogue: needs.installed,
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

type Reaching = Pick<AccountServices, 'sandbox' | 'egress' | 'taps' | 'connectors' | 'oauth'>

/** Opens connectors and OAuth, which reach third parties, or the sandbox in their place. */
async function openThirdParties(
  services: GroundServices & Installed & Pick<AccountServices, 'access' | 'accountMetrics' | 'catalogue' | 'notices'>,
  onClose: OnClose,
): Promise<Reaching> {
  const { access, baseUrl, catalogue, config, metrics, startSandbox, tracer } = services
  const sandbox = config.sandbox ? await starterOf(startSandbox)(await plansOf(catalogue)) : undefined
  if (sandbox) onClose(() => sandbox.close())
  const egress: UndiciOptions = {
    allowPrivate: sandbox !== undefined || config.egress.allowPrivate,
    connectTo: sandbox?.connectTo,
    ...services.upstream,
  }
  const taps: AccountServices['taps'] = []
  const transport = (plan: Plan) => {
    sandbox?.playKind?.(plan)
    const followed = followedTransport(
      undiciTransport(egress),
      followUpstream(metricKind(plan), plan, services.accountMetrics, tracer),
    )
    return taps.reduce((tapped, tap) => tap(tapped), followed)
  }
  const applications = await openApplications(services, sandbox)
  const connectors = new Connectors({
    ...services,
    metrics: { ...services.accountMetrics, cache: metrics.cache },
    transport,
    clientOf: (organizationId, key) => applications.clientOf(organizationId, key),
    limits: { ...config.limits, ...config.quotas },
    upkeep: { checkHours: config.checks.hours },
    connectLinks: connectLinks(access, baseUrl),
  })
  onClose(() => connectors.close())
  const oauth = await openOauth({ ...services, connectors, applications, transport, consentPage: sandbox?.consentPage })
  return { sandbox, egress, taps, connectors, oauth }
}

async function openApplications(
  services: GroundServices & Pick<AccountServices, 'catalogue'>,
  sandbox: Sandbox | undefined,
): Promise<OauthApplications> {
  const { config, catalogue } = services
  return new OauthApplications({
    ...services,
    plan: planIn(catalogue),
    operatorClients: { ...sandbox?.clients, ...(await operatorClients(config.oauth, catalogue)) },
  })
}

async function openOauth(
  services: GroundServices &
    Pick<AccountServices, 'access' | 'catalogue' | 'connectors'> &
    Pick<ConstructorParameters<typeof Oauth>[0], 'applications' | 'transport' | 'consentPage'>,
): Promise<Oauth> {
  const { access, catalogue, config, log } = services
  return new Oauth({
    ...services,
    plan: planIn(catalogue),
    connectors: reconnecting(services.connectors),
    defaults: new ConsentDefaults({
      stored: access.defaultWants,
      catalogue,
      operator: await operatorDefaults(config, catalogue),
    }),
    renewLink: ({ organizationId, externalUserId }, linkId) =>
      access.links.renew(organizationId, linkId, externalUserId),
    log: ({ failed, ...end }) => log.info({ ...end, failed }, 'OAuth flow ended'),
  })
}

function planIn(catalogue: Catalogue) {
  return async (organizationId: string, type: string): Promise<Plan> => {
    const kinds = await catalogue.of(organizationId)
    return kinds.plan(kinds.find(type).kind)
  }
}

function starterOf(startSandbox: StartSandbox | undefined): StartSandbox {
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
