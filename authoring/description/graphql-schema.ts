/** Reads a vendor's GraphQL schema. */
import { readFile } from 'node:fs/promises'
import {
  type GraphqlCheck,
  graphqlChecker,
  GraphqlFault,
  type GraphqlRoots,
  graphqlRoots,
  type GraphqlType,
} from 'plugboard/author'
import { DescriptionFault } from './description-fault.ts'
import type { ApiShape } from './model.ts'
import { ANY } from './shape.ts'

/** A vendor's GraphQL schema: it checks documents. */
export type GraphqlSchema = (document: string) => GraphqlCheck

/** Reads the text of a schema. @throws DescriptionFault */
export function readGraphqlSchema(text: string): GraphqlSchema {
  return asFault(() => graphqlChecker(text))
}

/** A schema to draft from. */
export interface GraphqlDescription extends GraphqlRoots {
  readonly check: GraphqlSchema
}

/** Whether a file is a GraphQL schema, by its name, or the response to an introspection query. */
export async function isGraphqlFile(file: string): Promise<boolean> {
  if (/\.(?:graphqls?|gql)$/i.test(file)) return true
  const head = /\.json$/i.test(file) ? await readFile(file, 'utf8').catch(() => '') : ''
  return /^\s*\{\s*(?:"data"\s*:\s*\{\s*)?"__schema"/.test(head)
}

/** Reads a file with a schema: the schema language, or the response to an introspection query. @throws DescriptionFault */
export async function readGraphql(file: string): Promise<GraphqlDescription> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) throw new DescriptionFault('no such file')
  const roots = asFault(() => graphqlRoots(text))
  if (roots.queries.length === 0) throw new DescriptionFault('it has no type Query')
  return { ...roots, check: readGraphqlSchema(text) }
}

function asFault<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof GraphqlFault) throw new DescriptionFault(`it ${error.message}`)
    throw error
  }
}

/** Returns the shape of a custom scalar, if known. */
export type ScalarShape = (name: string) => Pick<ApiShape, 'types' | 'format'> | undefined

/** Converts a GraphQL type to a shape. @param scalar the shapes of custom scalars. Defaults to any value */
export function graphqlShape(type: GraphqlType, scalar: ScalarShape = () => undefined): ApiShape {
  const { kind, isNullable, values, items, fields, scalar: name } = type
  const own = name === undefined ? undefined : scalar(name)
  return {
    ...ANY,
    types: kind === 'any' ? [] : [kind],
    ...own,
    isNullable,
    enum: values,
    items: items && (() => graphqlShape(items, scalar)),
    properties: new Map(
      Object.entries(fields ?? {}).map(([field, read]) => [field, () => graphqlShape(read(), scalar)]),
    ),
  }
}
