/** One owner's account in this process: a connection, and its replacement when the credentials were rejected. */
import { isAlreadyRead } from '../../runtime/base/file-source.ts'
import { ConnectorError } from '../../runtime/base/errors.ts'
import { connect } from '../../runtime/connection.ts'
import type { Connection, ConnectionOptions, Credentials, Plan } from '../../runtime/index.ts'
import { tracedTransport } from '../../runtime/telemetry/index.ts'
import { undiciTransport } from '../../runtime/transport/index.ts'

/** Options of an account in this process. */
export interface LocalOptions extends Omit<ConnectionOptions, 'credentials' | 'limiter' | 'reload'> {
  /**
   * The owner's credentials, or a function that returns them. It is called at the start, and once more when the third party rejects them.
   */
  readonly credentials: Credentials | (() => Credentials | Promise<Credentials>)
  /** Ends every call of the connector. */
  readonly signal?: AbortSignal
  /** Maximum time of a call with all attempts, in milliseconds. Defaults to the manifest's limit. */
  readonly timeoutMs?: number | undefined
  /**
   * Proxy: its URL, or false for none. Defaults to that of the environment (`HTTPS_PROXY`, `HTTP_PROXY`, `NO_PROXY`, also in lower case).
   * The proxy looks up hosts, so that only their names are checked.
   */
  readonly proxy?: string | boolean
  /**
   * `records` compares a page of each operation and hour with the schema of its records. `onNotice` and `observe` get what no longer fits.
   */
  readonly sample?: 'records'
}

/** An open account. */
export interface LocalAccount {
  /** Runs with the connection. Repeats it once when its credentials were rejected and others are available. */
  use<T>(run: (connection: Connection) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Connects an account. Nothing is sent yet. @throws ConnectorError `credentials_mismatch`, and errors of `credentials` */
export async function openLocalAccount(plan: Plan, options: LocalOptions): Promise<LocalAccount> {
  const { credentials: given, signal: _, timeoutMs: __, proxy = true, ...others } = options
  const attributes = { 'plugboard.kind': plan.kind }
  const transport = tracedTransport(others.transport ?? undiciTransport({ proxy }), attributes, (headers) =>
    plan.notices.summary(headers),
  )
  if (typeof given !== 'function') {
    const connection = connect(plan, { ...others, transport, credentials: given })
    return { use: (run) => run(connection), close: () => connection.close() }
  }
  let credentials = await given()
  let connection = connect(plan, { ...others, transport, credentials })
  /** Earlier connections, while they renew their credentials. */
  let replaced: readonly Connection[] = []
  const reconnect = async (): Promise<boolean> => {
    const next = await given()
    if (JSON.stringify(next) === JSON.stringify(credentials)) return false
    replaced = [...replaced, connection].filter(({ isRenewing }) => isRenewing)
    connection = connect(plan, { ...others, transport, credentials: next })
    credentials = next
    return true
  }
  let asking: Promise<boolean> | undefined
  // Calls that were rejected together ask once.
  const renew = async (used: Connection): Promise<boolean> => {
    if (connection !== used) return true
    asking ??= reconnect().finally(() => (asking = undefined))
    return asking
  }
  return {
    async use(run) {
      const used = connection
      try {
        return await run(used)
      } catch (error) {
        // Refused before it did anything, so that even a write may be sent again.
        const isRejected = error instanceof ConnectorError && error.code === 'credentials_rejected'
        if (!isRejected || !(await renew(used))) throw error
        return run(connection).catch((again: unknown) => {
          // A stream has gone out with the first try and cannot go out again.
          throw isAlreadyRead(again) ? error : again
        })
      }
    },
    async close() {
      try {
        await Promise.all(replaced.map((one) => one.endRenewal()))
      } finally {
        await connection.close()
      }
    },
  }
}
