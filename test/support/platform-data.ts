/** Descriptions of a kind from the stand-in for the platform, and its searches. */
import { SEARCH_PARAMS } from '../../contract/index.ts'
import { paramsContract } from '../../runtime/plan/index.ts'
import type { JsonObject, Plan } from '../../runtime/index.ts'

/** A definition as the platform gives it. */
export function definitionOf({ kind, manifest }: Plan): Record<string, unknown> {
  const { id, title, support, version, docs, entities, operations } = manifest
  return {
    sourceDefinitionId: id,
    name: title,
    iconUrl: '',
    supportLevel: support,
    connector_type: kind,
    version,
    documentation_url: docs,
    entities: Object.entries(entities).map(([name, { description, search }]) => ({
      name,
      description,
      actions: [
        ...Object.values(operations)
          .filter(({ entity }) => entity === name)
          .map((operation) => {
            const { action, description, effect, scopes = [] } = operation
            return { action, description, effect, params: paramsContract(operation), requires: scopes }
          }),
        ...(search ? [{ action: 'search', effect: 'read', params: SEARCH_PARAMS, requires: [] }] : []),
      ],
    })),
  }
}

/** Searches by equality only, page after page. */
export function searchIn(records: readonly JsonObject[], params: JsonObject): Record<string, unknown> {
  const {
    query,
    limit = 1000,
    cursor = '0',
  } = params as {
    query: { filter?: { eq?: JsonObject } }
    limit?: number
    cursor?: string
  }
  const wanted = Object.entries(query.filter?.eq ?? {})
  const found = records.filter((record) => wanted.every(([name, value]) => record[name] === value))
  const end = Number(cursor) + limit
  const hasMore = end < found.length
  return {
    data: found.slice(Number(cursor), end),
    meta: {
      has_more: hasMore,
      cursor: hasMore ? String(end) : null,
      took_ms: 1,
      synced_at: '2026-01-31T12:00:00.000Z',
      age_seconds: 60,
      full_synced_at: '2026-01-31T00:00:00.000Z',
      full_age_seconds: 43_260,
    },
    next: hasMore ? { ...params, cursor: String(end) } : null,
  }
}
