/** Hosted mode's OAuth: a flow is initiated by an application, started and finished by a browser, and redeemed by the application. */
import type { FlowStateBody, OAuthInitiationRequest } from 'plugboard/contract'
import {
  type Authorization,
  type CodeExchangeOptions,
  ConnectorError,
  type Plan,
  type Transport,
} from 'plugboard/runtime'
import { choiceError, codeOf, grantedOf, oauthGuide, readReturned } from 'plugboard/internal'
import { ServerError } from '../../ground/errors/index.ts'
import type { Caller } from '../../http/index.ts'
import { ownHostsOf } from '../catalogue/index.ts'
import type { Database } from '../../ground/store/index.ts'
import {
  authorizationFor,
  type Client,
  applicationKey,
  type OauthApplications,
  redirectUriOf,
} from '../oauth-applications/index.ts'
import { withoutClient } from '../connectors/index.ts'
import { outcomeOf } from './flow/outcome.ts'
import { type FlowCookie, flowCookie } from './flow/cookie.ts'
import { newCode, secretOf, typedCode } from './flow/code.ts'
import { type Flow, type FlowOutcome, type FlowProgress, type Flows, flows, LIFETIME_MS } from './flow/flows.ts'
import { type Grant, type Grants, grants, type OpenGrant, type Redemption } from './grants.ts'
import { checkPage, clientOnPage, prepare } from './flow/initiate.ts'
import { linkUrl, ownPageOf, windowPage } from './flow/own-pages.ts'
import { stateOf } from './flow/state.ts'
import { type BrowserResponse, failurePage, redirect } from './flow/page.ts'
import type { ConsentDefaults } from './defaults.ts'
import { checkReconnect, grantedBefore, ownVariant, type Reconnecting } from './reconnect.ts'
import { withOutcome } from './redirect-url.ts'
import { type RedirectUrls, redirectUrls } from './redirect-urls.ts'
import type { Seals } from '../../ground/vault/index.ts'
import { digestOf, isSecret, newSecret } from '../../ground/base/index.ts'

/** How a flow ended. Holds no secret. */
export interface FlowEnd {
  readonly organizationId: string
  readonly kind: string
  readonly connectorId?: string
  /** The error code, or the word of the third party's refusal; absent when it succeeded. */
  readonly failed?: string
  /** Error of the failure, if it was not a ConnectorError. */
  readonly cause?: unknown
}

/** Options of OAuth. */
export interface OauthOptions {
  readonly database: Database
  readonly vault: Seals
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Where browsers reach the server: `https://plugboard.example.com`, without a slash at the end. */
  readonly baseUrl: () => string
  /** A plan by a kind's slug, display name or definition id. @throws ConnectorError `definition_not_found` */
  readonly plan: (organizationId: string, connectorType: string) => Promise<Plan>
  readonly applications: OauthApplications
  readonly connectors: Reconnecting
  /** Default operations of consents. */
  readonly defaults: ConsentDefaults
  /** A transport for one exchange with a kind's third party; it is closed afterwards, so that no socket is shared. */
  readonly transport: (plan: Plan) => Transport
  /** A new code for the link whose page a browser left for a consent page; undefined when the customer has no such link. */
  readonly renewLink?: (flow: LinkOwner, linkId: string) => Promise<string | undefined>
  /** The address of a consent page as this installation's browsers reach it; for the sandbox. */
  readonly consentPage?: (url: string) => string
  readonly log?: (end: FlowEnd) => void
}

/** Customer that must own a link. */
export type LinkOwner = Pick<Flow, 'organizationId' | 'externalUserId'>

/** End of a flow: the stored outcome, and the query of the redirect URL. */
interface Ended {
  readonly outcome: FlowOutcome
  readonly query: Readonly<Record<string, string>>
  /** Code for the browser, if the flow ends on a page of the server. */
  readonly code?: string
}

interface FlowParts {
  readonly plan: Plan
  readonly authorization: Authorization
  readonly client: Client
}

/** OAuth of an installation: flows, the grants that they leave, and the registered redirect URLs. */
export class Oauth {
  readonly applications: OauthApplications
  readonly defaults: ConsentDefaults
  readonly redirectUrls: RedirectUrls
  readonly #options: OauthOptions
  readonly #flows: Flows
  readonly #grants: Grants

  constructor(options: OauthOptions) {
    const { database, vault, now } = options
    this.#options = options
    this.applications = options.applications
    this.defaults = options.defaults
    this.redirectUrls = redirectUrls(database)
    this.#flows = flows(database, vault, now)
    this.#grants = grants(database, vault, now)
  }

  /**
   * Begins a flow. The caller may act for that customer and kind: that has been checked.
   * @throws ConnectorError `oauth_not_supported`, `redirect_url_not_allowed`, `credentials_mismatch`, `connector_not_found`,
   * `customer_mismatch`, `definition_not_found`, `validation_error`
   */
  async initiate(
    caller: Caller,
    request: OAuthInitiationRequest,
  ): Promise<{ consent_url: string; expires_at: string; flow_id: string }> {
    const { organizationId } = caller
    const plan = await this.#options.plan(organizationId, request.connector_type)
    const { kind } = plan
    if (!this.#ownPage(request.redirect_url))
      await this.redirectUrls.check(organizationId, request.redirect_url, caller.token === 'application')
    const again =
      request.connector_id === undefined
        ? undefined
        : await checkReconnect(
            this.#options.connectors,
            caller,
            { ...request, connector_id: request.connector_id },
            kind,
          )
    const authorization = authorizationFor(plan, request.auth_variant ?? ownVariant(plan, again))
    const completed = await this.defaults.completed(caller, plan, request)
    const { given, ...prepared } = prepare(plan, authorization, completed, grantedBefore(authorization, again))
    const client = await this.#clientOf(organizationId, plan, prepared)
    checkPage(authorization, client, prepared.environment)
    const subject = {
      ...prepared,
      organizationId,
      externalUserId: request.external_user_id,
      kind,
      redirectUrl: request.redirect_url,
      connectorId: request.connector_id,
    }
    const { flowId, expiresAt } = await this.#flows.open(subject, given)
    const url = `${this.#options.baseUrl()}/oauth/start/${flowId}`
    return { consent_url: url, expires_at: expiresAt.toISOString(), flow_id: flowId }
  }

  /** A browser opens the consent URL: it gets a cookie and goes on to the third party. */
  async start(flowId: string, cookies?: string): Promise<BrowserResponse> {
    const flow = isSecret(flowId) ? await this.#flows.find(flowId) : undefined
    if (!flow) return failurePage()
    return this.#reportFailure(flow, async () => {
      // A browser's cookie stays, so that two flows in two tabs do not end each other.
      const cookie = this.#cookie()
      const [state, verifier, browser] = [newSecret(), newSecret(), cookie.read(cookies) ?? newSecret()]
      const page = await this.#consentPage(flow, state, verifier)
      const isStarted = await this.#flows.start(flow, { state, cookie: browser, verifier })
      return isStarted ? redirect(page, { 'set-cookie': cookie.set(browser) }) : failurePage()
    })
  }

  /** A browser comes back from the third party, and goes on to the application. */
  async callback(kind: string, rawQuery: string, cookies?: string): Promise<BrowserResponse> {
    const returned = readReturned(rawQuery)
    const browser = this.#cookie().read(cookies)
    if (!isSecret(returned?.state) || browser === undefined) return failurePage()
    const flow = await this.#flows.take(kind, { state: returned.state, cookie: browser })
    if (!flow) return failurePage()
    return this.#reportFailure(flow, async () => {
      const outcome = await this.#finish(flow, returned)
      this.#logEnd(flow)
      return this.#leave(flow, outcome)
    })
  }

  /** Returns the state of the caller's flow. @throws ConnectorError `oauth_flow_not_found`, also for a flow of another customer */
  async state(caller: Caller, flowId: string): Promise<FlowStateBody> {
    return stateOf(await this.#progress(caller, flowId), undefined, this.#options.now())
  }

  /**
   * Confirms a flow that ended on a page of the server, by the code on this page. A person who sends another to their own
   * consent URL does not learn the code. Confirming again returns the same state.
   * @returns the state of the flow, with the secret that redeems its grant; a reconnected connector then has its new credentials
   * @throws ConnectorError `oauth_flow_not_found`, `validation_error` for another code, and the codes of `Reconnecting.update`
   */
  async confirm(caller: Caller, flowId: string, text: string): Promise<FlowStateBody> {
    const flow = await this.#progress(caller, flowId)
    const code = typedCode(text)
    if (!flow.codeDigest || !flow.codeDigest.equals(digestOf(code))) throw wrongCode()
    const secret = secretOf(flowId, code)
    const { organizationId } = caller
    const { id, connectorId, externalUserId, kind, outcome } = flow
    if (connectorId === undefined || outcome?.connector_id !== undefined)
      return stateOf(flow, secret, this.#options.now())
    const grant = await this.#grants.redeem({ organizationId, externalUserId, kind, secretId: secret })
    await this.#options.connectors.update(organizationId, connectorId, grant)
    const connected = { connector_id: connectorId }
    await this.#flows.confirm({ id, organizationId }, connected, code)
    return stateOf({ ...flow, outcome: connected }, secret, this.#options.now())
  }

  async #progress({ organizationId, customer }: Caller, flowId: string): Promise<FlowProgress> {
    const flow = isSecret(flowId) ? await this.#flows.progress(organizationId, flowId) : undefined
    if (flow && (!customer || customer.externalUserId === flow.externalUserId)) return flow
    throw new ServerError(
      'oauth_flow_not_found',
      'Cannot find the flow: no flow has this ID, or the flow ended too long ago',
      {
        hint: 'A flow is stored for ten minutes after its last step. Start a new flow.',
      },
    )
  }

  /**
   * The grant of a secret, which is used up.
   * @throws ConnectorError `oauth_secret_not_found`, the same whatever the reason; `credentials_mismatch` that lists the choices
   */
  redeem(redemption: Redemption): Promise<Grant> {
    return this.#grants.redeem(redemption)
  }

  /** Deletes the flows and grants of a customer that is deleted. */
  async forget(organizationId: string, externalUserId: string): Promise<void> {
    const scope = this.#options.database.of(organizationId)
    const owner = [organizationId, externalUserId]
    await scope.query('delete from oauth_flows where organization_id = $1 and external_user_id = $2', owner)
    await scope.query('delete from oauth_secrets where organization_id = $1 and external_user_id = $2', owner)
  }

  /** Deletes expired flows and grants. Returns their number. */
  async prune(): Promise<number> {
    const { database, now } = this.#options
    const at = [new Date(now())]
    const expired = [
      await database.query('delete from oauth_flows where expires_at <= $1 returning id', at),
      await database.query('delete from oauth_secrets where expires_at <= $1 returning id', at),
    ]
    return expired.reduce((sum, rows) => sum + rows.length, 0)
  }

  #cookie(): FlowCookie {
    return flowCookie(this.#options.baseUrl(), LIFETIME_MS / 1000)
  }

  #redirectUri(kind: string): string {
    return redirectUriOf(this.#options.baseUrl(), kind)
  }

  async #partsOf(flow: Flow): Promise<FlowParts> {
    const plan = await this.#options.plan(flow.organizationId, flow.kind)
    return {
      plan,
      authorization: authorizationFor(plan, flow.variant),
      client: await this.#clientOf(flow.organizationId, plan, flow),
    }
  }

  /** The client of the application that is registered where a flow leads. @throws ConnectorError `oauth_not_supported` when none is */
  async #clientOf(
    organizationId: string,
    plan: Plan,
    { variant, environment }: Pick<Flow, 'variant' | 'environment'>,
  ): Promise<Client> {
    const key = applicationKey(plan, variant, environment)
    const client = await this.applications.clientOf(organizationId, key)
    if (client) return client
    const where = key.host === '' ? '' : ` at ${key.host}`
    const guide = await oauthGuide(plan.kind)
    const how = guide === undefined ? '' : ` How to make it: ${guide}`
    throw new ConnectorError(
      'oauth_not_supported',
      `Cannot use OAuth for ${plan.kind}: no OAuth application${where} is configured`,
      {
        hint: `Register one with PUT /api/v1/oauth/credentials, or ask the operator to configure one.${how}`,
      },
    )
  }

  async #consentPage(flow: Flow, state: string, verifier: string): Promise<string> {
    const { authorization, client } = await this.#partsOf(flow)
    const url = authorization.consentUrl({
      ...clientOnPage(client),
      redirectUri: this.#redirectUri(flow.kind),
      state,
      scopes: flow.scopes,
      verifier,
      config: authorization.settings(flow.environment),
    })
    return this.#options.consentPage?.(url) ?? url
  }

  async #exchange(
    flow: Flow,
    response: Pick<CodeExchangeOptions, 'code' | 'returned'>,
    { plan, authorization, client }: FlowParts,
  ): Promise<OpenGrant> {
    const { verifier } = flow
    if (verifier === undefined) throw new Error('Cannot exchange the code: the flow was not started')
    const transport = this.#options.transport(plan)
    try {
      const { credentials, scopes, config, choices } = await authorization.exchange({
        ...response,
        redirectUri: this.#redirectUri(flow.kind),
        verifier,
        client: { ...client },
        given: flow.given,
        config: authorization.settings(flow.environment),
        now: this.#options.now(),
        transport,
      })
      return {
        credentials: withoutClient(credentials, client),
        variant: flow.variant,
        scopes: grantedOf(plan, authorization, flow.scopes, scopes),
        environment: { ...flow.environment, ...config },
        choices,
      }
    } finally {
      await transport.close()
    }
  }

  /** How a flow ended that was allowed. */
  async #finish(flow: Flow, returned: NonNullable<ReturnType<typeof readReturned>>): Promise<Ended> {
    const parts = await this.#partsOf(flow)
    const code = codeOf(returned, parts.authorization.issuer)
    const grant = await this.#exchange(flow, { code, returned: returned.others }, parts)
    const { choices, ...closed } = grant
    const owner = { ...flow, ownHosts: ownHostsOf(parts.plan) }
    if (flow.connectorId !== undefined && choices.length > 0) throw choiceError(choices)
    if (this.#ownPage(flow.redirectUrl)) {
      const code = newCode()
      await this.#grants.store(owner, grant, secretOf(flow.flowId, code))
      return { outcome: { choices }, query: {}, code }
    }
    if (flow.connectorId === undefined)
      return { outcome: { choices }, query: { secret_id: await this.#grants.store(owner, grant) } }
    await this.#options.connectors.update(flow.organizationId, flow.connectorId, closed)
    const connected = { connector_id: flow.connectorId }
    return { outcome: connected, query: connected }
  }

  /** Runs a step of a flow; a failure is reported to the application, by the flow's own redirect URL, which is safe. */
  async #reportFailure(flow: Flow, step: () => Promise<BrowserResponse>): Promise<BrowserResponse> {
    try {
      return await step()
    } catch (failure) {
      this.#logEnd(flow, failure)
      const outcome = outcomeOf(failure)
      return this.#leave(flow, { outcome, query: outcome })
    }
  }

  /** Stores the end of a flow and redirects the browser: to a page of the server with a code, or elsewhere with the result. */
  async #leave(flow: Flow, { outcome, query, code }: Ended): Promise<BrowserResponse> {
    await this.#flows.end(flow, outcome, code)
    const page = this.#ownPage(flow.redirectUrl)
    if (!page) return redirect(withOutcome(flow.redirectUrl, query))
    const baseUrl = this.#options.baseUrl()
    const given = code === undefined ? [] : [code]
    if (page.ends === 'window') return redirect([windowPage(baseUrl), ...given].join('#'))
    const opening = await this.#options.renewLink?.(flow, page.linkId)
    return opening === undefined ? failurePage() : redirect(linkUrl(baseUrl, opening, flow.flowId, ...given))
  }

  #ownPage(redirectUrl: string) {
    return ownPageOf(this.#options.baseUrl(), redirectUrl)
  }

  #logEnd({ organizationId, kind, connectorId }: Flow, failure?: unknown): void {
    const failed = failure === undefined ? undefined : outcomeOf(failure).error
    this.#options.log?.({
      organizationId,
      kind,
      connectorId,
      failed,
      cause: failed === 'internal' ? failure : undefined,
    })
  }
}

function wrongCode(): ConnectorError {
  return new ConnectorError('validation_error', 'Cannot confirm the flow: the code is wrong', {
    errors: [{ field: 'code', message: 'is not the code that the browser received', error_code: 'mismatch' }],
  })
}
