/** A kind beside its vendor's descriptions. */
import type { ValidManifest } from 'plugboard/author'
import { graphqlDifferences } from '../compare/graphql.ts'
import { openapiDifferences } from '../compare/openapi.ts'
import type { OfOperation } from '../compare/base/finding.ts'
import { type GraphqlDescription, graphqlShape } from '../description/graphql-schema.ts'
import type { ApiDescription, ApiOperation } from '../description/model.ts'
import { classify, groupByEntity } from '../draft/find/classify.ts'
import { digestText, ShapeDigests } from './digest.ts'

/** A kind beside its vendor's descriptions. */
export interface VendorState {
  readonly differences: readonly OfOperation[]
  /** The digest of each operation of the vendor that the kind calls. */
  readonly operations: Readonly<Record<string, string>>
  /** Number of the vendor's operations that the kind does not call, by entity. */
  readonly lacking: Readonly<Record<string, number>>
}

/** Returns the state of a kind beside an OpenAPI description. */
export function openapiState(valid: ValidManifest, description: ApiDescription): VendorState {
  const { differences, called } = openapiDifferences(valid, description)
  const digests = new ShapeDigests()
  return {
    differences,
    operations: Object.fromEntries([...called].map((one) => [`${one.method} ${one.path}`, digests.operation(one)])),
    lacking: lackingIn(description.operations, called),
  }
}

/** Returns the state of a kind beside a GraphQL schema. @throws DescriptionFault for a kind without documents */
export function graphqlState(valid: ValidManifest, { check, queries, mutations }: GraphqlDescription): VendorState {
  const { differences, documents } = graphqlDifferences(valid, check)
  const digests = new ShapeDigests()
  const called = new Set([...documents.values()].flatMap(({ answer }) => Object.keys(answer.fields ?? {})))
  const lacking = Object.entries({ queries, mutations }).map(
    ([sort, fields]) => [sort, fields.filter(({ name }) => !called.has(name)).length] as const,
  )
  return {
    differences,
    operations: Object.fromEntries(
      [...documents].map(([name, { variables, answer, faults }]) => {
        const types = Object.entries(variables).map(([variable, type]) => [variable, digests.shape(graphqlShape(type))])
        return [name, digestText([types, digests.shape(graphqlShape(answer)), faults])]
      }),
    ),
    lacking: Object.fromEntries(lacking),
  }
}

/** Returns the state beside several descriptions of different formats. */
export function joinStates(states: readonly VendorState[]): VendorState {
  return {
    differences: states.flatMap(({ differences }) => differences),
    operations: Object.assign({}, ...states.map(({ operations }) => operations)) as VendorState['operations'],
    lacking: Object.assign({}, ...states.map(({ lacking }) => lacking)) as VendorState['lacking'],
  }
}

function lackingIn(operations: readonly ApiOperation[], called: ReadonlySet<ApiOperation>): Record<string, number> {
  const entities = groupByEntity(operations.flatMap((operation) => classify(operation) ?? []))
  const counts = [...entities].map(
    ([entity, all]) => [entity, all.filter(({ operation }) => !called.has(operation)).length] as const,
  )
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}
