/** Where an operation looks in an answer, and its records' fields, beside what the vendor says it answers. */
import { isObject, pointer, type ResolvedManifest, type ResolvedOperation } from 'plugboard/author'
import { eachEntry } from 'plugboard/parts'
import type { JsonSchema } from 'plugboard/runtime'
import type { ApiShape } from '../openapi/model.ts'
import { listed, comparedTypes } from './field.ts'
import type { ReportFinding, Severity } from './finding.ts'

type Locator = NonNullable<ResolvedOperation['records']>

/** Compares where a request of several reads what the next ones insert, and whether it is done, with the answer's shape. */
export function compareLocators(
  locators: readonly (readonly [part: string, locator: Locator | undefined])[],
  body: ApiShape,
  report: ReportFinding,
): void {
  for (const [part, locator] of locators) {
    const missing = locator && missingStep(body, locator)
    if (missing !== undefined) report('wrong', part, `the answer has no ${missing} in the description`)
  }
}

/** Compares the places and the record of an operation with the answer's shape. */
export function compareAnswer(
  operation: ResolvedOperation,
  { schemas }: Pick<ResolvedManifest, 'schemas'>,
  body: ApiShape,
  report: ReportFinding,
  unknownFields = 'the description has no record fields',
): void {
  const look = (locator: Locator, part: string, severity: Severity) => {
    const missing = missingStep(body, locator)
    if (missing !== undefined) report(severity, part, `the answer has no ${missing} in the description`)
  }
  for (const [name, locator] of Object.entries(operation.meta)) look(locator, pointer('/meta', name), 'undocumented')
  for (const [key, value] of Object.entries(operation.pagination ?? {}))
    if (isObject(value) && 'in' in value) look(value as unknown as Locator, `/pagination/${key}`, 'wrong')
  const links = operation.pagination?.style === 'link' ? operation.pagination.links : []
  const [first] = links
  if (first && links.every(({ next }) => missingStep(body, next) !== undefined))
    look(first.next, '/pagination/next', 'wrong')
  if (operation.records === null || operation.file) return
  look(operation.records, '/records', 'wrong')
  const found = follow(body, operation.records)
  const record = found?.types.includes('array') ? found.items?.() : found
  if (operation.record && record)
    compareRecord(operation.record, record, { schemas, report, unknownFields, part: '/schema', path: '', depth: 0 })
}

/** The shape that a locator leads to, or undefined where the description ends. */
function follow(body: ApiShape, locator: Locator): ApiShape | undefined {
  if (locator.in === 'first') return locator.of.map((one) => follow(body, one)).find((shape) => shape !== undefined)
  const each = eachEntry(locator)
  const list = each && follow(body, { in: 'body', steps: each.list })?.items?.()
  if (each) return list && follow(list, { in: 'body', steps: each.inner })
  if (locator.in !== 'body') return undefined
  return locator.steps.reduce<ApiShape | undefined>((shape, step) => {
    if (shape === undefined) return undefined
    if (typeof step === 'number') return shape.items?.()
    if (typeof step === 'string') return shape.properties.get(step)?.()
    const [only, second] = [...shape.properties.values()]
    return second === undefined ? only?.() : undefined
  }, body)
}

/** The first name on a locator's way that a described object does not have. */
function missingStep(body: ApiShape, locator: Locator): string | undefined {
  if (locator.in === 'first') {
    const missing = locator.of.map((one) => missingStep(body, one))
    return missing.includes(undefined) ? undefined : missing[0]
  }
  if (locator.in === 'query') return missingStep(body, locator.url)
  if (locator.in === 'path') return missingInEach(body, locator)
  if (locator.in !== 'body') return undefined
  let shape: ApiShape | undefined = body
  for (const [index, step] of locator.steps.entries()) {
    if (
      shape === undefined ||
      (typeof step === 'string' && shape.properties.size === 0 && !shape.types.includes('array'))
    )
      return undefined
    const next = follow(shape, { in: 'body', steps: [step] })
    if (next === undefined && typeof step === 'string' && shape.isOpen !== true)
      return `$.${locator.steps
        .slice(0, index + 1)
        .filter((one) => typeof one === 'string')
        .join('.')}`
    shape = next
  }
  return undefined
}

function missingInEach(body: ApiShape, locator: Locator & { readonly in: 'path' }): string | undefined {
  const each = eachEntry(locator)
  if (!each) return undefined
  const list = { in: 'body', steps: each.list } as const
  const entry = follow(body, list)?.items?.()
  const inside = entry && missingStep(entry, { in: 'body', steps: each.inner })
  return missingStep(body, list) ?? inside?.replace('$', `${locator.path.split('[*]')[0]}[*]`)
}

const DEEPEST = 2

interface RecordContext {
  readonly schemas: ResolvedManifest['schemas']
  readonly report: ReportFinding
  /** The severity of fields that only the manifest knows. */
  readonly unknownFields: string
  /** Where the schema stands: a part of the operation or of the manifest. */
  readonly part: string
  /** The fields on the way, with a dot behind. */
  readonly path: string
  readonly depth: number
}

function compareRecord(schema: JsonSchema, shape: ApiShape, context: RecordContext): void {
  const { schemas, report, unknownFields, path, depth } = context
  const { target, part } = targetOf(schema, schemas, context.part)
  if (!isObject(target.properties) || shape.properties.size === 0) return
  const fields = Object.entries(target.properties as Record<string, JsonSchema>)
  const unknown = fields.filter(([name]) => !shape.properties.has(name)).map(([name]) => path + name)
  if (unknown.length > 0 && shape.isOpen !== true)
    report('undocumented', '/schema', `${unknownFields} ${listed(unknown)}`)
  for (const [name, field] of fields) {
    const theirs = shape.properties.get(name)?.()
    if (!theirs) continue
    const here = part.startsWith('#') ? pointer(part, name) : part
    const inner = targetOf(field, schemas, here)
    const ours = typesOf(field, schemas)
    const isSame = (type: string) =>
      (theirs.types as string[]).some((other) => other === type || isNumeric(other, type))
    if (ours.length > 0 && theirs.types.length > 0 && !ours.some(isSame))
      report(
        'wrong',
        here,
        `record field ${path}${name} is ${ours.join(' or ')} here, ${theirs.types.join(' or ')} there`,
      )
    const next = { ...context, part: inner.part, path: `${path}${name}.`, depth: depth + 1 }
    if (depth < DEEPEST) compareRecord(inner.target, theirs, next)
  }
  const nullable = fields.filter(([name, field]) => {
    const theirs = shape.properties.get(name)?.()
    return (
      theirs?.isNullable === true &&
      comparedTypes(targetOf(field, schemas, '').target).length > 0 &&
      !isNullable(field, schemas)
    )
  })
  if (nullable.length > 0)
    report('note', part, `record fields that may be null there: ${listed(nullable.map(([name]) => path + name))}`)
  const own = new Set(fields.map(([name]) => name))
  const missing = [...shape.properties.keys()].filter((name) => !own.has(name)).map((name) => path + name)
  if (missing.length > 0 && depth === 0)
    report('note', '/schema', `record fields that the schema does not have: ${listed(missing)}`)
}

/** The types of a field, of each that it may be, without null. */
function typesOf(field: JsonSchema, schemas: ResolvedManifest['schemas']): string[] {
  const { target } = targetOf(field, schemas, '')
  const branches = Array.isArray(field.anyOf) ? (field.anyOf as JsonSchema[]) : [target]
  return branches.flatMap((branch) => comparedTypes(targetOf(branch, schemas, '').target))
}

function isNumeric(one: string, other: string): boolean {
  return /^(?:integer|number)$/.test(one) && /^(?:integer|number)$/.test(other)
}

/** A schema without the reference, or the choice of null, that it stands behind; and where it stands. */
function targetOf(
  schema: JsonSchema,
  schemas: ResolvedManifest['schemas'],
  part: string,
): { target: JsonSchema; part: string } {
  if (Array.isArray(schema.anyOf)) {
    const branches = (schema.anyOf as JsonSchema[]).filter((one) => one.type !== 'null')
    const first = branches.find((one) => one.$ref !== undefined || one.properties !== undefined) ?? branches[0]
    return first ? targetOf(first, schemas, part) : { target: schema, part }
  }
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1)! : undefined
  return name === undefined
    ? { target: schema, part }
    : { target: schemas[name] ?? {}, part: pointer('#/schemas', name) }
}

function isNullable(schema: JsonSchema, schemas: ResolvedManifest['schemas']): boolean {
  const has = (one: JsonSchema) => [one.type].flat().includes('null')
  const isChoice = Array.isArray(schema.anyOf) && (schema.anyOf as JsonSchema[]).some(has)
  return has(schema) || isChoice || has(targetOf(schema, schemas, '').target)
}
