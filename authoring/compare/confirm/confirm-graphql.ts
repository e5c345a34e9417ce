/** Confirms by a GraphQL schema the documents of a manifest, and the types of their variables and results. */
import { type Field, pointer, type ValidManifest } from 'plugboard/author'
import { mark, type Marks, ProvedOperation, proveField } from '../../../evidence/index.ts'
import { follow } from '../answer/answer.ts'
import { requestsOf } from '../call.ts'
import { type GraphqlSchema, graphqlShape } from '../../description/graphql-schema.ts'
import type { ApiShape } from '../../description/model.ts'
import { ANY } from '../../description/shape.ts'
import { confirmAnswer, confirmPagination } from './confirm-answer.ts'
import { shapeShown } from './shape-shown.ts'

/** Marks everything that a schema confirms. */
export function marksOfGraphql(valid: ValidManifest, check: GraphqlSchema): Marks {
  const marks: Marks = new Set()
  const { operations, changes = {} } = valid.resolved
  const all = [
    ...Object.entries(operations),
    ...Object.entries(changes).map(([entity, operation]) => [`${entity}.changes`, operation] as const),
  ]
  for (const [id, operation] of all) confirmDocuments(new ProvedOperation(valid, id, operation, marks), check)
  return marks
}

function confirmDocuments(subject: ProvedOperation, check: GraphqlSchema): void {
  for (const { request, part, reads, isLast } of requestsOf(subject.operation)) {
    const { body } = request
    if (body?.from !== 'graphql') continue
    const { faults, variables, answer } = check(body.document)
    if (faults.some(({ isDeprecation }) => !isDeprecation)) continue
    subject.prove(`${part}/graphql`, part === '' ? 'request' : 'steps')
    for (const name of Object.keys(subject.manifest.fragments ?? {}))
      if (new RegExp(`\\.\\.\\. ?${name}\\b`).test(body.document))
        subject.marks.add(mark(pointer('/fragments', name), 'request'))
    const taken = new Set<string>()
    for (const { name, value } of body.variables) {
      const type = variables[name]
      const [only, more] = 'template' in value ? value.template.parts : []
      if (!type || more !== undefined || typeof only !== 'object') continue
      taken.add(only.name)
      const at = pointer('/params', only.name)
      const field = subject.written(at) as Field | undefined
      if (field === undefined) continue
      proveField(field, subject.origin(at), shapeShown(graphqlShape(type)), subject.context)
      if (!type.isNullable) subject.marks.add(mark(subject.origin(at), 'required'))
    }
    const data = dataOf(graphqlShape(answer))
    for (const [location, locator] of reads) if (follow(data, locator)) subject.prove(location, 'steps')
    if (!isLast) continue
    confirmAnswer(subject, data)
    confirmPagination(subject, data, (param) => taken.has(param))
  }
}

/** Returns the fields under `data`, which contains the document's fields in a GraphQL response. */
function dataOf(answer: ApiShape): ApiShape {
  return { ...ANY, types: ['object'], properties: new Map([['data', () => answer]]), isOpen: true }
}
