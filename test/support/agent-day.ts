/** An agent without a model: it knows only the outputs of its tools. Its transcript has its calls and their outputs. */
import {
  type AgentConnector,
  type AgentOptions,
  type AgentSource,
  type AgentTools,
  agentToolsOf,
  kindOfPlan,
} from '../../client/agent/index.ts'
import type { ToolOutput } from '../../client/agent/operations/index.ts'
import { isObject } from '../../runtime/base/json.ts'
import { execute, type JsonObject } from '../../runtime/index.ts'
import type { Vendors } from '../mock/vendors.ts'

/** Input of an agent's tool. */
export type AgentArguments = Readonly<Record<string, unknown>>

/** One line of a list of operations that were found. */
export interface FoundOperation {
  readonly tool: string
  readonly connector: string
  readonly entity: string
  readonly action: string
}

/** Number of records in a transcript's output; the others are counted. */
const SHOWN = 2

/** An agent at work. */
export class ScriptedAgent {
  readonly #tools: AgentTools
  readonly #lines: string[] = []
  /** Characters of each output so far. */
  readonly sizes: number[] = []

  constructor(source: AgentSource, options: AgentOptions = {}) {
    this.#tools = agentToolsOf(source, options)
  }

  /** Sent (`>`) and received (`<`) messages, a line each. */
  get transcript(): string {
    return `${this.#lines.join('\n')}\n`
  }

  /** Calls a tool, or a tool that an output named. */
  async call(tool: string, input: AgentArguments = {}): Promise<ToolOutput> {
    this.#lines.push(`> ${tool} ${JSON.stringify(input)}`)
    const output = await this.#tools.call(tool, input)
    this.sizes.push(JSON.stringify(output).length)
    this.#lines.push(`< ${JSON.stringify(shown(output))}`)
    return output
  }

  /** The first operation that plain words find. */
  async find(query: string, more: AgentArguments = {}): Promise<FoundOperation> {
    const { operations } = await this.call('find_operations', { query, ...more })
    return (operations as unknown as FoundOperation[])[0]!
  }

  /** Executes an operation that was found. */
  execute({ tool, connector, entity, action }: FoundOperation, params: AgentArguments, more: AgentArguments = {}) {
    return this.call(tool, { connector, entity, action, params, ...more })
  }

  /** The records of a result and of all that follow it by `next`. */
  async rest(tool: string, first: ToolOutput): Promise<JsonObject[]> {
    const found = [...(first.records as JsonObject[])]
    for (let output = first; isObject(output.next);) {
      output = await this.call(tool, output.next)
      found.push(...(output.records as JsonObject[]))
    }
    return found
  }

  /** Reads a resource and notes its size. */
  async read(uri: string): Promise<number> {
    this.#lines.push('> resources/read')
    const { mimeType, text, blob } = await this.#tools.read(uri)
    const bytes = Buffer.from(text ?? blob ?? '', text === undefined ? 'base64' : 'utf8').byteLength
    this.#lines.push(`< ${mimeType}, ${bytes} bytes`)
    return bytes
  }
}

/** Kinds of a mock as a source of tools; those in `connected` have a connector of the kind's name. */
export function sourceOfVendors(vendors: Vendors, kinds: readonly string[], connected: readonly string[]): AgentSource {
  const open = new Set(connected)
  const connectors = () =>
    [...open].map((kind): AgentConnector => {
      const plan = vendors.plan(kind)
      return { id: `my-${kind}`, kind, execute: (call) => execute(plan, call, vendors.connection(kind)) }
    })
  return {
    kinds: kinds.map((kind) => kindOfPlan(vendors.plan(kind))),
    now: () => Date.parse('2026-01-05T09:00:00Z'),
    connectors: async () => connectors(),
    // The person opens the page immediately.
    connect: async ({ kind }) => {
      open.add(kind)
      return {
        url: `https://plugboard.example/connect#${kind}`,
        message: `Ask the person to open the link to connect ${kind}.`,
      }
    },
  }
}

/** An output for a transcript: long lists are cut, and a written record keeps only its names. */
function shown(output: ToolOutput): unknown {
  const { operations, records, params, fields, next, file, ...rest } = output
  return {
    ...rest,
    ...(Array.isArray(operations) && { operations: cut(operations.map((one) => nameOf(one as JsonObject))) }),
    ...(records !== undefined && { records: Array.isArray(records) ? cut(records) : named(records) }),
    ...(isObject(params) && { params: Object.keys((params.properties ?? {}) as object) }),
    ...(Array.isArray(fields) && { fields: fields.length }),
    ...(next !== undefined && { next }),
    ...(isObject(file) && { file: { ...file, uri: 'plugboard://read/…' } }),
  }
}

function cut(values: readonly unknown[]): unknown[] {
  return values.length > SHOWN ? [...values.slice(0, SHOWN), `${values.length - SHOWN} more`] : [...values]
}

function nameOf({ tool, connector, entity, action, connected }: JsonObject): string {
  return `${String(tool)} ${String(connector)} ${String(entity)}.${String(action)}${connected === true ? '' : ' not connected'}`
}

function named(record: unknown): unknown {
  if (!isObject(record)) return record
  return Object.fromEntries(Object.entries(record).filter(([name]) => /^(?:id|title|name|email)$/.test(name)))
}
