/** Links to the page on which a customer connects an account: each has a code that is good once, stored as a digest. */
import { randomUUID } from 'node:crypto'
import { LINK_SECONDS } from 'plugboard/contract'
import { digestOf, isSecret, newSecret } from '../../ground/base/index.ts'
import { ServerError } from '../../ground/errors/index.ts'
import type { Caller } from '../../http/index.ts'
import { customerDisabled } from './accounts/customers.ts'
import { ofActiveOrganization, type Sql } from '../../ground/store/index.ts'
import type { AccessServices } from './accounts/services.ts'
import { type PageTerms, readTerms, storedTerms, type TermsRow } from './accounts/terms.ts'

/** How long a session may come back to its link, in milliseconds: a token's life and a flow's. */
const SESSION_MS = 30 * 60_000
/** How long the code is good with which a browser comes back from a consent page, in milliseconds. */
const RETURN_MS = 10 * 60_000

/** A link with less time than this is not sent to anyone again, in milliseconds. */
const LEAST_LEFT_MS = 60_000

/** Terms of a link. */
export interface LinkTerms extends PageTerms {
  readonly customerId: string
  /** The only kinds that the page offers; all when left out. */
  readonly connectorTypes?: readonly string[]
  /** The connector to connect again. */
  readonly connectorId?: string
  /** Where the page leads back to. */
  readonly returnUrl?: string
  /** Whether the customer may choose which entities are copied. */
  readonly choosesEntities?: boolean
  /** The operations that the consent is to allow; the default of the application when left out. */
  readonly want?: readonly string[]
  /** How long it is good; an hour when left out. */
  readonly lifeSeconds?: number
}

/** In whose name a link is made. */
export type LinkIssuer = Pick<Caller, 'organizationId' | 'applicationId'>

/** A link that was made; its code is shown this once. */
export interface NewLink {
  readonly id: string
  readonly code: string
  readonly expiresAt: Date
}

/** Result of exchanging a link's code. */
export interface OpenedLink extends Pick<Caller, 'organizationId' | 'applicationId'>, PageTerms {
  readonly id: string
  readonly externalUserId: string
  readonly connectorTypes: readonly string[] | null
  readonly connectorId: string | null
  readonly returnUrl: string | null
  readonly choosesEntities: boolean
  readonly want: readonly string[] | null
}

interface LinkRow extends TermsRow {
  readonly id: string
  readonly organization_id: string
  readonly application_id: string
  readonly external_user_id: string
  readonly connector_types: string[] | null
  readonly connector_id: string | null
  readonly return_url: string | null
  readonly chooses_entities: boolean
  readonly want: string[] | null
}

/** The links of a database. */
export class Links {
  readonly #services: AccessServices

  constructor(services: AccessServices) {
    this.#services = services
  }

  /** @throws ConnectorError `connector_disabled` when the customer is switched off */
  async create(issuer: LinkIssuer, terms: LinkTerms): Promise<NewLink> {
    const link = await this.createWithin(this.#services.database.of(issuer.organizationId), issuer, terms)
    if (!link) throw customerDisabled()
    return link
  }

  /** Returns the application for which the server creates links: the organization's oldest; undefined if it has none. */
  async issuerOf(organizationId: string): Promise<LinkIssuer | undefined> {
    const [row] = await this.#services.database.query<{ id: string }>(
      `select a.id from applications a join application_organizations o on o.application_id = a.id
       where o.organization_id = $1 and a.status = 'active' order by a.created_at, a.id limit 1`,
      [organizationId],
    )
    return row && { organizationId, applicationId: row.id }
  }

  /** A link that is there once the transaction of `sql` commits; undefined when the customer is switched off. */
  async createWithin(
    sql: Sql,
    { organizationId, applicationId }: LinkIssuer,
    terms: LinkTerms,
  ): Promise<NewLink | undefined> {
    const { now } = this.#services
    const [id, code, at] = [randomUUID(), newSecret(), now()]
    const expiresAt = new Date(at + (terms.lifeSeconds ?? LINK_SECONDS) * 1000)
    const rows = await sql.query(
      `insert into connect_links (organization_id, id, digest, application_id, customer_id, connector_types, connector_id,
         return_url, created_at, expires_at, chooses_entities, want, fields, brand)
       select $1::uuid, $2::uuid, $3::bytea, $4::uuid, c.id, $6::text[], $7::uuid, $8::text, $9::timestamptz, $10::timestamptz,
         $11::boolean, $12::text[], $13::jsonb, $14::jsonb
       from customers c where c.organization_id = $1 and c.id = $5::uuid and c.status = 'active' returning id`,
      [
        organizationId,
        id,
        digestOf(code),
        applicationId,
        terms.customerId,
        terms.connectorTypes ?? null,
        terms.connectorId ?? null,
        terms.returnUrl ?? null,
        new Date(at),
        expiresAt,
        terms.choosesEntities ?? false,
        terms.want ?? null,
        ...storedTerms(terms),
      ],
    )
    return rows.length === 0 ? undefined : { id, code, expiresAt }
  }

  /** Uses up a link by its code. Concurrent calls open it only once. @throws ConnectorError `link_not_found`, the same for every reason */
  async open(code: string): Promise<OpenedLink> {
    const { database, now } = this.#services
    const at = now()
    const [row] = isSecret(code)
      ? await database.query<LinkRow>(
          `update connect_links l set digest = null, expires_at = $3 from customers c
           where l.digest = $1 and l.expires_at > $2 and c.organization_id = l.organization_id and c.id = l.customer_id
             and c.status = 'active' and ${ofActiveOrganization('l.organization_id')}
           returning l.id, l.organization_id, l.application_id, c.external_user_id, l.connector_types, l.connector_id, l.return_url,
             l.chooses_entities, l.want, l.fields, l.brand`,
          [digestOf(code), new Date(at), new Date(at + SESSION_MS)],
        )
      : []
    if (!row) throw linkNotFound()
    return {
      id: row.id,
      organizationId: row.organization_id,
      applicationId: row.application_id,
      externalUserId: row.external_user_id,
      connectorTypes: row.connector_types,
      connectorId: row.connector_id,
      returnUrl: row.return_url,
      choosesEntities: row.chooses_entities,
      ...readTerms(row),
      want: row.want,
    }
  }

  /** Returns a new code for a used link, to return from a consent page. Undefined if the customer no longer has the link. */
  async renew(organizationId: string, linkId: string, externalUserId: string): Promise<string | undefined> {
    const { database, now } = this.#services
    const [code, at] = [newSecret(), now()]
    const rows = await database.of(organizationId).query(
      `update connect_links l set digest = $4, expires_at = $5 from customers c
       where l.organization_id = $1 and l.id = $2 and l.expires_at > $6
         and c.organization_id = $1 and c.id = l.customer_id and c.external_user_id = $3 returning l.id`,
      [organizationId, linkId, externalUserId, digestOf(code), new Date(at + RETURN_MS), new Date(at)],
    )
    return rows.length === 0 ? undefined : code
  }

  /** Whether a code opens a link for another minute at least. */
  async isUnopened(organizationId: string, code: string): Promise<boolean> {
    const { database, now } = this.#services
    const rows = await database
      .of(organizationId)
      .query('select id from connect_links where organization_id = $1 and digest = $2 and expires_at > $3', [
        organizationId,
        digestOf(code),
        new Date(now() + LEAST_LEFT_MS),
      ])
    return rows.length > 0
  }

  /** Removes expired links. */
  async prune(): Promise<void> {
    const { database, now } = this.#services
    await database.query('delete from connect_links where expires_at <= $1', [new Date(now())])
  }
}

function linkNotFound(): ServerError {
  return new ServerError('link_not_found', 'Cannot open the link: it was already used or has expired', {
    hint: 'Ask for a new link in the application that sent this one.',
  })
}
