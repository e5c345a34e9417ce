import type { Io } from './io.ts'
import type { Paint } from './output/index.ts'

/** What the options of the command line say, by their names; each command reads those it declares. */
export interface Flags {
  readonly json?: true
  readonly color?: boolean
  readonly debug?: true
  readonly params?: string
  readonly auth?: string
  readonly config?: readonly string[]
  readonly credentials?: string
  readonly fixtures?: string
  readonly all?: true
  readonly maxPages?: number
  readonly limit?: number
  readonly fields?: readonly string[]
  readonly out?: string
  readonly table?: true
  readonly ndjson?: true
  readonly timeout?: number
  readonly replay?: true
  readonly check?: true
  readonly dir?: string
  readonly title?: string
  readonly baseUrl?: string
  readonly from?: string
  readonly to?: string
  readonly connector?: string
  readonly action?: string
  readonly only?: readonly string[]
  readonly force?: true
  readonly descriptions?: true
  readonly openapi?: string
  readonly graphql?: string
  readonly watch?: true
  readonly format?: 'human' | 'json' | 'github' | 'sarif'
  readonly port?: number
  readonly records?: number
  readonly latency?: number
  readonly rateLimit?: number
  readonly fail?: number
  readonly case?: string
  readonly pages?: number
  readonly keep?: readonly string[]
  readonly replace?: readonly string[]
  readonly update?: true
  readonly yes?: true
  readonly failOn?: string
  readonly settings?: string
  readonly set?: readonly string[]
  readonly data?: string
  readonly sandbox?: true
  readonly role?: string
  readonly dryRun?: true
  readonly newKey?: string
  readonly heads?: string
  readonly dataKeys?: true
  readonly name?: string
  readonly organization?: readonly string[]
  readonly url?: string
  readonly wait?: true
  readonly full?: true
  readonly cancel?: true
  readonly status?: true
  readonly filter?: string
  readonly sort?: readonly Readonly<Record<string, 'asc' | 'desc'>>[]
  readonly cursor?: string
}

/** What a command works with. */
export interface Context extends Io {
  /** Whether one JSON document is wanted. */
  readonly isJson: boolean
  /** Colours of stdout, none when it is not a terminal. */
  readonly paint: Paint
  /** Hands over a function that takes secrets out of what stderr is told from now on. */
  readonly protect: (redact: (text: string) => string) => void
  /** Tells people something on stderr; programs that want JSON are not told. */
  readonly note: (text: string) => Promise<void>
  /** Tells everyone on stderr what may cost them later. */
  readonly warn: (text: string) => Promise<void>
}

/** A command: does its work, says it on stdout, gives the exit code. */
export type Run = (context: Context, words: readonly string[], flags: Flags) => Promise<number>

/**
 * An option. `read` makes its value of what is given; of an option that takes nothing, it gives the value that its presence has.
 * An option whose value is given twice is refused, unless it is `repeatable`: then its values come as a list.
 */
export type OptionRow = readonly [
  flags: string,
  description: string,
  read?: ((text: string) => unknown) | undefined,
  repeatable?: 'repeatable',
]

/** One command as the help shows it. */
export interface CommandRow {
  /** Name and arguments. */
  readonly usage: string
  readonly summary: string
  readonly details?: string
  readonly options: readonly OptionRow[]
  readonly examples: readonly string[]
  readonly load: () => Promise<Run>
}
