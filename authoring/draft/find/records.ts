/** Finds the records in a response by its shape. */
import type { ApiShape } from '../../description/model.ts'
import { singular, snakeCase } from '../../base/words.ts'

/** Records found in an answer. */
export interface FoundRecords {
  /** `$`, `$.data`. */
  readonly at: string
  /** Names on the way from the body to the records. */
  readonly steps: readonly string[]
  /** The shape of one record. */
  readonly record: ApiShape
  readonly isList: boolean
}

const LIST_NAMES = [
  'data',
  'items',
  'results',
  'records',
  'values',
  'entries',
  'objects',
  'list',
  'elements',
  'rows',
  'value',
]
const RECORD_NAMES = ['data', 'result', 'item', 'record', 'response']
/** Fields beside a record in its envelope. */
const SURROUNDINGS =
  /^(?:meta|metadata|links?|_links|included|errors?|success|ok|status|warnings?|request_?id|pagination|paging|object|type)$/i

/**
 * Returns the records of a response: its list, or its single record.
 * @param name the collection's name in the path
 * @param ofItem whether the path names one record, whose own lists are no list of records
 */
export function findRecords(body: ApiShape | undefined, name: string, ofItem = false): FoundRecords | undefined {
  if (!body) return undefined
  return findList(body, name, ofItem) ?? findOne(body, name)
}

/** Returns the single record of a response; undefined if the response is no object. */
export function findRecord(body: ApiShape | undefined, name: string): FoundRecords | undefined {
  const isObject = body && (body.types.length === 0 || body.types.includes('object'))
  return isObject ? findOne(body, name) : undefined
}

/** Returns the list in an answer: the body itself, or one of its fields, two levels deep at most. */
export function findList(body: ApiShape, name: string, ofItem = false): FoundRecords | undefined {
  if (body.types.includes('array')) return { at: '$', steps: [], record: recordOf(body), isList: true }
  const direct = listIn(body, name, ofItem)
  if (direct) return foundAt([direct.name], direct.shape)
  for (const [outer, read] of body.properties) {
    const shape = read()
    if (!['data', 'result', 'response', '_embedded', snakeCase(name), name].includes(outer)) continue
    const inner = shape.types.includes('array') ? undefined : listIn(shape, name, ofItem)
    // A record that has an id and a list is a record.
    if (inner && !shape.properties.has('id') && !shape.properties.has('gid'))
      return foundAt([outer, inner.name], inner.shape)
  }
  return undefined
}

function foundAt(steps: readonly string[], shape: ApiShape): FoundRecords {
  return { at: locatorOf(steps), steps, record: recordOf(shape), isList: true }
}

function listIn(body: ApiShape, name: string, ofItem: boolean): { name: string; shape: ApiShape } | undefined {
  if (body.properties.has('id') || body.properties.has('gid')) return undefined
  const fields = [...body.properties.keys()]
  const lists = [...body.properties].flatMap(([field, read]) => {
    const shape = read()
    // Texts beside other fields are a part of one record.
    const isPart = isPlainShape(shape.items?.()) && fields.some((one) => one !== field && !SURROUNDINGS.test(one))
    return isListOfRecords(shape) && !isPart && !SURROUNDINGS.test(field) ? [{ name: field, shape }] : []
  })
  const plain = snakeCase(name)
  const wanted = [name, plain, ...LIST_NAMES]
  const named = wanted.flatMap((word) => lists.filter((list) => list.name === word || snakeCase(list.name) === word))[0]
  if (named || ofItem) return named
  const objects = lists.filter(({ shape }) => shape.items?.().types.includes('object'))
  const alike = objects.filter((list) => snakeCase(list.name).endsWith(`_${plain}`))
  const [only] = [alike, objects].filter(({ length }) => length === 1)
  return only?.[0]
}

/** Whether a value is always a text or a number. */
export function isPlainShape(shape: ApiShape | undefined): boolean {
  const types = shape?.types ?? []
  return types.length > 0 && types.every((type) => type === 'string' || type === 'integer' || type === 'number')
}

/** Whether a list can have records: not lists, as rows are. */
function isListOfRecords({ types, items }: ApiShape): boolean {
  const inner = items?.().types ?? []
  return types.includes('array') && !(inner.length === 1 && inner[0] === 'array')
}

function findOne(body: ApiShape, name: string): FoundRecords | undefined {
  const one = singular(snakeCase(name))
  const fields = [...body.properties.keys()]
  const wanted = [...RECORD_NAMES, one, snakeCase(name)]
  const inner = fields.find((field) => wanted.includes(snakeCase(field)))
  const isEnvelope = inner !== undefined && fields.every((field) => field === inner || SURROUNDINGS.test(field))
  const shape = inner === undefined ? undefined : body.properties.get(inner)?.()
  if (isEnvelope && shape && (shape.properties.size > 0 || shape.types.includes('object')))
    return { at: locatorOf([inner]), steps: [inner], record: shape, isList: false }
  return { at: '$', steps: [], record: body, isList: false }
}

function recordOf(list: ApiShape): ApiShape {
  return list.items?.() ?? list
}

/** Writes steps as a locator: `$.data.items`, with other names than words in brackets. */
export function locatorOf(steps: readonly string[]): string {
  return steps.reduce((at, step) => (/^[A-Za-z_@][\w@-]*$/.test(step) ? `${at}.${step}` : `${at}['${step}']`), '$')
}
