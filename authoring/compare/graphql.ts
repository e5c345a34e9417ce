/** A manifest beside the vendor's GraphQL schema: its documents validated, its params and records held against the schema's types. */
import { type GraphqlType, isObject, own, pointer, type ResolvedOperation, type ValidManifest } from 'plugboard/author'
import type { JsonSchema } from 'plugboard/runtime'
import { DescriptionFault } from '../description/description-fault.ts'
import type { ApiShape } from '../description/model.ts'
import { ANY } from '../description/shape.ts'
import { type GraphqlSchema, graphqlShape } from '../description/graphql-schema.ts'
import { compareAnswer, compareLocators } from './answer/answer.ts'
import { type CallRequest, requestsOf } from './call.ts'
import { compareField } from './base/field.ts'
import type { Comparison, Difference, ReportFinding } from './base/finding.ts'
import { placed } from './location.ts'

const VARIABLES = { isTyped: true, isListText: false, isObjectText: false }

/** Compares every document of a manifest with a schema. @throws DescriptionFault for a kind without documents */
export function compareGraphql(valid: ValidManifest, check: GraphqlSchema): Comparison {
  const differences: (Difference & { operation: string })[] = []
  let operations = 0
  for (const [id, operation] of Object.entries(valid.resolved.operations)) {
    const calls = requestsOf(operation).filter(({ request }) => request.body?.from === 'graphql')
    if (calls.length > 0) operations++
    const report: ReportFinding = (severity, part, message) =>
      differences.push({ severity, part, message, operation: id })
    for (const call of calls) compareDocument(call, operation, valid, check, report)
  }
  if (operations === 0)
    throw new DescriptionFault(`${valid.resolved.kind} has no GraphQL operation`, 'Compare it with --openapi.')
  return { findings: placed(valid, differences), operations }
}

function compareDocument(
  { request: { body }, part, reads, isLast }: CallRequest,
  operation: ResolvedOperation,
  { resolved }: ValidManifest,
  check: GraphqlSchema,
  report: ReportFinding,
): void {
  if (body?.from !== 'graphql') return
  const { faults, variables, answer } = check(body.document)
  for (const { message, isDeprecation } of faults)
    report(isDeprecation ? 'note' : 'wrong', `${part}/graphql`, message.replace(/\.$/, ''))
  compareVariables(body.variables, operation.params, variables, report)
  const data: ApiShape = {
    ...ANY,
    types: ['object'],
    // Without data there are errors, which are read before.
    properties: new Map([['data', () => ({ ...graphqlShape(answer), isNullable: false })]]),
    isOpen: true,
  }
  compareLocators(reads, data, report)
  if (isLast) compareAnswer(operation, resolved, data, report, 'the document selects no record fields')
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
