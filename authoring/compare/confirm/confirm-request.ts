/** Confirms by a description the params of requests: names, locations, types and limits. */
import { type Field, isObject, pointer } from 'plugboard/author'
import { mark, type ProvedOperation, proveField } from '../../../evidence/index.ts'
import { comparedTypes } from '../base/field.ts'
import type { CallRequest } from '../call.ts'
import { findTaken, type Found, takenBy } from '../request.ts'
import { type Sent, sentBy } from '../sent.ts'
import type { ApiOperation, ApiParam } from '../../description/model.ts'
import { shapeShown } from './shape-shown.ts'

/** Marks the parts of a request that the vendor's operation confirms. */
export function confirmRequest(subject: ProvedOperation, call: CallRequest, theirs: ApiOperation): void {
  for (const one of sentBy(call.request, call.part)) confirmSent(subject, one, theirs)
  confirmPath(subject, call, theirs)
  if (call.part !== '') return
  const { encode, body } = call.request
  if (body && theirs.body && isMediaOf(theirs.body.mediaType, encode.body)) subject.prove('/encode/body', 'encoding')
  const queried = theirs.params.filter((param) => param.in === 'query' && !param.isJson)
  const used = new Set(call.request.query.map(({ name }) => name))
  const lists = queried.filter((param) => param.shape.types.includes('array') && used.has(param.name))
  if (lists.some((param) => styleOf(param) === encode.arrays)) subject.prove('/encode/arrays', 'encoding')
  if (encode.objects === 'brackets' && queried.some((param) => param.style === 'deepObject' && used.has(param.name)))
    subject.prove('/encode/objects', 'encoding')
}

function isMediaOf(mediaType: string, body: string): boolean {
  if (body === 'json') return /[/+]json$/.test(mediaType)
  return body === 'form'
    ? mediaType === 'application/x-www-form-urlencoded'
    : mediaType.startsWith('multipart/form-data')
}

function styleOf({ name, style, isExploded }: ApiParam): string | undefined {
  if (name.endsWith('[]')) return 'brackets'
  if (style !== 'form') return undefined
  return isExploded ? 'repeat' : 'comma'
}

/** Confirms one value that an operation sends, by the vendor's param of that name. */
function confirmSent(subject: ProvedOperation, one: Sent, theirs: ApiOperation): void {
  const taken = takenBy(theirs, one.location)
  const found = findTaken(one, taken)
  if (found.length === 0) return
  if (one.param === undefined) {
    const isListed = found.some(({ shape }) => [...(shape.enum ?? []), shape.default].includes(one.constant))
    if (one.constant !== undefined && isListed) subject.prove(one.part, 'constant')
    return
  }
  const part = pointer('/params', one.param)
  const at = subject.origin(part)
  const field = subject.written(part) as Field | undefined
  if (field === undefined) return
  const [first, second] = found
  const isWhole =
    first !== undefined && second === undefined && first.name.replace('[]', '') === one.name.replace('[]', '')
  if (!isWhole) return confirmParts(subject, field, at, found)
  if (taken.some(({ name, isRequired }) => name === first.root && isRequired)) subject.marks.add(mark(at, 'required'))
  if (isObject(field) && field.write !== undefined) confirmWritten(subject, at, one, first)
  else if (one.inText !== undefined) subject.marks.add(mark(at, 'name'))
  else proveField(field, at, shapeShown(first.shape), subject.context)
}

/** Confirms a param that is written in another form than callers give it. */
function confirmWritten({ marks }: ProvedOperation, at: string, { schema = {} }: Sent, { shape }: Found): void {
  marks.add(mark(at, 'name'))
  const types = comparedTypes(schema)
  if (types.length === 0 || !types.every((type) => (shape.types as readonly string[]).includes(type))) return
  marks.add(mark(pointer(at, 'write'), 'encoding'))
  marks.add(mark(at, 'type', '#0'))
}

/** Confirms an object whose fields the vendor takes under separate names: `created[gte]`. */
function confirmParts(subject: ProvedOperation, field: Field, at: string, found: readonly Found[]): void {
  const properties = isObject(field) ? field.properties : undefined
  subject.marks.add(mark(at, 'name'))
  for (const { name, shape } of found) {
    const word = /[[.]([^[\].]+)\]?$/.exec(name)?.[1] ?? ''
    const inner = properties?.[word]
    if (inner !== undefined) proveField(inner, pointer(at, 'properties', word), shapeShown(shape), subject.context)
  }
}

/** Confirms the names in a path one by one: the description may have others. */
function confirmPath(subject: ProvedOperation, { request: { path } }: CallRequest, theirs: ApiOperation): void {
  const names = path.flatMap((part) => (typeof part === 'string' ? [] : [part.param]))
  const others = [...theirs.path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name)
  if (names.length !== others.length) return
  for (const [index, name] of names.entries()) {
    const part = pointer('/params', name)
    const field = subject.written(part) as Field | undefined
    const shape = theirs.params.find((param) => param.in === 'path' && param.name === others[index])?.shape
    if (field === undefined || !shape) continue
    proveField(field, subject.origin(part), shapeShown(shape), subject.context)
    subject.marks.add(mark(subject.origin(part), 'required'))
  }
}
