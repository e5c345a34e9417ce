/** Grants of owners, stored for ten minutes under a secret that works once. */
import { randomUUID } from 'node:crypto'
import { choiceError, chooseFrom } from 'plugboard/internal'
import { ConnectorError, type ConsentChoice, type Credentials, type Json } from 'plugboard/runtime'
import { ServerError } from '../../ground/errors/index.ts'
import type { Database } from '../../ground/store/index.ts'
import { openJson, sealJson, type Seals, type SecretOwner } from '../../ground/vault/index.ts'
import { digestOf, isSecret, newSecret } from '../../ground/base/index.ts'

/** How long a secret can be redeemed. */
const LIFETIME_MS = 10 * 60_000

/** For whom a grant is. */
export interface GrantOwner {
  readonly organizationId: string
  readonly externalUserId: string
  readonly kind: string
}

/** The digest of the hosts that a grant was given for, for a kind of the organization's own; else null. */
interface GivenFor {
  readonly ownHosts: string | null
}

/** Grant of an owner, from which a connector is created. */
export interface Grant {
  /** Without the client's id and secret. */
  readonly credentials: Credentials
  /** The auth variant. */
  readonly variant: string
  readonly scopes: readonly string[]
  readonly environment: Readonly<Record<string, Json>>
}

/** A grant that may leave something to be chosen, such as one of several sites. */
export interface OpenGrant extends Grant {
  readonly choices: readonly ConsentChoice[]
}

/** The secret that redeems a grant, and for whom. */
export interface Redemption extends GrantOwner {
  readonly secretId: string
  /** Settings that choose among what the grant gives access to. */
  readonly environment?: Readonly<Record<string, Json>>
}

/** Stores grants. */
export interface Grants {
  /** Stores a grant under a new secret, or under one that its page has already. @returns the secret that redeems it */
  store(owner: GrantOwner & GivenFor, grant: OpenGrant, secret?: string): Promise<string>
  /**
   * The grant of a secret, which is used up. A choice that is still open is made by `environment`; where that names none, or one
   * that is not there, the secret stays good.
   * @throws ConnectorError `oauth_secret_not_found`, the same whatever the reason; `credentials_mismatch` that lists the choices
   */
  redeem(redemption: Redemption): Promise<Grant>
}

interface GrantRow {
  readonly id: string
  readonly auth_variant: string
  readonly environment: Record<string, Json>
  readonly scopes: string[]
  readonly choices: readonly ConsentChoice[]
  readonly credentials: Buffer
}

/** The grants in a database. */
export function grants(database: Database, vault: Seals, now: () => number): Grants {
  return {
    async store(
      { organizationId, externalUserId, kind, ownHosts },
      { credentials, variant, scopes, environment, choices },
      secretId = newSecret(),
    ) {
      const id = randomUUID()
      const sealed = await sealJson(vault, ownerOf(organizationId, id), credentials)
      const at = now()
      await database.of(organizationId).query(
        `insert into oauth_secrets (id, digest, organization_id, external_user_id, kind, auth_variant, environment, scopes,
           choices, credentials, created_at, expires_at, own_hosts)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
        [
          id,
          digestOf(secretId),
          organizationId,
          externalUserId,
          kind,
          variant,
          JSON.stringify(environment),
          scopes,
          JSON.stringify(choices),
          sealed,
          new Date(at),
          new Date(at + LIFETIME_MS),
          ownHosts,
        ],
      )
      return secretId
    },
    async redeem({ organizationId, externalUserId, kind, secretId, environment = {} }) {
      const digest = digestOf(isSecret(secretId) ? secretId : '')
      const which = 'digest = $1 and organization_id = $2 and external_user_id = $3 and kind = $4 and expires_at > $5'
      const values = [digest, organizationId, externalUserId, kind, new Date(now())]
      const scope = database.of(organizationId)
      const [open] = await scope.query<Pick<GrantRow, 'choices'>>(
        `select choices from oauth_secrets where ${which}`,
        values,
      )
      const chosen = open && open.choices.length > 0 ? chosenFrom(open.choices, environment) : {}
      const [row] = await scope.query<GrantRow>(
        `delete from oauth_secrets where ${which} returning id, auth_variant, environment, scopes, credentials`,
        values,
      )
      if (!row) throw secretNotFound()
      return {
        credentials: await openJson<Credentials>(vault, ownerOf(organizationId, row.id), row.credentials),
        variant: row.auth_variant,
        scopes: row.scopes,
        environment: { ...row.environment, ...chosen },
      }
    },
  }
}

function chosenFrom(
  choices: readonly ConsentChoice[],
  environment: Readonly<Record<string, Json>>,
): ConsentChoice['config'] {
  const chosen = chooseFrom(choices, environment)
  if (!chosen) throw choiceError(choices)
  return chosen.config
}

function ownerOf(organizationId: string, id: string): SecretOwner {
  return { organizationId, purpose: 'oauth_secret', id, version: 1 }
}

function secretNotFound(): ConnectorError {
  return new ServerError('oauth_secret_not_found', 'Cannot use server_side_oauth_secret_id: no such secret', {
    hint: 'A secret works once, within ten minutes, and for one customer and kind. Start the flow again.',
  })
}
