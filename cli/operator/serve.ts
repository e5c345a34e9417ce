/** `plugboard serve`: runs hosted mode until an interruption. stdout has its addresses, stderr its log. */
import cluster from 'node:cluster'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { ConnectorError } from 'plugboard/runtime'
import type { Config } from '@plugboard/server/config'
import type { RunningServer, StartSandbox } from '@plugboard/server'
import { EXIT } from '../base/exit.ts'
import type { Context } from '../table/context.ts'
import { asCalled, type OptionsOf, type Run } from '../table/index.ts'
import type { Output } from '../base/io.ts'
import { jsonText } from '../output/index.ts'
import { isSet, readSettings } from './settings.ts'

/** Reads the settings. No load balancer waits for a server on a terminal, so it drains only if you set a time. */
function settingsOf(context: Context, flags: OptionsOf<'serve'>): Config {
  const settings = readSettings(context, flags)
  if (!context.stderr.isTerminal || isSet('limits.drainSeconds', context, flags)) return settings
  return { ...settings, limits: { ...settings.limits, drainSeconds: 0 } }
}

/** Serves until an interruption, then lets running requests end. A second interruption ends them immediately. */
export const serve: Run<'serve'> = async (context, _words, flags) => {
  const settings = settingsOf(context, flags)
  const lines = buffered(context.stderr)
  const running = await start(settings, lines, context, flags)
  try {
    if (cluster.isPrimary) await printServer(running, settings, context)
    if (!context.signal.aborted) await once(context.signal, 'abort')
    await lines.flush()
    if (cluster.isPrimary) await context.note('Stopping: waiting for running requests. Press Ctrl-C again to end them.')
  } finally {
    await running.close()
    await lines.flush()
  }
  return EXIT.done
}

async function start(
  settings: Config,
  lines: Lines,
  context: Context,
  flags: OptionsOf<'serve'>,
): Promise<RunningServer> {
  const { createServerLog, outliveErrors, startServer } = await import('@plugboard/server')
  const isText = context.stderr.isTerminal && !context.isJson && !isSet('log.format', context, flags)
  const log = createServerLog({ ...settings.log, format: isText ? 'text' : settings.log.format, stream: lines })
  const { databaseUrl, dataDirectory } = settings
  if (databaseUrl === undefined && !existsSync(dataDirectory))
    await context.note(`Creating a new database in ${dataDirectory}, which takes a few seconds`)
  try {
    const { signal } = context
    const startSandbox = settings.sandbox ? await sandbox() : undefined
    const running = await startServer(settings, { log, signal, startSandbox })
    const stopReports = outliveErrors(running.services)
    return { ...running, close: () => running.close().finally(stopReports) }
  } catch (error) {
    await lines.flush()
    throw listenError(error, settings)
  }
}

/** Loads the sandbox with its parsers of fixtures, which other servers do not need. */
async function sandbox(): Promise<StartSandbox> {
  return (await import('../../mock/index.ts')).startSandbox
}

/** Reasons why the server cannot listen, by the code of the system. */
const LISTEN_STATES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'it is in use',
  EACCES: 'this user may not use it',
  EADDRNOTAVAIL: 'this machine does not have this address',
}

/** Returns the error for an address on which the server cannot listen, with its setting. */
function listenError(error: unknown, { admin, console }: Config): unknown {
  const { code = '', port, address, hostname } = error as ListenFailure
  const state = hostname === undefined ? LISTEN_STATES[code] : `its name cannot be looked up (${code})`
  if (state === undefined) return error
  const isOf = (one: Config['admin']) => (hostname === undefined ? port === one.port : hostname === one.host)
  const section = console.listen && isOf(console) ? 'console' : isOf(admin) ? 'admin' : 'listen'
  const isOfPort = code === 'EADDRINUSE' || code === 'EACCES'
  const name = `${section}.${isOfPort ? 'port' : 'host'}`
  const where = hostname ?? `${address}:${port}`
  return new ConnectorError('invalid_configuration', `Cannot listen on ${where}: ${state}`, {
    hint: isOfPort
      ? `Another server may be running; ${section === 'listen' ? '--port 0' : `--set ${section}.port=0`} takes a free port, and plugboard doctor checks the ports.`
      : `Name an address of this machine: --set ${section}.host=127.0.0.1`,
    errors: [{ field: name, message: `names ${where}: ${state}`, error_code: isOfPort ? 'port' : 'host' }],
  })
}

interface ListenFailure extends NodeJS.ErrnoException {
  readonly port?: number
  readonly address?: string
  /** Set if the lookup of a name failed. */
  readonly hostname?: string
}

/** A buffered output of lines. */
interface Lines {
  write(line: string): void
  flush(): Promise<void>
}

const FLUSH_MS = 100
const FLUSH_CHARACTERS = 8192

/** Buffers lines for up to 100 ms: single writes slow down the server. */
function buffered(output: Output): Lines {
  let waiting: string[] = []
  let length = 0
  let timer: NodeJS.Timeout | undefined
  let written: Promise<void> = Promise.resolve()
  function send(): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const text = waiting.join('')
    waiting = []
    length = 0
    // A closed log does not stop the server.
    written = written.then(() => output.write(text)).catch(() => undefined)
  }
  return {
    write(line) {
      waiting.push(line)
      length += line.length
      if (length >= FLUSH_CHARACTERS) send()
      else timer ??= setTimeout(send, FLUSH_MS)
    },
    flush() {
      send()
      return written
    },
  }
}

async function printServer(
  { origin, baseUrl, adminOrigin, consoleUrl, firstApplication: first }: RunningServer,
  { sandbox: isSandbox, dataDirectory, databaseUrl }: Config,
  context: Context,
): Promise<void> {
  if (context.isJson) {
    const application = first && { client_id: first.clientId, client_secret: first.clientSecret }
    const organizationId = first && { organization_id: first.organizationId }
    const report = {
      origin: origin === undefined ? null : baseUrl,
      listens_on: origin ?? null,
      admin: adminOrigin,
      console: consoleUrl,
      first_application: first && { ...application, ...organizationId },
    }
    return context.stdout.write(`${jsonText(report, 2)}\n`)
  }
  const { strong } = context.paint
  const lines = [
    origin === undefined ? 'The worker is running.' : `Serving on ${strong(baseUrl)}, described on ${baseUrl}/docs`,
    ...(origin === undefined || origin === baseUrl ? [] : [`Listening on ${origin}`]),
    `Health and metrics on ${adminOrigin}`,
    ...(consoleUrl === undefined ? [] : [`Console on ${consoleUrl}: plugboard console login prints a link to it`]),
    `Data in ${databaseUrl === undefined ? dataDirectory : 'PostgreSQL'}`,
    ...(isSandbox ? ['Sandbox: third parties are simulated on loopback; any credentials are accepted.'] : []),
    ...(first === null
      ? []
      : [
          '',
          'The first application. Its secret is shown only now:',
          `  client_id      ${strong(first.clientId)}`,
          `  client_secret  ${strong(first.clientSecret)}`,
        ]),
    '',
    'Press Ctrl-C to stop.',
    '',
  ]
  await context.stdout.write(asCalled(lines.join('\n')))
}
