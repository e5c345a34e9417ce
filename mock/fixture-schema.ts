import type { JsonSchema } from 'plugboard/runtime'

const NAMED_TEXTS: JsonSchema = { type: 'object', additionalProperties: { type: 'string' } }

const RECORD_COUNT: JsonSchema = {
  type: ['integer', 'null'],
  minimum: 0,
  description: 'The number of records, if they have no key. Null if the response has no records.',
}

/** A fixture as JSON Schema (draft-07): one call, what went over the wire, and what came out. */
export const FIXTURE_SCHEMA: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['source', 'call', 'exchanges', 'result'],
  anyOf: [
    { required: ['shows'] },
    { properties: { source: { properties: { kind: { not: { const: 'composed' } } } } } },
  ],
  properties: {
    source: {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'date'],
      description:
        'recorded: captured from the real vendor. documented: built from its published documentation or schema. composed: invented.',
      properties: {
        kind: { enum: ['recorded', 'documented', 'composed'] },
        url: { type: 'string', pattern: '^https://' },
        date: {
          type: 'string',
          format: 'date',
          description: 'The day on which the page was read, the answer was captured, or the fixture was made up.',
        },
        auth: {
          type: 'string',
          pattern: '^[\\w-]{6}$',
          description: 'A digest of the auth that the third party accepted. `plugboard capture` writes it.',
        },
      },
    },
    shows: {
      type: 'string',
      pattern: '^.{10,200}$',
      description: 'One line that says what a composed fixture shows and no tool can derive from a manifest.',
    },
    auth: { type: 'string', description: "The auth variant. Defaults to the manifest's first." },
    config: { type: 'object', description: "The manifest's settings." },
    call: {
      type: 'object',
      additionalProperties: false,
      required: ['entity', 'action'],
      properties: { entity: { type: 'string' }, action: { type: 'string' }, params: { type: 'object' } },
    },
    exchanges: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['request', 'response'],
        properties: {
          request: {
            type: 'object',
            additionalProperties: false,
            required: ['method', 'path'],
            properties: {
              method: { enum: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] },
              host: { type: 'string', description: "The origin, if it is not the base URL's." },
              path: { type: 'string', pattern: '^/[^?#]*$' },
              query: {
                type: 'object',
                additionalProperties: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
              },
              headers: NAMED_TEXTS,
              body: {},
            },
          },
          response: {
            type: 'object',
            additionalProperties: false,
            required: ['status'],
            properties: { status: { type: 'integer', minimum: 100, maximum: 599 }, headers: NAMED_TEXTS, body: {} },
          },
        },
      },
    },
    result: {
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      properties: {
        keys: { type: 'array', items: { type: ['string', 'integer'] } },
        records: RECORD_COUNT,
        meta: { type: 'object' },
        next: { type: ['object', 'null'] },
        file: {
          type: 'object',
          additionalProperties: false,
          required: ['bytes'],
          properties: {
            bytes: { type: 'integer', minimum: 0 },
            sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
            type: { type: 'string' },
            name: { type: 'string' },
          },
        },
        error: {
          type: 'object',
          additionalProperties: false,
          required: ['code'],
          properties: {
            code: { type: 'string' },
            upstream: {
              type: 'object',
              additionalProperties: false,
              properties: {
                status: { type: 'integer' },
                code: { type: 'string' },
                message: { type: 'string' },
                request_id: { type: 'string' },
              },
            },
          },
        },
      },
    },
  },
}
