/** Changes of a connector: checked first, then stored against the row that they were made for. */
import { isDeepStrictEqual } from 'node:util'
import type { ConnectorBody } from 'plugboard/contract'
import { authOf, originsOf } from 'plugboard/internal'
import { ConnectorError, type Credentials, type Json, type Plan } from 'plugboard/runtime'
import { mergeMetadata, type Metadata } from '../../ground/base/index.ts'
import { ServerError } from '../../ground/errors/index.ts'
import { type Catalogue, planOfRow } from '../catalogue/index.ts'
import {
  checkEnvironment,
  type ConnectorVault,
  expiryOf,
  openCredentials,
  sealCredentials,
} from './credentials/credentials.ts'
import type { CheckedCredentials, CredentialCheck } from './credential-check.ts'
import { UNREADABLE } from './rows/permission.ts'
import type { ConnectorRow, Status } from './rows/row.ts'
import type { ConnectorRows } from './rows/rows.ts'
import { firstAt } from './upkeep-times.ts'

/** Changes by an owner. Absent fields stay. */
export interface ChangeInput {
  readonly name?: string
  readonly credentials?: Credentials
  /** The auth variant of the credentials; found by the fields given when absent. */
  readonly variant?: string
  readonly scopes?: readonly string[]
  /** Whether the third party gave the credentials, by consent. */
  readonly isConsented?: boolean
  readonly environment?: Readonly<Record<string, Json>>
  readonly enabled?: boolean
  /** Keys to store; null removes a key, or all. */
  readonly metadata?: Metadata | null
  /** Replaces the map. Its paths are checked. */
  readonly map?: ConnectorBody['map']
  /** The version that the connector must still have. */
  readonly version?: number
}

/** Services of changes. */
export interface ChangeServices {
  readonly rows: ConnectorRows
  readonly vault: ConnectorVault
  readonly catalogue: Catalogue
  readonly credentials: CredentialCheck
  readonly now: () => number
}

/** Stores a change of the row that `find` gives. */
export type ChangeConnector = (
  find: () => Promise<ConnectorRow>,
  input: ChangeInput,
  signal?: AbortSignal,
) => Promise<void>

/** Others may change the row meanwhile, its renewal above all; each of them does so once. */
const MOST_TRIES = 20

/** A function that changes connectors. @throws ConnectorError `version_conflict` and what the check of the credentials throws */
export function changer(services: ChangeServices): ChangeConnector {
  const { rows, vault, now } = services

  async function store(
    row: ConnectorRow,
    input: ChangeInput,
    checked: CheckedCredentials | undefined,
  ): Promise<boolean> {
    const { organizationId, id, credentialsVersion } = row
    const status = statusAfter(row, input)
    const sealed =
      checked &&
      (await sealCredentials(vault, { organizationId, id, version: credentialsVersion + 1 }, checked.credentials))
    return rows.change(row, {
      at: new Date(now()),
      attendAt: firstAt(id, now()),
      name: input.name,
      environment: input.environment,
      metadata: input.metadata === undefined ? undefined : mergeMetadata(row.metadata, input.metadata),
      map: input.map,
      status,
      credentials: checked &&
        sealed && {
          auth: checked.auth,
          sealed,
          expiresAt: expiryOf(checked.credentials),
          account: checked.account,
          scopes: input.scopes ?? [],
        },
    })
  }

  return async (find, input, signal) => {
    let row = await find()
    checkVersion(row, input.version)
    const checkedCredentials = await checkChange(services, row, input, signal)
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      if (await store(row, input, checkedCredentials)) return
      const before = row
      row = await find()
      checkVersion(row, input.version)
      // What was checked was where credentials go.
      if ((input.credentials ?? input.environment) && !leadsAlike(before, row)) throw conflict()
    }
    throw conflict()
  }
}

/** The credentials that a change brings, after their check; undefined for a change without any. */
async function checkChange(
  services: ChangeServices,
  row: ConnectorRow,
  input: ChangeInput,
  signal?: AbortSignal,
): Promise<CheckedCredentials | undefined> {
  const { credentials, variant, environment = row.environment } = input
  const { organizationId } = row
  const plan = await planOfRow(services.catalogue, row)
  if (credentials)
    return services.credentials.check(
      plan,
      {
        organizationId,
        credentials,
        auth: authAfter(plan, row, credentials, variant),
        environment,
        scopes: input.scopes,
        isConsented: input.isConsented,
      },
      true,
      signal,
    )
  if (input.environment) await checkMove(services, row, environment)
  return undefined
}

/** The auth variant of new credentials: the one named, else the connector's own where they fit it as well as another. */
function authAfter(plan: Plan, row: ConnectorRow, credentials: Credentials, named: string | undefined): string {
  const isOwn = ({ name }: { readonly name: string }) => name === row.auth
  return authOf(
    { ...plan, auth: plan.auth.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a))) },
    credentials,
    named,
  )
}

/** Stored credentials go nowhere else: who may change settings need not know them. */
async function checkMove(
  { catalogue, vault }: ChangeServices,
  row: ConnectorRow,
  environment: Readonly<Record<string, Json>>,
): Promise<void> {
  const { organizationId, id, credentialsVersion: version, auth } = row
  if (!row.sealed) return
  const plan = await planOfRow(catalogue, row)
  checkEnvironment(plan, environment)
  const credentials = await openCredentials(vault, { organizationId, id, version }, row.sealed)
  const originsWith = (config: ConnectorRow['environment']) => originsOf(plan, auth, credentials, config)
  const isMoved = JSON.stringify(originsWith(environment)) !== JSON.stringify(originsWith(row.environment))
  if (!isMoved) return
  throw new ConnectorError('validation_error', 'Cannot change the environment: it leads to another host', {
    hint: 'Provide the credentials for that host as well.',
    errors: [{ field: 'credentials', message: 'must be provided with this environment', error_code: 'required' }],
  })
}

function leadsAlike(before: ConnectorRow, after: ConnectorRow): boolean {
  return before.auth === after.auth && isDeepStrictEqual(before.environment, after.environment)
}

/** The status that a change leads to, if it does. */
function statusAfter(row: ConnectorRow, { credentials, enabled }: ChangeInput): Status | undefined {
  if (enabled === false) return 'disabled'
  const isDisabled = row.status === 'disabled'
  if (enabled === true && isDisabled) return 'active'
  if (!credentials) return undefined
  return isDisabled && row.statusReason !== UNREADABLE ? undefined : 'active'
}

function checkVersion({ version }: ConnectorRow, wanted: number | undefined): void {
  if (wanted !== undefined && wanted !== version) throw conflict()
}

function conflict(): ConnectorError {
  return new ServerError('version_conflict', 'Cannot change the connector: it has changed since you read it', {
    hint: 'Read it again, then send If-Match with its new ETag.',
  })
}
