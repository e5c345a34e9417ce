/** Finds the pagination of a field of Query: by a connection, or guessed by its arguments. */
import type { ClassifiedField } from './classify.ts'

/** Pagination as a manifest has it, and what a guess rests on. */
export interface FoundPages {
  readonly pagination: Readonly<Record<string, unknown>>
  readonly evidence?: string
}

/** Records a page of a connection unless the caller says otherwise: many vendors refuse a query that does not say how many. */
export const PAGE_SIZE = 50

/** Params of pages, and the style that they stand for. */
const STYLES: readonly (readonly [params: readonly string[], style: string])[] = [
  [['page', 'limit'], 'page'],
  [['page', 'perPage'], 'page'],
  [['offset', 'limit'], 'offset'],
  [['skip', 'limit'], 'offset'],
  [['skip', 'first'], 'offset'],
]

/** Returns the pagination of a list. */
export function findPages({ field, location }: ClassifiedField): FoundPages {
  if (location.form === 'connection') return { pagination: { style: 'graphql' } }
  const names = new Set(field.arguments.map(({ name }) => name))
  const [params, style] = STYLES.find(([needed]) => needed.every((name) => names.has(name))) ?? []
  if (!params) return { pagination: { style: 'none', because: 'The field has no argument for the next page.' } }
  const [param, size] = params
  return { pagination: { style, param, size }, evidence: `by params ${params.join(', ')}` }
}
