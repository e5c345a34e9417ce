/** One search over all copies of a customer. */
import type { JsonSchema } from '../runtime/base/json.ts'
import { EXTERNAL_USER_ID, integer, KIND_NAME, list, nullable, object, oneOf, text, uuid } from './schema.ts'

/** The path of the search of all copies. */
export const SEARCH_ALL_PATH = '/api/v1/integrations/search'

/** Maximum number of hits of a search. */
export const HITS_MAX = 100

const NAME: JsonSchema = { type: 'string', minLength: 1, maxLength: 255 }

/** The body of a search of all copies. */
export const SEARCH_ALL_REQUEST: JsonSchema = object(
  {
    external_user_id: {
      ...EXTERNAL_USER_ID,
      description: 'Your own ID of the customer. Optional for a scoped token, which searches for its own customer.',
    },
    q: text('The words to search for, as a person types them. Typing errors in titles are forgiven.', {
      minLength: 1,
      maxLength: 200,
    }),
    connector_types: list(NAME, 'Filters by kind.', { minItems: 1, maxItems: 100 }),
    entities: list(NAME, 'Filters by entity.', { minItems: 1, maxItems: 100 }),
    limit: integer('The maximum number of hits.', { minimum: 1, maximum: HITS_MAX, default: 20 }),
  },
  ['q'],
)

/** A record that a search of all copies found. */
export const HIT: JsonSchema = object(
  {
    connector_id: uuid('The ID of the connector.'),
    connector_type: KIND_NAME,
    entity: text('The name of the entity.'),
    key: text('The key of the record.'),
    title: text('The title of the record, up to 200 characters.'),
    snippet: nullable(
      text('The text around the first word found, up to 200 characters. Null for a record without text.'),
    ),
    score: {
      type: 'number',
      description:
        'The relevance, from 0 to 1. Above 0.5, the record has all the words. 0 for a record that was found by its meaning.',
    },
    meaning: {
      type: 'number',
      description:
        'How near the text of the record is to the words in meaning, from 0 to 1. Absent where the server does not compare meanings, or the text is not near.',
    },
  },
  ['connector_id', 'connector_type', 'entity', 'key', 'title', 'snippet', 'score'],
)

/** A copy that a search of all copies did not search, or only in part. */
export const NOT_SEARCHED_COPY: JsonSchema = object({
  connector_id: uuid('The ID of the connector.'),
  connector_type: KIND_NAME,
  entity: text('The name of the entity.'),
  status: oneOf(
    ['loading', 'preview', 'held', 'indexing'],
    '`loading` before the first sync stores records. `preview` until the first sync is complete: its records so far are searched. ' +
      '`held` while records of a copy that shrinks too much are kept until a full sync. `indexing` while a large copy gets its index.',
  ),
})

/** The metadata of a search of all copies. */
export const SEARCH_ALL_META: JsonSchema = object({
  not_searched: list(NOT_SEARCHED_COPY, 'The copies that were not searched, or only in part: 50 at most.', {
    maxItems: 50,
  }),
  took_ms: { type: 'number', description: 'The duration of the search, in milliseconds.' },
})

/** The hits of a search of all copies. */
export const SEARCH_ALL_PAGE: JsonSchema = object({
  data: list(HIT, 'The records found, best first.'),
  meta: SEARCH_ALL_META,
})
