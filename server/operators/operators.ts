/** Operators: links by which they log in once, and the sessions of persons and programs. */
import { randomUUID } from 'node:crypto'
import { ConnectorError } from 'plugboard/runtime'
import { digestOf, firstOf, isSecret, isUuid, newSecret } from '../base/index.ts'
import { ServerError } from '../errors/index.ts'
import type { Database } from '../store/index.ts'
import type { Role } from './roles.ts'

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
  /** Stands in the audit trail with each act. */
  readonly name: string
  readonly role: Role
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
  readonly createdAt: string
  readonly usedAt: string
  readonly expiresAt: string
}

/** A session with its secret, which is shown this once. */
export interface NewSession {
  readonly session: OperatorSession
  readonly secret: string
}

interface SessionRow extends PersonRef {
  readonly id: string
  readonly kind: OperatorSession['kind']
  readonly createdAt: Date
  readonly usedAt: Date
  readonly expiresAt: Date
}

const COLUMNS = `id, kind, name, role, created_at as "createdAt", used_at as "usedAt", expires_at as "expiresAt"`
/** Of a session that goes on. `$1` is now, `$2` the time before which a person was last seen too long ago. */
const LIVES = `expires_at > $1::timestamptz and (kind = 'program' or used_at > $2::timestamptz)`

/** The operators of an installation. */
export class Operators {
  readonly #database: Database
  readonly #now: () => number

  /** @param services `now` gives milliseconds since 1970 */
  constructor({ database, now }: { readonly database: Database; readonly now: () => number }) {
    this.#database = database
    this.#now = now
  }

  /** Makes a link by which a person logs in once, within ten minutes. @throws ConnectorError `validation_error` */
  async invite({ name, role }: PersonRef): Promise<NewLogin> {
    checkName(name)
    const [code, at] = [newSecret(), this.#now()]
    const expiresAt = new Date(at + LOGIN_MS)
    await this.#database.query(
      'insert into operator_logins (digest, name, role, created_at, expires_at) values ($1, $2, $3, $4, $5)',
      [digestOf(code), name, role, new Date(at), expiresAt],
    )
    return { name, role, code, expiresAt: expiresAt.toISOString() }
  }

  /** Whom the code of a link is for; undefined when it was used or is over. */
  async invited(code: string): Promise<PersonRef | undefined> {
    if (!isSecret(code)) return undefined
    const [row] = await this.#database.query<PersonRef>(
      'select name, role from operator_logins where digest = $1 and expires_at > $2',
      [digestOf(code), new Date(this.#now())],
    )
    return row
  }

  /** Takes the code of a link: once, whoever asks at the same time. @returns undefined when it was used or is over */
  async logIn(code: string): Promise<NewSession | undefined> {
    if (!isSecret(code)) return undefined
    const [person] = await this.#database.query<PersonRef>(
      'delete from operator_logins where digest = $1 and expires_at > $2 returning name, role',
      [digestOf(code), new Date(this.#now())],
    )
    return person && this.#begin(person, 'person', SESSION_MS)
  }

  /** A token of a program, good for so many days. @throws ConnectorError `validation_error` */
  async issueToken(program: PersonRef, days: number): Promise<NewSession> {
    checkName(program.name)
    return this.#begin(program, 'program', days * DAY_MS)
  }

  /** The session of a secret; undefined when it is over, or there is none. */
  async find(secret: string | undefined, kind: OperatorSession['kind']): Promise<OperatorSession | undefined> {
    if (!isSecret(secret)) return undefined
    const at = this.#now()
    const [row] = await this.#database.query<SessionRow>(
      `select ${COLUMNS} from operator_sessions where ${LIVES} and digest = $3 and kind = $4`,
      [new Date(at), new Date(at - IDLE_MS), digestOf(secret), kind],
    )
    if (!row) return undefined
    if (at - row.usedAt.getTime() > NOTE_USE_MS)
      await this.#database.query('update operator_sessions set used_at = $2 where id = $1', [row.id, new Date(at)])
    return sessionOf(row)
  }

  /** The sessions that go on, by age. */
  async list(): Promise<OperatorSession[]> {
    const at = this.#now()
    const rows = await this.#database.query<SessionRow>(
      `select ${COLUMNS} from operator_sessions where ${LIVES} order by created_at, id`,
      [new Date(at), new Date(at - IDLE_MS)],
    )
    return rows.map(sessionOf)
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

  /** Removes what is over. */
  async prune(): Promise<void> {
    const at = this.#now()
    await this.#database.query('delete from operator_logins where expires_at <= $1', [new Date(at)])
    await this.#database.query(`delete from operator_sessions where not (${LIVES})`, [
      new Date(at),
      new Date(at - IDLE_MS),
    ])
  }

  async #begin({ name, role }: PersonRef, kind: OperatorSession['kind'], lifeMs: number): Promise<NewSession> {
    const [secret, at] = [newSecret(), this.#now()]
    const rows = await this.#database.query<SessionRow>(
      `insert into operator_sessions (id, digest, kind, name, role, created_at, used_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $6, $7) returning ${COLUMNS}`,
      [randomUUID(), digestOf(secret), kind, name, role, new Date(at), new Date(at + lifeMs)],
    )
    return { session: sessionOf(firstOf(rows)), secret }
  }
}

function sessionOf({ createdAt, usedAt, expiresAt, ...row }: SessionRow): OperatorSession {
  return {
    ...row,
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
