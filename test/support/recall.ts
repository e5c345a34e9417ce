/** How often the operation that a phrase means is found: first, and among the first five. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AgentKind, agentToolsOf, kindOfPlan } from '../../client/agent/index.ts'
import type { RowMatch } from '../../client/agent/find/match.ts'
import { listKinds, load } from '../../runtime/index.ts'

const DATA = join(import.meta.dirname, '..', 'data')

/** A person's phrase, and the operations that answer it. */
export interface Phrase {
  readonly text: string
  /** `<kind>.<entity>.<action>`, the best first. None answers some phrases. */
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
      const [text = '', operations] = line.split(' => ')
      return [{ text, operations: operations?.split(' | ') ?? [], section }]
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
  for (const phrase of phrases) {
    const names = connectedFor(kinds, phrase.text, phrase.operations[0], connected)
    const at = (await rowsOf(kinds, phrase, names)).findIndex(({ connector, isMeant }) => {
      return names.includes(connector) && isMeant
    })
    ranks.push(at < 0 ? undefined : at + 1)
  }
  return ranks
}

/** How sure find_operations is of its rows for some phrases, and how often that is so. */
export interface Matches {
  /** By match: the number of rows, and the share of them that phrases mean. */
  readonly rows: Record<RowMatch, { readonly count: number; readonly meant: number }>
  /** Share of phrases with a strong row. */
  readonly withStrong: number
}

/** The matches of rows for phrases, with all kinds known and `connected` of them connected. */
export async function matchesOf(
  kinds: readonly AgentKind[],
  phrases: readonly Phrase[],
  connected: number,
): Promise<Matches> {
  const all: FoundRow[][] = []
  for (const phrase of phrases)
    all.push(await rowsOf(kinds, phrase, connectedFor(kinds, phrase.text, phrase.operations[0], connected)))
  const of = (match: RowMatch) => {
    const rows = all.flat().filter((row) => row.match === match)
    return { count: rows.length, meant: share(rows.filter(({ isMeant }) => isMeant).length, rows.length) }
  }
  const withStrong = all.filter((rows) => rows.some(({ match }) => match === 'strong')).length
  return {
    rows: { strong: of('strong'), fair: of('fair'), weak: of('weak') },
    withStrong: share(withStrong, all.length),
  }
}

interface FoundRow {
  readonly connector: string
  readonly match: RowMatch
  readonly isMeant: boolean
}

async function rowsOf(
  kinds: readonly AgentKind[],
  { text, operations }: Phrase,
  names: readonly string[],
): Promise<FoundRow[]> {
  const connectors = async () =>
    names.map((kind) => ({ id: kind, kind, execute: () => Promise.reject(new Error(kind)) }))
  const tools = agentToolsOf({ kinds, connectors, connect: async () => ({ message: '' }) })
  const output = await tools.call('find_operations', { query: text, limit: 8 })
  const found = output.operations as { connector: string; entity: string; action: string; match: RowMatch }[]
  return found.map(({ connector, entity, action, match }) => {
    return { connector, match, isMeant: operations.includes(`${connector}.${entity}.${action}`) }
  })
}

/** The shares of ranks that are first, among five and among eight; rounded to hundredths. */
export function recallOf(ranks: readonly Rank[]): Recall {
  const within = (most: number) =>
    share(ranks.filter((rank) => rank !== undefined && rank <= most).length, ranks.length)
  return { phrases: ranks.length, at1: within(1), at5: within(5), at8: within(8) }
}

function share(part: number, all: number): number {
  return all > 0 ? Math.round((part / all) * 100) / 100 : 0
}

function connectedFor(
  kinds: readonly AgentKind[],
  text: string,
  operation: string | undefined,
  count: number,
): string[] {
  const meant = operation?.split('.')[0]
  const digest = (kind: string) => createHash('sha256').update(`${text} ${kind}`).digest('hex')
  const others = kinds.map(({ kind }) => kind).filter((kind) => kind !== meant)
  const byDigest = others.map((kind) => ({ kind, by: digest(kind) })).sort((one, other) => (one.by < other.by ? -1 : 1))
  const names = byDigest.map(({ kind }) => kind)
  return meant === undefined ? names.slice(0, count) : [meant, ...names.slice(0, count - 1)]
}
