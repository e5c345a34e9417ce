/** How often the operation that a phrase means is found: first, and among the first five. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AgentKind, agentToolsOf, kindOfPlan } from '../../client/agent/index.ts'
import { listKinds, load } from '../../runtime/index.ts'

const DATA = join(import.meta.dirname, '..', 'data')

/** A person's phrase, and the operations that answer it. */
export interface Phrase {
  readonly text: string
  /** `<kind>.<entity>.<action>`, the best first. */
  readonly operations: readonly string[]
  /** The phrase's heading in the file; empty without one. */
  readonly section: string
}

/** Shares of phrases, from 0 to 1. */
export interface Recall {
  readonly phrases: number
  readonly at1: number
  readonly at5: number
  readonly at8: number
}

/** The phrases of a file of test/data. */
export function readPhrases(file: string): Phrase[] {
  let section = ''
  return readFileSync(join(DATA, file), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('## ')) section = line.slice(3)
      if (line === '' || line.startsWith('#')) return []
      const [text, operations] = line.split(' => ') as [string, string]
      return [{ text, operations: operations.split(' | '), section }]
    })
}

/** All kinds of the package, as an agent finds operations in them. */
export async function agentKindsOf(names?: readonly string[]): Promise<readonly AgentKind[]> {
  return Promise.all((names ?? (await listKinds())).map(async (kind) => kindOfPlan(await load(kind))))
}

/** The rank at which `find_operations` has an operation that a phrase means, from 1 to 8; undefined when it has none. */
export type Rank = number | undefined

/**
 * Returns the rank of each phrase, with all kinds known and `connected` of them connected: the phrase's own kind first. The others follow
 * by the digest of their names with the phrase, so that each run connects the same.
 */
export async function ranksOf(
  kinds: readonly AgentKind[],
  phrases: readonly Phrase[],
  connected: number,
): Promise<Rank[]> {
  const ranks: Rank[] = []
  for (const { text, operations } of phrases) {
    const names = connectedFor(kinds, text, operations[0]!, connected)
    const connectors = async () =>
      names.map((kind) => ({ id: kind, kind, execute: () => Promise.reject(new Error(kind)) }))
    const tools = agentToolsOf({ kinds, connectors, connect: async () => ({ message: '' }) })
    const output = await tools.call('find_operations', { query: text, limit: 8 })
    const found = output.operations as { connector: string; entity: string; action: string }[]
    const at = found.findIndex(({ connector, entity, action }) => {
      return names.includes(connector) && operations.includes(`${connector}.${entity}.${action}`)
    })
    ranks.push(at < 0 ? undefined : at + 1)
  }
  return ranks
}

/** The shares of ranks that are first, among five and among eight; rounded to hundredths. */
export function recallOf(ranks: readonly Rank[]): Recall {
  const share = (most: number) =>
    Math.round((ranks.filter((rank) => rank !== undefined && rank <= most).length / ranks.length) * 100) / 100
  return { phrases: ranks.length, at1: share(1), at5: share(5), at8: share(8) }
}

function connectedFor(kinds: readonly AgentKind[], text: string, operation: string, count: number): string[] {
  const meant = operation.slice(0, operation.indexOf('.'))
  const digest = (kind: string) => createHash('sha256').update(`${text} ${kind}`).digest('hex')
  const others = kinds.map(({ kind }) => kind).filter((kind) => kind !== meant)
  const byDigest = others.map((kind) => ({ kind, by: digest(kind) })).sort((one, other) => (one.by < other.by ? -1 : 1))
  return [meant, ...byDigest.slice(0, count - 1).map(({ kind }) => kind)]
}
