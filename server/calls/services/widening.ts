/** Errors of calls that need a wider consent. An application gets a link for the owner; other callers learn whom to ask. */
import { ConnectorError } from 'plugboard/runtime'
import type { NewLink } from '../../accounts/access/index.ts'
import { BoundedCache } from '../../ground/base/index.ts'
import type { SearchedConnector } from '../../accounts/connectors/index.ts'
import { linkUrl } from '../../accounts/oauth/index.ts'
import { actorOf, type WithAccounts } from '../../accounts/index.ts'
import type { Audit } from '../audit/index.ts'
import type { ConnectorCallRequest } from './call-request.ts'

/** How long a link is good. */
const LINK_SECONDS = 15 * 60

/** Maximum number of refused calls with a remembered link. */
const MOST_LINKS = 1000

/** Services of the links. */
type WideningServices = Pick<WithAccounts, 'access' | 'baseUrl' | 'log' | 'oauth'> & {
  readonly audit: Pick<Audit, 'write'>
}

/** A call that was refused. */
interface RefusedCall {
  readonly request: ConnectorCallRequest
  readonly connector: SearchedConnector['connector']
}

type Refusal = ConnectorError & { readonly consent: NonNullable<ConnectorError['consent']> }

/** Links by which owners widen their consent: one for each connector and operation, until it is opened. */
export class Widening {
  readonly #services: WideningServices
  readonly #links = new BoundedCache<string, Promise<NewLink | undefined>>({ max: MOST_LINKS })

  constructor(services: WideningServices) {
    this.#services = services
  }

  /** Adds a link, or the person to ask, to the error of a call that was refused for a missing scope. */
  async explained(error: unknown, call: RefusedCall): Promise<unknown> {
    if (!isRefusal(error)) return error
    const link = mayLink(call)
      ? await this.#linkOf(call, error).catch((cause: unknown) => this.#report(cause))
      : undefined
    const { consent } = error
    const hint = hintOf(call, consent.want, link !== undefined)
    return error.withAdvice({ hint, consent: link ? { ...consent, ...this.#shown(link) } : consent })
  }

  #shown({ code, expiresAt }: NewLink) {
    return { url: linkUrl(this.#services.baseUrl(), code), expires_at: expiresAt.toISOString() }
  }

  #report(error: unknown): undefined {
    this.#services.log.warn({ error }, 'cannot create a link for a wider consent')
  }

  /** Returns the earlier link if it is not opened, else a new one; undefined if no owner can consent. */
  async #linkOf(call: RefusedCall, { consent: { want } }: Refusal): Promise<NewLink | undefined> {
    const { caller } = call.request
    const key = [caller.applicationId, call.connector.id, ...want].join(' ')
    const known = this.#links.get(key)
    const link = await known
    if (link && (await this.#services.access.links.isUnopened(caller.organizationId, link.code))) return link
    // Another refused call may have made a new one meanwhile.
    const current = this.#links.get(key)
    if (current && current !== known) return current
    const made = this.#create(call, want)
    this.#links.set(key, made)
    made.then((one) => one ?? this.#links.delete(key)).catch(() => this.#links.delete(key))
    return made
  }

  async #create({ request, connector }: RefusedCall, want: readonly string[]): Promise<NewLink | undefined> {
    const { access, audit, oauth } = this.#services
    const { id: connectorId, organizationId, customerId, kind } = connector
    if ((await oauth.applications.hostsOf(organizationId, connector)).length === 0) return undefined
    const link = await access.links.create(request.caller, {
      customerId,
      connectorTypes: [kind],
      connectorId,
      want,
      lifeSeconds: LINK_SECONDS,
    })
    await audit.write({
      organizationId,
      requestId: request.id,
      actor: actorOf(request.caller),
      customerId,
      connectorId,
      type: 'admin',
      action: 'POST connectors/links',
      status: 201,
    })
    return link
  }
}

/** Whether a call was refused because its owner has not granted it. The third party's own refusal names no operations to ask for. */
function isRefusal(error: unknown): error is Refusal {
  return error instanceof ConnectorError && error.code === 'scope_missing' && error.consent !== undefined
}

/** A link lets its holder act for the customer: only an application may give it to someone. */
function mayLink({ request: { caller, agent } }: RefusedCall): boolean {
  return caller.token === 'application' && !agent
}

function hintOf({ request: { caller }, connector }: RefusedCall, want: readonly string[], hasLink: boolean): string {
  const wanted = JSON.stringify(want)
  if (hasLink) return 'Send the customer the page of consent.url, which opens once. After the consent, call again.'
  const link = `a link with connector_id ${connector.id} and want ${wanted}`
  return caller.token === 'application' ? `Create ${link}.` : `Ask the application that gave you the token for ${link}.`
}
