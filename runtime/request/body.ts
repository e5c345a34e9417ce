/** The body of a request: JSON, form, multipart, related, binary, GraphQL. */
import { BodyStream } from '../base/body-stream.ts'
import { type FileParams, FileSource } from '../base/file-source.ts'
import type { Json } from '../base/json.ts'
import type { ValueLookup } from '../language/template-value.ts'
import type { BodyShape, Encoding } from '../manifest/index.ts'
import { type Body, mediaTypeOf, readFileParam } from './file.ts'
import { multipart, related } from './multipart.ts'
import { encodePairs } from './pairs.ts'
import { compileEntries, compileValue, encodingsOf, renderMap } from './value.ts'

/** Writes a body; `extra` has the undeclared params of an open operation. */
export type WriteBody = (scope: ValueLookup, extra: { readonly [key: string]: Json }) => Body

const JSON_TYPE = 'application/json'

/** Compiles the writer of an operation's body. */
export function compileBodyWriter(shape: BodyShape, encode: Encoding, files: FileParams = {}): WriteBody {
  switch (shape.from) {
    case 'graphql': {
      const variables = compileEntries(shape.variables, encode.empty)
      const head = `{"query":${JSON.stringify(shape.document)},"variables":`
      return (scope, extra) => ({
        type: JSON_TYPE,
        content: `${head}${JSON.stringify({ ...renderMap(variables, scope), ...extra })}}`,
      })
    }
    case 'file':
      return (scope) => {
        const { param } = shape
        const file = readFileParam(scope(param), param)
        const { content } = file
        const isStream = content instanceof FileSource
        const { maxBytes } = files[param] ?? {}
        return {
          type: mediaTypeOf(file),
          content: isStream ? new BodyStream([{ source: content, param, maxBytes }]) : content,
        }
      }
    case 'value': {
      const render = compileValue(shape.value, encode.empty)
      return (scope) => ({ type: JSON_TYPE, content: JSON.stringify(render(scope) ?? null) })
    }
    case 'entries': {
      const entries = compileEntries(shape.entries, encode.empty)
      const write = writerOf(encode.body, encodingsOf(shape.entries, encode), files)
      return (scope, extra) => write({ ...renderMap(entries, scope), ...extra })
    }
  }
}

function writerOf(
  body: Encoding['body'],
  encodingOf: (name: string) => Encoding,
  files: FileParams,
): (values: { [key: string]: Json }) => Body {
  switch (body) {
    case 'form':
      return (values) => ({
        type: 'application/x-www-form-urlencoded',
        content: Object.entries(values)
          .map(([name, value]) => encodePairs(name, value, encodingOf(name)))
          .filter(Boolean)
          .join('&'),
      })
    case 'multipart':
      return (values) => multipart(values, encodingOf, files)
    case 'related':
      return (values) => related(values, files)
    default:
      return (values) => ({ type: JSON_TYPE, content: JSON.stringify(values) })
  }
}
