/** Operators: links by which they log in once, and the sessions of persons and programs. */
import { randomUUID } from 'node:crypto'
import { ConnectorError } from 'plugboard/runtime'
import { digestOf, firstOf, isSecret, isUuid, newSecret } from '../../ground/base/index.ts'
import { ServerError } from '../../ground/errors/index.ts'
import type { Database } from '../../ground/store/index.ts'
import { atLeast, type Role } from './roles.ts'
import { roleOf, type SignInRoles } from './sign-ins.ts'

/** How long a link is good, in milliseconds. */
const LOGIN_MS = 10 * 60_000
/** How long a person stays logged in, and how long without a request. */
const SESSION_MS = 12 * 3_600_000
const IDLE_MS = 3_600_000
/** A use is written down when the last one written is older than this. */
const NOTE_USE_MS = 60_000
const DAY_MS = 86_400_000
const LONGEST_NAME = 100

/** A person or a program, as operators name it. */
export interface PersonRef {
  /** Name in the audit trail. */
  readonly name: string
  readonly role: Role
  /** Identity at the OpenID provider; undefined for operators who did not sign in there. */
  readonly identity?: OperatorIdentity | undefined
}

/** A person at an OpenID provider. */
export interface OperatorIdentity {
  readonly issuer: string
  readonly subject: string
  /** The values of the provider's claim that give a role. */
  readonly granted: readonly string[]
}

/** A link that was made; its code is shown this once. */
export interface NewLogin extends PersonRef {
  readonly code: string
  readonly expiresAt: string
}

/** A session. */
export interface OperatorSession extends PersonRef {
  readonly id: string
  readonly kind: 'person' | 'program'
  /** How the audit trail names them: with issuer and subject, where they signed in at a provider. */
  readonly actor: string
  readonly createdAt: string
  readonly usedAt: string
  readonly expiresAt: string
}

/** A session with its secret, which is shown this once. */
export interface NewSession {
  readonly session: OperatorSession
  readonly secret: string
}

interface PersonRow extends IdentityRow {
  readonly name: string
  readonly role: Role
}

interface IdentityRow {
  readonly issuer: string | null
  readonly subject: string | null
  readonly granted: readonly string[] | null
}

interface SessionRow extends PersonRow {
  readonly id: string
  readonly kind: OperatorSession['kind']
  readonly createdAt: Date
  readonly usedAt: Date
  readonly expiresAt: Date
}

const PERSON = 'name, role, issuer, subject, granted'
const COLUMNS = `id, kind, ${PERSON}, created_at as "createdAt", used_at as "usedAt", expires_at as "expiresAt"`
/** SQL condition of an active session. `$1` is now, `$2` the earliest accepted last use by a person. */
const LIVES = `expires_at > $1::timestamptz and (kind = 'program' or used_at > $2::timestamptz)`

interface OperatorServices {
  readonly database: Database
  readonly now: () => number
  readonly signIns: SignInRoles | undefined
}

/** The operators of an installation. */
export class Operators {
  readonly #database: Database
  readonly #now: () => number
  readonly #signIns: SignInRoles | undefined

  /** @param services `now` gives milliseconds since 1970; `signIns` are the roles of the provider, where there is one */
  constructor({ database, now, signIns }: OperatorServices) {
    this.#database = database
    this.#now = now
    this.#signIns = signIns
  }

  /** Makes a link by which a person logs in once, within ten minutes. @throws ConnectorError `validation_error` */
  async invite({ name, role, identity }: PersonRef): Promise<NewLogin> {
    checkName(name)
    const [code, at] = [newSecret(), this.#now()]
    const expiresAt = new Date(at + LOGIN_MS)
    await this.#database.query(
      `insert into operator_logins (digest, ${PERSON}, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [digestOf(code), name, role, ...identityColumns(identity), new Date(at), expiresAt],
    )
    return { name, role, code, expiresAt: expiresAt.toISOString() }
  }

  /** Returns the person of a link's code; undefined if it was used or has expired. */
  async invited(code: string): Promise<PersonRef | undefined> {
    if (!isSecret(code)) return undefined
    const [row] = await this.#database.query<PersonRow>(
      `select ${PERSON} from operator_logins where digest = $1 and expires_at > $2`,
      [digestOf(code), new Date(this.#now())],
    )
    return row && personOf(row)
  }

  /** Uses up the code of a link. Concurrent calls use it only once. @returns undefined if it was used or has expired */
  async logIn(code: string): Promise<NewSession | undefined> {
    if (!isSecret(code)) return undefined
    const [row] = await this.#database.query<PersonRow>(
      `delete from operator_logins where digest = $1 and expires_at > $2 returning ${PERSON}`,
      [digestOf(code), new Date(this.#now())],
    )
    return row && this.#begin(personOf(row), 'person', SESSION_MS)
  }

  /** Issues a token of a program, valid for a number of days. @throws ConnectorError `validation_error` */
  async issueToken(program: PersonRef, days: number): Promise<NewSession> {
    checkName(program.name)
    return this.#begin(program, 'program', days * DAY_MS)
  }

  /** Finds the session of a secret; undefined if it has expired or does not exist. @param isUse whether this is a use of it */
  async find(
    secret: string | undefined,
    kind: OperatorSession['kind'],
    isUse = true,
  ): Promise<OperatorSession | undefined> {
    if (!isSecret(secret)) return undefined
    const at = this.#now()
    const [row] = await this.#database.query<SessionRow>(
      `select ${COLUMNS} from operator_sessions where ${LIVES} and digest = $3 and kind = $4`,
      [new Date(at), new Date(at - IDLE_MS), digestOf(secret), kind],
    )
    const session = row && this.#judged(row)
    if (!session) return undefined
    if (isUse && at - row.usedAt.getTime() > NOTE_USE_MS)
      await this.#database.query('update operator_sessions set used_at = $2 where id = $1', [row.id, new Date(at)])
    return session
  }

  /**
   * Applies the current settings to a session. Its role falls with their values, and never rises. Undefined if they give no
   * role, or its provider is no longer used.
   */
  #judged(row: SessionRow): OperatorSession | undefined {
    const session = sessionOf(row)
    const { identity } = session
    if (!identity) return session
    if (identity.issuer !== this.#signIns?.issuer) return undefined
    const role = roleOf(this.#signIns, identity.granted)
    return role && { ...session, role: atLeast(role, session.role) ? session.role : role }
  }

  /** Lists active sessions, oldest first. */
  async list(): Promise<OperatorSession[]> {
    const at = this.#now()
    const rows = await this.#database.query<SessionRow>(
      `select ${COLUMNS} from operator_sessions where ${LIVES} order by created_at, id`,
      [new Date(at), new Date(at - IDLE_MS)],
    )
    return rows.flatMap((row) => this.#judged(row) ?? [])
  }

  /** Ends a session. @throws ConnectorError `operator_session_not_found` */
  async end(id: string): Promise<OperatorSession> {
    const [row] = isUuid(id)
      ? await this.#database.query<SessionRow>(`delete from operator_sessions where id = $1 returning ${COLUMNS}`, [id])
      : []
    if (row) return sessionOf(row)
    throw new ServerError('operator_session_not_found', 'Cannot end the session: no session has this ID', {
      hint: 'It may have ended. List the sessions for their IDs.',
    })
  }

  /** Removes expired rows. */
  async prune(): Promise<void> {
    const at = this.#now()
    await this.#database.query('delete from operator_logins where expires_at <= $1', [new Date(at)])
    await this.#database.query(`delete from operator_sessions where not (${LIVES})`, [
      new Date(at),
      new Date(at - IDLE_MS),
    ])
  }

  async #begin(
    { name, role, identity }: PersonRef,
    kind: OperatorSession['kind'],
    lifeMs: number,
  ): Promise<NewSession> {
    const [secret, at] = [newSecret(), this.#now()]
    const rows = await this.#database.query<SessionRow>(
      `insert into operator_sessions (id, digest, kind, ${PERSON}, created_at, used_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10) returning ${COLUMNS}`,
      [
        randomUUID(),
        digestOf(secret),
        kind,
        name,
        role,
        ...identityColumns(identity),
        new Date(at),
        new Date(at + lifeMs),
      ],
    )
    return { session: sessionOf(firstOf(rows)), secret }
  }
}

function identityColumns(identity: OperatorIdentity | undefined) {
  return [identity?.issuer ?? null, identity?.subject ?? null, identity?.granted ?? null]
}

function personOf({ name, role, issuer, subject, granted }: PersonRow): PersonRef {
  if (issuer === null || subject === null) return { name, role }
  return { name, role, identity: { issuer, subject, granted: granted ?? [] } }
}

function sessionOf({ id, kind, createdAt, usedAt, expiresAt, ...row }: SessionRow): OperatorSession {
  const { name, role, identity } = personOf(row)
  return {
    id,
    kind,
    name,
    role,
    identity,
    actor: identity ? `${name} (${identity.subject} at ${identity.issuer})` : name,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}

function checkName(name: string): void {
  const fault =
    name === '' || name.length > LONGEST_NAME
      ? `must have 1 to ${LONGEST_NAME} characters`
      : /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|[\u202a-\u202e\u2066-\u2069]/u.test(name)
        ? 'must not contain control characters'
        : undefined
  if (fault === undefined) return
  throw new ConnectorError('validation_error', `Cannot use the name of an operator: it ${fault}`, {
    errors: [{ field: 'name', message: fault, error_code: 'name' }],
  })
}
