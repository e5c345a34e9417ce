/** Hosted mode's OAuth: a flow is initiated by an application, started and finished by a browser, and redeemed by the application. */
import type { OAuthInitiationRequest } from 'plugboard/contract'
import type { Authorization, Credentials, Plan, Transport } from 'plugboard/runtime'
import { choiceError, codeOf, ConnectorError, readReturned } from 'plugboard/runtime'
import { ServerError } from '../errors/index.ts'
import type { Caller } from '../access/index.ts'
import type { Notifications } from '../notifications/index.ts'
import type { Database } from '../store/index.ts'
import type { Applications, Client } from './applications.ts'
import { applications } from './applications.ts'
import { outcomeOf } from './flow/outcome.ts'
import { flowCookie } from './flow/cookie.ts'
import type { Flow } from './flow/flows.ts'
import { flows, LIFETIME_MS } from './flow/flows.ts'
import type { Grant, Grants, OpenGrant } from './grants.ts'
import { grants } from './grants.ts'
import { prepare, supported } from './flow/initiate.ts'
import type { BrowserAnswer } from './flow/page.ts'
import { failurePage, redirect } from './flow/page.ts'
import { withOutcome } from './redirect-url.ts'
import type { RedirectUrls } from './redirect-urls.ts'
import { redirectUrls } from './redirect-urls.ts'
import type { Vault } from './sealed.ts'
import { isSecret, newSecret } from './secret.ts'

/** What a flow that connects a connector again needs of it. */
export interface Reconnecting {
  /** A caller's connector. @throws ConnectorError `connector_not_found` for any other */
  find(caller: Caller, connectorId: string): Promise<{ readonly kind: string; readonly externalUserId: string }>
  /** Puts a grant in the place of a connector's credentials. @throws ConnectorError when it is gone, or the credentials are no good */
  update(organizationId: string, connectorId: string, grant: Grant): Promise<void>
}

/** How a flow ended. Holds no secret. */
export interface FlowEnd {
  readonly organizationId: string
  readonly kind: string
  readonly connectorId?: string
  /** The error code, or the word of the third party's refusal; absent when it succeeded. */
  readonly failed?: string
  /** What failed, when it was no ConnectorError. */
  readonly cause?: unknown
}

/** What OAuth is made of. */
export interface OauthOptions {
  readonly database: Database
  readonly notifications: Notifications
  readonly vault: Vault
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Where browsers reach the server: `https://plugboard.example.com`, without a slash at the end. */
  readonly baseUrl: () => string
  /** A plan by a kind's slug, display name or definition id. @throws ConnectorError `definition_not_found` */
  readonly plan: (connectorType: string) => Promise<Plan>
  readonly connectors: Reconnecting
  /** A transport for one exchange with a kind's third party; it is closed afterwards, so that no socket is shared. */
  readonly transport: (kind: string) => Transport
  /** The operator's OAuth applications by kind. */
  readonly operatorClients?: Readonly<Record<string, Client>>
  /** The address of a consent page as this installation's browsers reach it; for the sandbox. */
  readonly consentPage?: (url: string) => string
  readonly log?: (end: FlowEnd) => void
}

/** OAuth of an installation. */
export interface Oauth extends Pick<Grants, 'redeem'> {
  readonly applications: Applications
  readonly redirectUrls: RedirectUrls
  /**
   * Begins a flow. The caller may act for that customer and kind: that has been checked.
   * @throws ConnectorError `oauth_not_supported`, `redirect_url_not_allowed`, `credentials_mismatch`, `connector_not_found`,
   * `customer_mismatch`, `definition_not_found`, `validation_error`
   */
  initiate(
    caller: Caller,
    ask: OAuthInitiationRequest,
  ): Promise<{ consent_url: string; expires_at: string; flow_id: string }>
  /** A browser opens the consent URL: it gets a cookie and goes on to the third party. */
  start(flowId: string, cookies?: string): Promise<BrowserAnswer>
  /** A browser comes back from the third party, and goes on to the application. */
  callback(kind: string, rawQuery: string, cookies?: string): Promise<BrowserAnswer>
  /** Deletes the flows and grants of a customer that is deleted. */
  forget(organizationId: string, externalUserId: string): Promise<void>
  /** Deletes flows and grants whose time is over. @returns how many */
  prune(): Promise<number>
}

/** OAuth on a database. */
export function createOauth(options: OauthOptions): Oauth {
  const { database, vault, now, baseUrl, plan, connectors } = options
  const redirectUri = (kind: string) => `${baseUrl()}/oauth/callback/${kind}`
  const kept = { flows: flows(database, vault, now), grants: grants(database, vault, now) }
  const registry = redirectUrls(database)
  const clients = applications({ ...options, redirectUri })
  const cookie = () => flowCookie(baseUrl(), LIFETIME_MS / 1000)

  async function partsOf(organizationId: string, connectorType: string) {
    const found = await plan(connectorType)
    const authorization = supported(found)
    const client = await clients.clientOf(organizationId, found.kind)
    if (client) return { kind: found.kind, authorization, client }
    throw new ConnectorError(
      'oauth_not_supported',
      `Cannot use OAuth for ${found.kind}: no OAuth application is known`,
      {
        hint: 'Bring one along with PUT /api/v1/oauth/credentials, or have the operator configure one.',
      },
    )
  }

  async function consentPage(flow: Flow, state: string, verifier: string): Promise<string> {
    const { authorization, client } = await partsOf(flow.organizationId, flow.kind)
    const url = authorization.consentUrl({
      clientId: client.client_id,
      redirectUri: redirectUri(flow.kind),
      state,
      scopes: flow.scopes,
      verifier,
      config: authorization.settings(flow.environment),
    })
    return options.consentPage?.(url) ?? url
  }

  async function exchange(flow: Flow, code: string, authorization: Authorization, client: Client): Promise<OpenGrant> {
    const transport = options.transport(flow.kind)
    try {
      const { credentials, scopes, config, choices } = await authorization.exchange({
        code,
        redirectUri: redirectUri(flow.kind),
        verifier: flow.verifier!,
        client: { ...client },
        given: flow.given,
        config: authorization.settings(flow.environment),
        now: now(),
        transport,
      })
      return {
        credentials: withoutClient(credentials),
        variant: flow.variant,
        scopes: scopes ?? flow.scopes,
        environment: { ...flow.environment, ...config },
        choices,
      }
    } finally {
      await transport.close()
    }
  }

  /** What the application is told of a flow that was allowed. */
  async function finish(
    flow: Flow,
    returned: NonNullable<ReturnType<typeof readReturned>>,
  ): Promise<Record<string, string>> {
    const { authorization, client } = await partsOf(flow.organizationId, flow.kind)
    const grant = await exchange(flow, codeOf(returned, authorization.issuer), authorization, client)
    if (flow.connectorId === undefined) return { secret_id: await kept.grants.keep(flow, grant) }
    const { choices, ...closed } = grant
    if (choices.length > 0) throw choiceError(choices)
    await connectors.update(flow.organizationId, flow.connectorId, closed)
    return { connector_id: flow.connectorId }
  }

  function ended({ organizationId, kind, connectorId }: Flow, failure?: unknown): void {
    const told = failure === undefined ? undefined : outcomeOf(failure).error
    options.log?.({
      organizationId,
      kind,
      ...(connectorId !== undefined && { connectorId }),
      ...(told !== undefined && { failed: told }),
      ...(told === 'internal' && { cause: failure }),
    })
  }

  /** Runs a step of a flow; a failure goes to the application, where the flow's own redirect URL is safe. */
  async function orTold(flow: Flow, step: () => Promise<BrowserAnswer>): Promise<BrowserAnswer> {
    try {
      return await step()
    } catch (failure) {
      ended(flow, failure)
      return redirect(withOutcome(flow.redirectUrl, outcomeOf(failure)))
    }
  }

  return {
    applications: clients,
    redirectUrls: registry,
    redeem: kept.grants.redeem,
    async initiate(caller, ask) {
      const { organizationId } = caller
      const { kind, authorization } = await partsOf(organizationId, ask.connector_type)
      await registry.check(organizationId, ask.redirect_url, caller.token === 'application')
      if (ask.connector_id !== undefined) await checkReconnect(connectors, caller, ask, kind)
      const { given, ...prepared } = prepare(kind, authorization, ask)
      const { flowId, expiresAt } = await kept.flows.open(
        {
          ...prepared,
          organizationId,
          externalUserId: ask.external_user_id,
          kind,
          redirectUrl: ask.redirect_url,
          ...(ask.connector_id !== undefined && { connectorId: ask.connector_id }),
        },
        given,
      )
      return { consent_url: `${baseUrl()}/oauth/start/${flowId}`, expires_at: expiresAt.toISOString(), flow_id: flowId }
    },
    async start(flowId, cookies) {
      const flow = isSecret(flowId) ? await kept.flows.find(flowId) : undefined
      if (!flow) return failurePage()
      return orTold(flow, async () => {
        // A browser keeps its cookie, so that two flows in two tabs do not end each other.
        const [state, verifier, browser] = [newSecret(), newSecret(), cookie().read(cookies) ?? newSecret()]
        const page = await consentPage(flow, state, verifier)
        const isStarted = await kept.flows.start(flow, { state, cookie: browser, verifier })
        return isStarted ? redirect(page, { 'set-cookie': cookie().set(browser) }) : failurePage()
      })
    },
    async callback(kind, rawQuery, cookies) {
      const returned = readReturned(rawQuery)
      const browser = cookie().read(cookies)
      if (!isSecret(returned?.state) || browser === undefined) return failurePage()
      const flow = await kept.flows.take(kind, { state: returned.state, cookie: browser })
      if (!flow) return failurePage()
      return orTold(flow, async () => {
        const outcome = await finish(flow, returned)
        ended(flow)
        return redirect(withOutcome(flow.redirectUrl, outcome))
      })
    },
    async forget(organizationId, externalUserId) {
      const scope = database.of(organizationId)
      const whose = [organizationId, externalUserId]
      await scope.query('delete from oauth_flows where organization_id = $1 and external_user_id = $2', whose)
      await scope.query('delete from oauth_secrets where organization_id = $1 and external_user_id = $2', whose)
    },
    async prune() {
      const at = [new Date(now())]
      const gone = [
        await database.query('delete from oauth_flows where expires_at <= $1 returning id', at),
        await database.query('delete from oauth_secrets where expires_at <= $1 returning id', at),
      ]
      return gone.reduce((sum, rows) => sum + rows.length, 0)
    },
  }
}

/** The client is the application's, not the owner's: whoever opens the credentials adds the one of that day. */
function withoutClient({ client_id: _id, client_secret: _secret, ...owned }: Credentials): Credentials {
  return owned
}

async function checkReconnect(
  connectors: Reconnecting,
  caller: Caller,
  ask: OAuthInitiationRequest,
  kind: string,
): Promise<void> {
  const connector = await connectors.find(caller, ask.connector_id!)
  if (connector.externalUserId !== ask.external_user_id)
    throw new ServerError('customer_mismatch', "Cannot connect again: the connector is another customer's")
  if (connector.kind !== kind)
    throw new ConnectorError('validation_error', `Cannot connect again: the connector is of kind ${connector.kind}`, {
      errors: [{ field: 'connector_type', message: 'is not the kind of the connector', error_code: 'mismatch' }],
    })
}
