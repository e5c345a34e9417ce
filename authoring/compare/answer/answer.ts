/** Compares the locators of an operation with the described response. */
import { isObject, pointer, type ResolvedManifest, type ResolvedOperation } from 'plugboard/author'
import { eachEntry, endPlace } from 'plugboard/internal'
import type { Json } from 'plugboard/runtime'
import { valueIn } from '../../description/example.ts'
import type { ApiShape } from '../../description/model.ts'
import { isOptional } from '../../description/shape.ts'
import type { ReportFinding, Severity } from '../base/finding.ts'
import { compareRecord } from './record.ts'

type Locator = NonNullable<ResolvedOperation['records']>

/** Compares the locators of a step with the response's shape. */
export function compareLocators(
  locators: readonly (readonly [part: string, locator: Locator | undefined])[],
  body: ApiShape,
  report: ReportFinding,
): void {
  for (const [part, locator] of locators) {
    const missing = locator && missingStep(body, locator)
    if (missing !== undefined) report('wrong', part, `the response has no ${missing} in the description`)
  }
}

/** Compares the locators and the record of an operation with the response's shape. Meta and pages may also be in an example. */
export function compareAnswer(
  operation: ResolvedOperation,
  { schemas }: Pick<ResolvedManifest, 'schemas'>,
  { shape: body, examples = [] }: { readonly shape: ApiShape; readonly examples?: readonly Json[] },
  report: ReportFinding,
  unknownFields = 'the description has no record fields',
): void {
  const look = (locator: Locator, part: string, severity: Severity) => {
    const missing = isShown(examples, locator) ? undefined : missingStep(body, locator)
    if (missing !== undefined) report(severity, part, `the response has no ${missing} in the description`)
  }
  for (const [name, locator] of Object.entries(operation.meta)) look(locator, pointer('/meta', name), 'undocumented')
  for (const [key, value] of Object.entries(operation.pagination ?? {}))
    if (isObject(value) && 'in' in value) look(value as unknown as Locator, `/pagination/${key}`, 'wrong')
  const ends = operation.pagination && 'ends' in operation.pagination ? operation.pagination.ends : undefined
  const end = endPlace(ends)
  if (end) look(end, '/pagination/ends', 'wrong')
  const links = operation.pagination?.style === 'link' ? operation.pagination.links : []
  const [first] = links
  if (first && links.every(({ next }) => missingStep(body, next) !== undefined))
    look(first.next, '/pagination/next', 'wrong')
  if (operation.records === null || operation.file) return
  look(operation.records, '/records', 'wrong')
  const found = follow(body, operation.records)
  if (found) compareForm(operation, found, body, report)
  const record = found?.types.includes('array') ? found.items?.() : found
  // Fields that other operations provide are not in this response.
  const parts = Object.keys(operation.parts ?? {}).map((name) => [name, { at: null }] as const)
  const placed = { ...operation.shape?.fields, ...Object.fromEntries(parts) }
  if (operation.record && record) compareRecord(operation.record, record, { schemas, report, placed, unknownFields })
}

/** Whether an example has a value at a place of the body. */
function isShown(examples: readonly Json[], locator: Locator): boolean {
  const steps = locator.in === 'body' ? locator.steps.filter((step) => typeof step === 'string') : []
  const isWhole = locator.in === 'body' && steps.length === locator.steps.length && steps.length > 0
  return isWhole && examples.some((example) => valueIn(example, steps) !== undefined)
}

/** Compares whether the response has a list there, and whether it is always present. */
function compareForm(operation: ResolvedOperation, found: ApiShape, body: ApiShape, report: ReportFinding): void {
  const { action, records, shape, absentRecords } = operation
  if (
    (action !== 'list' && action !== 'api_search') ||
    shape?.keyedBy ||
    shape?.flatten ||
    shape?.columns ||
    records?.in !== 'body'
  )
    return
  const there = found.types.filter((type) => type !== 'array')
  if (there.length > 0 && there.length === found.types.length)
    report('wrong', '/records', `the records are ${there.join(' or ')} there, but the manifest reads a list`)
  const steps = records.steps.filter((step) => typeof step === 'string')
  if (absentRecords === undefined && steps.length === records.steps.length && isOptional(body, steps))
    report(
      'undocumented',
      '/records',
      'the description does not require the list, but a response without it is an error here',
    )
}

/** Returns the shape at a locator; undefined if the description ends. */
export function follow(body: ApiShape, locator: Locator): ApiShape | undefined {
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

/** Returns the first name of a locator that a described object lacks. */
export function missingStep(body: ApiShape, locator: Locator): string | undefined {
  if (locator.in === 'first') {
    const missing = locator.of.map((one) => missingStep(body, one))
    return missing.includes(undefined) ? undefined : missing[0]
  }
  if ('url' in locator) return missingStep(body, locator.url)
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
