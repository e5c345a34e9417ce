/** Files that pass from one connector to another by handle, without passing through a model. */
import { defined, isObject, type Json, type JsonObject } from '../../runtime/base/json.ts'
import type { JsonSchema } from '../../runtime/index.ts'
import { callOfHandle, type HandleCall } from './handles.ts'

/** A file and its bytes. */
export interface ReadFile {
  readonly name: string | undefined
  readonly type: string | undefined
  readonly bytes: Uint8Array
}

/** A reference in place of a file: the `uri` of a file in a result, and another name or type for it. */
interface FileReference extends JsonObject {
  readonly handle: string
}

/** The calls behind the handles in the params of an operation. @throws ConnectorError `invalid_params` for an invalid handle */
export function handlesIn(params: JsonObject, schema: JsonSchema): HandleCall[] {
  const calls: HandleCall[] = []
  replaced(params, schema, (reference) => {
    calls.push(callOfHandle(reference.handle))
    return reference
  })
  return calls
}

/** Params as a person reads them: a handle shows the call that the file comes from. */
export function withSources(params: JsonObject, schema: JsonSchema): JsonObject {
  return replaced(params, schema, ({ handle, ...others }) => {
    const { connector, entity, action, params: from } = callOfHandle(handle)
    return { ...others, file_of: { connector, entity, action, params: from } }
  }) as JsonObject
}

/** Params with the files of their handles, in order. */
export function withContents(params: JsonObject, schema: JsonSchema, files: readonly ReadFile[]): JsonObject {
  const left = [...files]
  return replaced(params, schema, ({ handle: _handle, ...others }) => {
    const { name = 'file', type, bytes = new Uint8Array() } = left.shift() ?? {}
    return defined({ name, type, ...others, base64: Buffer.from(bytes).toString('base64') })
  }) as JsonObject
}

function replaced(value: Json, schema: JsonSchema, by: (reference: FileReference) => JsonObject): Json {
  if (isReference(value, schema)) return by(value)
  const { items, properties } = schema
  if (Array.isArray(value)) return isObject(items) ? value.map((item) => replaced(item, items, by)) : value
  if (!isObject(value) || !isObject(properties)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const inner = properties[name]
      return [name, isObject(inner) ? replaced(item, inner, by) : item]
    }),
  )
}

function isReference(value: Json | undefined, schema: JsonSchema): value is FileReference {
  return isFile(schema) && isObject(value) && typeof value.handle === 'string'
}

/** Whether a schema describes a file: no other param has these names. */
function isFile({ properties }: JsonSchema): boolean {
  return isObject(properties) && ['name', 'base64', 'bytes'].every((name) => name in properties)
}

/** Schema of params as a model reads it: a file may be a handle. */
export function withHandles(schema: JsonSchema): JsonSchema {
  const { items, properties } = schema
  if (isFile(schema)) return FILE
  if (isObject(items)) return { ...schema, items: withHandles(items) }
  if (!isObject(properties)) return schema
  const shown = Object.entries(properties).map(([name, inner]) => [name, isObject(inner) ? withHandles(inner) : inner])
  return { ...schema, properties: Object.fromEntries(shown) as JsonObject }
}

const FILE: JsonSchema = {
  type: 'object',
  description: 'The handle of a file: the uri that a download returned. Or its name and content.',
  properties: {
    handle: { type: 'string' },
    name: { type: 'string' },
    type: { type: 'string', description: 'The media type.' },
    text: { type: 'string' },
    base64: { type: 'string' },
  },
  additionalProperties: false,
}
