/** The language's definition of what responses are written in. */
import type { JsonSchema } from '../../base/json.ts'
import { key, keys } from './words.ts'

const XML: JsonSchema = key(
  'Responses are XML, read as JSON: $.Root.Element is an element, $.Root.@name an attribute. Values are text, in records of the types that their schema states.',
  { lists: ['ListResult.Prefixes'], namespaces: { soap: 'http://schemas.xmlsoap.org/soap/envelope/' } },
  keys({
    lists: key(
      'The elements that are lists even if the response has one of them, by their path from the root element. The records of a list are one already, and the fields whose schema is a list.',
      ['ListResult.Prefixes'],
      {
        type: 'array',
        minItems: 1,
        maxItems: 50,
        items: { type: 'string', pattern: '^[^.\\s]+(?:\\.[^.\\s]+)+$', maxLength: 500 },
      },
    ),
    namespaces: key(
      'Namespaces whose names get a prefix, always this one. Other names have none.',
      { soap: 'http://schemas.xmlsoap.org/soap/envelope/' },
      {
        type: 'object',
        propertyNames: { pattern: '^[A-Za-z_][\\w-]{0,30}$' },
        additionalProperties: { type: 'string', minLength: 1, maxLength: 500 },
        minProperties: 1,
        maxProperties: 20,
      },
    ),
  }),
)

/** The format of a response. */
export const DECODE: JsonSchema = key(
  'The format of a response: json, xml, one JSON value a line (ndjson), or lines of fields after a header line (csv, RFC 4180). With ndjson and csv, each line of a successful response is a record. Refusals are json, or xml with xml.',
  'ndjson',
  {
    anyOf: [{ enum: ['json', 'xml', 'ndjson', 'csv'] }, keys({ xml: XML }, ['xml'])],
  },
  { xml: { lists: ['Books.Book'] } },
)
