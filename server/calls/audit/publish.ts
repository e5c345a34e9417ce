/** Publishes the heads of the trails outside of the database, where who can write its tables cannot change them. */
import { type FileHandle, open } from 'node:fs/promises'
import { ConnectorError } from 'plugboard/runtime'
import type { Log } from '../../ground/observe/index.ts'
import type { Database } from '../../ground/store/index.ts'
import { isGenuine } from './heads.ts'
import { lastOf } from '../../ground/base/index.ts'

/** Where heads are published, and how often. */
export interface PublisherOptions {
  readonly database: Database
  /** Of `Vault.macKey`: heads without its MAC are not published. */
  readonly macKey: Buffer
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** A file that heads are appended to, one JSON document a line. */
  readonly file?: string | undefined
  /** Whether heads are logged. */
  readonly isLogged: boolean
  readonly everyMinutes: number
  readonly log: Pick<Log, 'info' | 'error'>
  /** Runs something again and again, until the function returned is called; `setInterval` by default. */
  readonly every?: (ms: number, run: () => void) => () => void
}

/** A head as it is published. */
export interface PublishedHead {
  readonly organizationId: string
  /** The last row's number. */
  readonly seq: number
  /** The last row's hash, in hex. */
  readonly hash: string
  /** When it was published, RFC 3339. */
  readonly at: string
}

interface HeadRow {
  readonly organizationId: string
  readonly seq: number
  readonly hash: string
  /** In hex. */
  readonly mac: string | null
}

const PAGE = 1_000
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Publishes the heads that changed since this process published them last; the first time all of them. */
export class HeadPublisher {
  readonly #options: PublisherOptions
  /** The last head of each trail that was published or found wrong, by organization. */
  readonly #last = new Map<string, HeadRow>()
  /** How far each trail was when it was published. */
  readonly #publishedSeq = new Map<string, number>()
  readonly #stop: () => void
  #running: Promise<void> = Promise.resolve()

  private constructor(options: PublisherOptions) {
    this.#options = options
    const { every = everyMs, everyMinutes } = options
    this.#stop = every(everyMinutes * 60_000, () => this.#begin())
  }

  /**
   * Starts publishing, with what the heads are now.
   * @throws ConnectorError `invalid_configuration` when the file cannot be appended to
   */
  static async start(options: PublisherOptions): Promise<HeadPublisher> {
    const { file } = options
    if (file !== undefined) await append(file, '').catch((error: unknown) => refuse(file, error))
    const publisher = new HeadPublisher(options)
    publisher.#begin()
    return publisher
  }

  /** Publishes what changed, after what is being published already. Never rejects: failures are logged, and tried again. */
  publish(): Promise<void> {
    this.#begin()
    return this.#running
  }

  #begin(): void {
    this.#running = this.#running
      .then(() => this.#publish())
      .catch((error: unknown) => {
        this.#options.log.error({ error }, 'cannot publish the heads of the audit trails')
      })
  }

  /** Publishes what changed last, and stops. */
  async close(): Promise<void> {
    this.#stop()
    await this.publish()
  }

  async #publish(): Promise<void> {
    for (let after = NOBODY; ;) {
      const heads = await readHeads(this.#options.database, after)
      const changed = heads.filter((head) => this.#isNew(head))
      const right = changed.filter((head) => this.#isRight(head))
      await this.#write(right)
      for (const head of changed) this.#last.set(head.organizationId, head)
      for (const { organizationId, seq } of right) this.#publishedSeq.set(organizationId, seq)
      if (heads.length < PAGE) return
      after = lastOf(heads).organizationId
    }
  }

  #isNew({ organizationId, seq, hash, mac }: HeadRow): boolean {
    const last = this.#last.get(organizationId)
    return last?.seq !== seq || last.hash !== hash || last.mac !== mac
  }

  /** Whether a server of this installation wrote the head, and no earlier one was put back; logs when not. */
  #isRight({ mac, ...head }: HeadRow): boolean {
    const { macKey, log } = this.#options
    const { organizationId: organization_id, seq } = head
    const publishedSeq = this.#publishedSeq.get(organization_id) ?? 0
    if (!isGenuine(macKey, head, mac)) {
      const fault = 'no server wrote the head of an audit trail: run plugboard verify'
      log.error({ organization_id, seq }, fault)
    } else if (seq < publishedSeq) {
      const fault = 'an audit trail is shorter than when its head was published: run plugboard verify'
      log.error({ organization_id, seq, published_seq: publishedSeq }, fault)
    } else return true
    return false
  }

  async #write(heads: readonly HeadRow[]): Promise<void> {
    if (heads.length === 0) return
    const { file, isLogged, log, now } = this.#options
    const at = new Date(now()).toISOString()
    const lines = heads.map(({ organizationId, seq, hash }): PublishedHead => ({ organizationId, seq, hash, at }))
    if (file !== undefined) await append(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    if (!isLogged) return
    for (const { organizationId: organization_id, seq, hash } of lines)
      log.info({ organization_id, seq, hash }, 'head of an audit trail')
  }
}

function everyMs(ms: number, run: () => void): () => void {
  const timer = setInterval(run, ms).unref()
  return () => clearInterval(timer)
}

function readHeads(database: Database, after: string): Promise<HeadRow[]> {
  return database.query<HeadRow>(
    `select organization_id as "organizationId", seq, encode(hash, 'hex') as hash, encode(mac, 'hex') as mac
     from audit_heads where organization_id > $1::uuid order by organization_id limit $2::int`,
    [after, PAGE],
  )
}

/** Appends lines by one write; a line that was cut off before, as by a full disk, stays a line of its own. */
async function append(path: string, lines: string): Promise<void> {
  const file = await open(path, 'a+', 0o600)
  try {
    if (lines === '') return
    await file.appendFile((await isCut(file)) ? `\n${lines}` : lines)
    await file.datasync()
  } finally {
    await file.close()
  }
}

/** Whether a file's last line has no end. */
async function isCut(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat()
  if (size === 0) return false
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1)
  return buffer[0] !== NEWLINE
}

const NEWLINE = 0x0a

function refuse(path: string, error: unknown): never {
  const { code = String(error) } = error as NodeJS.ErrnoException
  throw new ConnectorError('invalid_configuration', `Cannot append audit heads to the file "${path}": ${code}`, {
    hint: 'Set audit.headsFile to a file in a folder that this process may write to.',
    errors: [{ field: 'audit.headsFile', message: `names a file that cannot be written: ${code}`, error_code: 'file' }],
  })
}
