/** The server's log: a JSON line for each event, without params, bodies and headers. */
import { pino } from 'pino'

/** Fields of a line beside its message: IDs, names, numbers. Never a secret, a param or a header. */
export type LogFields = Readonly<Record<string, unknown>>

/** Writes lines. */
export interface Log {
  debug(fields: LogFields, message: string): void
  info(fields: LogFields, message: string): void
  warn(fields: LogFields, message: string): void
  error(fields: LogFields, message: string): void
  /** Writes buffered lines. Call it before the process ends. */
  flush(): void
}

/** Minimum level of written lines. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

/** Options of a log. */
export interface LogOptions {
  readonly level?: LogLevel
  /** `json` for machines, `text` for a person at a terminal. */
  readonly format?: 'json' | 'text'
  /** Takes the lines, each with its line end; standard output by default. */
  readonly stream?: { write(line: string): void }
}

/** Lines are written together, after at most a quarter of a second. */
const BUFFERED = { dest: 1, sync: false, minLength: 8192, periodicFlush: 250 }

/** A log that writes lines of the level and above. An `error` field that is an Error is written with its stack. */
export function createLog({ level = 'info', format = 'json', stream }: LogOptions = {}): Log {
  const { lines, flush } = stream ? { lines: stream, flush: () => {} } : ownOutput(format)
  const target = format === 'text' ? { write: (line: string) => lines.write(textOf(line)) } : lines
  const log = pino(
    {
      level,
      base: null,
      messageKey: 'message',
      errorKey: 'error',
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: pino.stdSerializers.err },
    },
    target,
  )
  return Object.assign(log, { flush })
}

/** The process's own output, and what writes what is still buffered. */
function ownOutput(format: LogOptions['format']) {
  const lines = pino.destination(format === 'text' ? { dest: 1, sync: true } : BUFFERED)
  return { lines, flush: () => lines.flushSync() }
}

/** A JSON line as `12:00:00.000 info  request  status=200`. */
function textOf(line: string): string {
  const { time, level, message, error, ...fields } = JSON.parse(line) as Record<string, unknown>
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${plain(value)}`)
  const stack = error === undefined ? '' : `\n${lines((error as { stack?: unknown }).stack ?? error)}`
  const head = [String(time).slice(11, 23), String(level).padEnd(5), plain(message), ...rest].join(' ')
  return `${head}${stack}\n`
}

/** Text of several lines. */
function lines(value: unknown): string {
  return String(value).split('\n').map(plain).join('\n')
}

/** Text without control characters of a terminal. */
function plain(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.replace(/[\x00-\x1f\x7f-\x9f]/g, (c) => `\\x${c.charCodeAt(0).toString(16).padStart(2, '0')}`)
}
