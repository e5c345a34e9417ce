/** The head of a drafted manifest. */
import type { ApiDescription } from '../../description/model.ts'
import type { DraftOptions } from './model.ts'

/** Returns the head of a manifest. */
export function headOf(description: Pick<ApiDescription, 'title' | 'docs'>, { kind, id, title }: DraftOptions) {
  return {
    format: 1,
    kind,
    id,
    title: title ?? description.title.slice(0, 100),
    category: 'other',
    version: '0.1.0',
    support: 'community',
    docs: docsOf(description),
  }
}

/** Returns the page that a description names. */
export function docsOf({ docs }: Pick<ApiDescription, 'docs'>): string {
  return docs !== undefined && /^https:\/\/[^\s@]+$/.test(docs) && docs.length <= 500 ? docs : NO_DOCS
}

/** The page of a description without documentation. */
export const NO_DOCS = 'https://example.com/docs'
