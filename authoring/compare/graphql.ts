/** A manifest beside the vendor's GraphQL schema: its documents validated, its params and records held against the schema's types. */
import {
  type GraphqlCheck,
  type GraphqlType,
  isObject,
  own,
  pointer,
  type ResolvedOperation,
  type ValidManifest,
} from 'plugboard/author'
import type { JsonSchema } from 'plugboard/runtime'
import { endIn } from '../description/deprecation.ts'
import { DescriptionFault } from '../description/description-fault.ts'
import type { ApiShape } from '../description/model.ts'
import { ANY } from '../description/shape.ts'
import { type GraphqlSchema, graphqlShape } from '../description/graphql-schema.ts'
import { compareAnswer, compareLocators } from './answer/answer.ts'
import { type CallRequest, requestsOf } from './call.ts'
import { compareField } from './base/field.ts'
import { type Comparison, type OfOperation, type ReportFinding, reporter } from './base/finding.ts'
import { placed } from './location.ts'

const VARIABLES = { isTyped: true, isListText: false, isObjectText: false }

/** Compares every document of a manifest with a schema. @throws DescriptionFault for a kind without documents */
export function compareGraphql(valid: ValidManifest, check: GraphqlSchema): Comparison {
  const { differences, documents } = graphqlDifferences(valid, check)
  const operations = new Set([...documents.values()].map(({ operation }) => operation)).size
  return { findings: placed(valid, differences), operations }
}

/** A document of an operation, as the schema reads it. */
export interface CheckedDocument extends GraphqlCheck {
  readonly operation: string
}

/**
 * Returns the differences of every document, and the documents by their names: `issues of issues.list`.
 * @throws DescriptionFault for a kind without documents
 */
export function graphqlDifferences(
  valid: ValidManifest,
  check: GraphqlSchema,
): { readonly differences: readonly OfOperation[]; readonly documents: ReadonlyMap<string, CheckedDocument> } {
  const differences: OfOperation[] = []
  const documents = new Map<string, CheckedDocument>()
  for (const [id, operation] of Object.entries(valid.resolved.operations))
    for (const call of requestsOf(operation)) {
      const { body } = call.request
      if (body?.from !== 'graphql') continue
      const checked = check(body.document)
      const there = `${Object.keys(checked.answer.fields ?? {}).join(', ')} of ${id}${call.part}`
      documents.set(there, { ...checked, operation: id })
      compareDocument({ call, operation, checked }, valid, reporter(differences, id, { there }))
      compareVariables(body.variables, operation.params, checked.variables, reporter(differences, id, { there }))
    }
  if (documents.size === 0)
    throw new DescriptionFault(`${valid.resolved.kind} has no GraphQL operation`, 'Compare it with --openapi.')
  return { differences, documents }
}

interface DocumentCall {
  readonly call: CallRequest
  readonly operation: ResolvedOperation
  readonly checked: GraphqlCheck
}

function compareDocument(
  { call: { part, reads, isLast }, operation, checked: { faults, answer } }: DocumentCall,
  { resolved }: ValidManifest,
  report: ReportFinding,
): void {
  for (const { message, isDeprecation } of faults)
    report(
      isDeprecation ? 'note' : 'wrong',
      `${part}/graphql`,
      message.replace(/\.$/, ''),
      isDeprecation ? { ends: endIn(message) ?? 'none' } : {},
    )
  const data: ApiShape = {
    ...ANY,
    types: ['object'],
    // Without data there are errors, which are read before.
    properties: new Map([['data', () => ({ ...graphqlShape(answer), isNullable: false })]]),
    isOpen: true,
  }
  compareLocators(reads, data, report)
  if (isLast) compareAnswer(operation, resolved, { shape: data }, report, 'the document selects no record fields')
}

function compareVariables(
  entries: readonly { readonly name: string }[],
  params: JsonSchema,
  variables: Readonly<Record<string, GraphqlType>>,
  report: ReportFinding,
): void {
  const properties = (params.properties ?? {}) as Record<string, JsonSchema>
  for (const { name } of entries) {
    const type = own(variables, name)
    const schema = properties[name]
    if (!type || !isObject(schema)) continue
    compareField(
      { ours: schema, theirs: graphqlShape(type), name, part: pointer('/params', name), writing: VARIABLES },
      report,
    )
  }
}
