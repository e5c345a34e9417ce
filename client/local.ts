/** Open source mode: the runtime in this process, with the owner's credentials. The runtime is loaded when the first account is connected. */
import { ConnectorError } from '../runtime/base/errors.ts'
import type { Connection, ConnectionOptions, Credentials, Plan, ResolvedOperation } from '../runtime/index.ts'
import { downloadOf } from './download.ts'
import type { Call, CallOptions, Engine, OperationFacts, Result } from './engine.ts'
import { anySignal, callSignal, during } from './signal.ts'

/** What an account is connected with. */
export interface LocalOptions extends Omit<ConnectionOptions, 'credentials'> {
  /** The owner's values, or where they come from: asked at the start, and once more when the third party rejects them. */
  readonly credentials: Credentials | (() => Credentials | Promise<Credentials>)
  /** Ends every call of the connector. */
  readonly signal?: AbortSignal
}

type Runtime = typeof import('../runtime/index.ts')

/**
 * An engine for a kind of the package, or of a file.
 * @throws ConnectorError `definition_not_found`, `credentials_mismatch`; ManifestError with every problem of a file
 */
export async function localEngine(kind: string | { readonly file: string }, options: LocalOptions): Promise<Engine> {
  const runtime = await import('../runtime/index.ts')
  const plan = await (typeof kind === 'string' ? runtime.load(kind) : runtime.loadFile(kind.file))
  const account = await openAccount(runtime, plan, options)
  return {
    kind: plan.kind,
    mode: 'open source',
    execute(call, given) {
      const run = (signal?: AbortSignal) =>
        account.use((connection) => executed(runtime, plan, call, connection, withSignal(given, signal)))
      // A file is still on its way when its call has ended.
      if (call.action === 'download') return run(anySignal(options.signal, given.signal))
      return during(options.signal, given.signal, run)
    },
    async *pages(call, given) {
      const { signal, release } = callSignal([options.signal, given.signal])
      try {
        // The first page proves the credentials; later ones go on with what it was fetched by.
        const first = await account.use(async (connection) => {
          const pages = runtime.iterate(plan, call, connection, withSignal(given, signal))
          return { pages, page: await pages.next() }
        })
        if (!first.page.done) yield first.page.value as Result
        yield* first.pages as AsyncGenerator<Result, void, undefined>
      } finally {
        release()
      }
    },
    operations: async () => Object.values(plan.manifest.operations).map(factsOf),
    close: () => account.close(),
  }
}

function withSignal<O extends object>(options: O, signal: AbortSignal | undefined): O & { signal?: AbortSignal } {
  return signal ? { ...options, signal } : options
}

async function executed(
  { execute }: Runtime,
  plan: Plan,
  call: Call,
  connection: Connection,
  options: CallOptions,
): Promise<Result> {
  const { file, ...result } = await execute(plan, call, connection, options)
  return file ? { ...result, file: downloadOf(file) } : result
}

interface Account {
  /** Runs with the connection, and once more when its credentials were rejected and others can be had. */
  use<T>(run: (connection: Connection) => Promise<T>): Promise<T>
  close(): Promise<void>
}

async function openAccount(runtime: Runtime, plan: Plan, options: LocalOptions): Promise<Account> {
  const { credentials: given, signal: _, ...others } = options
  if (typeof given !== 'function') {
    const connection = runtime.connect(plan, { ...others, credentials: given })
    return { use: (run) => run(connection), close: () => connection.close() }
  }
  const transport = others.transport ?? runtime.undiciTransport()
  let credentials = await given()
  let connection = runtime.connect(plan, { ...others, transport, credentials })
  const renew = async (used: Connection): Promise<boolean> => {
    if (connection !== used) return true
    const next = await given()
    if (JSON.stringify(next) === JSON.stringify(credentials)) return false
    if (connection === used) {
      credentials = next
      connection = runtime.connect(plan, { ...others, transport, credentials })
    }
    return true
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
        return run(connection)
      }
    },
    close: () => transport.close(),
  }
}

function factsOf({ entity, action, description, effect, params, require }: ResolvedOperation): OperationFacts {
  const needs = require ? ` Needs ${require.map((set) => set.join(' and ')).join(', or ')}.` : ''
  const text = `${description ?? ''}${needs}`.trim()
  return { entity, action, ...(text && { description: text }), effect, params }
}
