/** Own fields of accounts whose labels a query names: "set the story points to 5" names a field of issues. */
import { ConnectorError } from '../../../runtime/base/errors.ts'
import type { OwnField } from '../../../runtime/index.ts'
import type { CallOptions } from '../../base/engine.ts'
import type { AgentConnector, AgentKind } from '../agent-source.ts'
import { contentWords, plainWords, stem } from './words.ts'

/** Maximum number of lists of own fields that a query reads. Each is kept for ten minutes. */
const MOST_LISTS = 8

/** An entity of an account with own fields that writes may set. */
export interface LabelledEntity {
  readonly connector: AgentConnector
  readonly kind: AgentKind
  readonly entity: string
}

/** Own fields that a query names, and the query with their entity in place of the label. */
export interface NamedLabel extends LabelledEntity {
  readonly fields: readonly OwnField[]
  readonly query: string
  /** Number of words of the label. One word may be meant otherwise. */
  readonly words: number
}

/** The own fields whose labels a query has, the longest labels first. A list that the third party refuses has none. */
export async function namedLabels(
  query: string,
  entities: readonly LabelledEntity[],
  { signal, timeoutMs }: CallOptions,
): Promise<NamedLabel[]> {
  const asked = new Set(contentWords(query))
  const found = await Promise.all(
    entities.slice(0, MOST_LISTS).map(async (one) => {
      const fields = await listed(one, { signal, timeoutMs })
      const lengthOf = ({ label, writable }: OwnField) => (writable ? namedWords(label, asked) : 0)
      const words = Math.max(0, ...fields.map(lengthOf))
      const best = fields.filter((field) => words > 0 && lengthOf(field) === words)
      const [first] = best
      return first ? [{ ...one, fields: best, words, query: withEntity(query, first.label, one.entity) }] : []
    }),
  )
  return found.flat().toSorted((one, other) => other.words - one.words)
}

async function listed({ connector, entity }: LabelledEntity, options: CallOptions): Promise<readonly OwnField[]> {
  try {
    return (await connector.fields?.(entity, {}, options)) ?? []
  } catch (error) {
    if (!(error instanceof ConnectorError) || error.code === 'cancelled') throw error
    return []
  }
}

/** The number of words of a label, if the query has all of them. */
function namedWords(label: string, asked: ReadonlySet<string>): number {
  const words = contentWords(label)
  return words.every((word) => asked.has(word)) ? words.length : 0
}

function withEntity(query: string, label: string, entity: string): string {
  const ofLabel = new Set(contentWords(label))
  const isLabel = (word: string) => ofLabel.has(stem(word))
  const words = plainWords(query)
  const at = words.findIndex(isLabel)
  return [...words.slice(0, at), entity.replaceAll('_', ' '), ...words.slice(at).filter((word) => !isLabel(word))].join(
    ' ',
  )
}
