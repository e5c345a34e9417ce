import type { JsonSchema } from 'plugboard/runtime'

const SCALAR: JsonSchema = { type: ['string', 'number', 'boolean'] }

const EVENT: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type'],
  properties: {
    id: { type: 'string', description: "Absent where the vendor gives none: the event's digest." },
    type: { type: 'string' },
    at: { type: 'string', format: 'date-time' },
    account: { type: 'string' },
    entity: { type: 'string' },
    action: { enum: ['upsert', 'reread', 'delete'] },
    key: { type: ['string', 'number'] },
    params: { type: 'object' },
  },
}

/** JSON Schema (draft-07) of a webhook's sample: one request, and its meaning. */
export const SAMPLE_SCHEMA: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['source', 'secret', 'time', 'request', 'result'],
  properties: {
    source: {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'date'],
      description:
        'recorded: captured from the real vendor. documented: from its published documentation. composed: invented.',
      properties: {
        kind: { enum: ['recorded', 'documented', 'composed'] },
        url: { type: 'string', pattern: '^https://' },
        date: { type: 'string', format: 'date' },
      },
    },
    shows: { type: 'string', pattern: '^.{10,200}$', description: 'One line that says what the sample shows.' },
    secret: { type: 'string', description: 'The shared secret. Empty for a handshake that hands it over.' },
    time: { type: 'string', format: 'date-time', description: 'When the request arrives.' },
    request: {
      type: 'object',
      additionalProperties: false,
      properties: {
        method: { enum: ['POST', 'GET'] },
        url: { type: 'string', pattern: '^https://' },
        headers: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'Without the signature, the sample is signed with the secret.',
        },
        body: { description: 'Text, byte by byte. Anything else is written as JSON.' },
      },
    },
    result: {
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      maxProperties: 1,
      properties: {
        events: { type: 'array', items: EVENT },
        handshake: {
          type: 'object',
          additionalProperties: false,
          properties: {
            body: { description: 'Text, or the JSON value of the answer.' },
            headers: { type: 'object', additionalProperties: SCALAR },
            secret: { type: 'string' },
          },
        },
        error: { type: 'string', description: 'The code of the error. The proof of the request fits nevertheless.' },
      },
    },
  },
}
