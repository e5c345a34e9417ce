/** All types of one kind as one JSON Schema, with everything referenced from its root. */
import { type Json, type JsonSchema, own, type ResolvedEntity, type ResolvedOperation } from 'plugboard/author'
import { conditionsText, endSentence, givesList, jsonTypeOf } from 'plugboard/internal'
import type { Fixture } from '../../mock/index.ts'
import type { KindSource } from '../file.ts'
import { metaSchema } from './meta.ts'
import { createNamer, type Namer } from './name.ts'
import { closedShape, commentText, FILE_TYPE, fromPairs, reference, type TypeNames, typeShapeOf } from './shape.ts'

interface Context {
  readonly source: KindSource
  readonly names: TypeNames
  readonly name: Namer
  readonly definitions: [string, JsonSchema][]
}

/** Returns the root schema and its name; its definitions are the file's types. */
export function rootSchema(source: KindSource): { readonly name: string; readonly schema: JsonSchema } {
  const { manifest } = source
  const name = createNamer([FILE_TYPE, 'Kinds'])
  const root = name(manifest.kind)
  const [operations, credentials, config] = ['operations', 'credentials', 'config'].map((part) =>
    name(manifest.kind, part),
  ) as [string, string, string]
  const names = new Map(Object.keys(manifest.schemas).map((schema) => [schema, name(schema)]))
  const context: Context = { source, names, name, definitions: [] }
  for (const [schema, type] of names) context.definitions.push([type, typeShapeOf(manifest.schemas[schema], names)])
  context.definitions.push([operations, operationsSchema(context)])
  context.definitions.push([credentials, credentialsSchema(context)])
  context.definitions.push([config, typeShapeOf(manifest.config, names)])
  const parts: [string, JsonSchema][] = [
    ['operations', reference(operations)],
    ['credentials', reference(credentials)],
    ['config', reference(config)],
  ]
  const description = commentText(`${manifest.title}. ${manifest.description ?? ''}`)
  return { name: root, schema: { ...closedShape(parts, description), $defs: fromPairs(context.definitions) } }
}

function operationsSchema(context: Context): JsonSchema {
  const entities = Object.entries(context.source.manifest.entities)
  return closedShape(
    entities.map(([name, entity]) => [name, entitySchema(context, name, entity)] as const),
    'The operations, by entity and action.',
  )
}

function entitySchema(context: Context, name: string, entity: ResolvedEntity): JsonSchema {
  const { manifest } = context.source
  const operations = Object.values(manifest.operations).filter((operation) => operation.entity === name)
  const actions = operations.map((operation) => [operation.action, operationSchema(context, operation)] as const)
  const search = entity.search ? [['search', searchSchema(context, name, entity.search)] as const] : []
  return closedShape([...actions, ...search], commentText(entity.description ?? ''))
}

function operationSchema(context: Context, operation: ResolvedOperation): JsonSchema {
  const { entity, action, description, deprecated } = operation
  const type = context.name(entity, action, 'params')
  context.definitions.push([type, paramsSchema(operation, context.names)])
  const params = ['params', reference(type)] as const
  const fixtures = context.source.fixtures.filter(({ call }) => call.entity === entity && call.action === action)
  const answer: (readonly [string, JsonSchema])[] = operation.file
    ? [['file', { const: true }]]
    : [
        ['records', recordsSchema(operation, fixtures, context.names)],
        ['meta', metaSchema(operation, context.source)],
      ]
  return { ...closedShape([params, ...answer], commentText(description ?? '')), ...(deprecated && { deprecated }) }
}

function paramsSchema(operation: ResolvedOperation, names: TypeNames): JsonSchema {
  const { entity, action, params, open } = operation
  const conditions = conditionsText(operation)
  const sets = conditions && ` ${conditions}`
  const description = commentText(`Params of ${entity}.${action}.${sets}`)
  return { ...typeShapeOf({ ...params, additionalProperties: open !== undefined }, names), description }
}

function recordsSchema(operation: ResolvedOperation, fixtures: readonly Fixture[], names: TypeNames): JsonSchema {
  const { record, records, errors } = operation
  if (records === null) return { type: 'null' }
  const shape = record ? typeShapeOf(record, names) : { type: 'object' }
  if (givesList(operation)) return { type: 'array', items: shape }
  const mayBeNull =
    errors.rules.some((rule) => rule.as === 'empty') || fixtures.some(({ result }) => result.records === null)
  return mayBeNull ? { anyOf: [shape, { type: 'null' }] } : shape
}

function searchSchema(context: Context, entity: string, search: NonNullable<ResolvedEntity['search']>): JsonSchema {
  const type = context.name(entity, 'search', 'fields')
  const fields = Object.entries(search).map(
    ([name, field]) => [name, { type: [jsonTypeOf(field.type), 'null'] as Json[] }] as const,
  )
  context.definitions.push([type, closedShape(fields, `Searchable fields of ${commentText(entity)}, in hosted mode.`)])
  return closedShape([['fields', reference(type)]], '')
}

function credentialsSchema(context: Context): JsonSchema {
  const { auth, kind } = context.source.manifest
  const variants = Object.keys(auth).map((variant) => {
    const { credentials, title, sunset } = own(auth, variant)!
    const type = context.name(kind, variant, 'credentials')
    context.definitions.push([
      type,
      {
        ...typeShapeOf(sunset ? { ...credentials, deprecated: true } : credentials, context.names),
        description: commentText(sunset ? `${title}. ${endSentence(sunset)}` : title),
      },
    ])
    return [variant, reference(type)] as const
  })
  return closedShape(variants, 'Credentials by auth variant.')
}
