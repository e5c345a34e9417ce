import { own } from 'plugboard/author'
import type { Json } from 'plugboard/runtime'
import type { ApiOperation } from '../description/model.ts'
import type { Classified } from './find/classify.ts'
import type { FieldWriter } from './find/fields.ts'
import { findPagination } from './find/pagination.ts'
import { findParams } from './find/params.ts'
import { presetField } from './preset.ts'
import { plainSentence } from './sentence.ts'
import { findRecord, findRecords, type FoundRecords } from './find/records.ts'
import { isOptional } from '../description/shape.ts'
import type { ReportNote } from './find/note.ts'
import { defined } from 'plugboard/internal'
import { filled } from '../base/filled.ts'

/** An operation of a draft. */
export interface DraftedOperation {
  readonly source: Readonly<Record<string, unknown>>
  /** The records of the response, for a schema. */
  readonly records?: FoundRecords
  /** The basis of the pagination. */
  readonly evidence?: string
}

interface Context {
  readonly writer: FieldWriter
  readonly carriers: ReadonlySet<string>
  readonly report: ReportNote
}

/** Drafts one operation. */
export function draftOperation(classified: Classified, context: Context): DraftedOperation {
  const { operation, action, words } = classified
  const { writer, report } = context
  const { params, path, encode, headers, body, isOpen, pages } = findParams(operation, action, context)
  const preset = (name: string) =>
    presetField(own(params, name), { name, types: writer.types, value: presetOf(operation, name) })
  const source = defined({
    description: plainSentence(classified),
    ...writer.described(operation.summary),
    sunset: writer.ending(operation),
    request: `${operation.method} ${path}`,
    headers: filled(headers),
    params: filled(params),
    open: isOpen || undefined,
    body,
    encode: filled(encode),
  })
  if (action === 'download') return { source: { ...source, file: true } }
  const shape = operation.answer?.shape
  const isList = action === 'list' || action === 'api_search'
  const found = isList ? findRecords(shape, words.at(-1) ?? '') : findRecord(shape, words.at(-1) ?? '')
  if (isList) {
    const records = found ?? NOTHING
    const { pagination, evidence, meta } = findPagination(operation, pages, records)
    const toggle = toggleOf(pagination.param, Object.keys(params))
    const on = toggle === undefined ? undefined : preset(toggle)
    if (toggle !== undefined) report(`whether ${toggle} must be true for ${pagination.param}; it is by default`)
    if (!found) report('the response; it is not described')
    else if (!found.isList) report('the list in the response; it was not found')
    return {
      source: defined({
        ...source,
        params: toggle === undefined ? source.params : { ...params, [toggle]: on },
        records: records.at === '$' ? undefined : records.at,
        absent_records: found?.isList && shape && isOptional(shape, records.steps) ? 'empty' : undefined,
        meta: filled(meta),
        pagination,
      }),
      records: found && records,
      evidence,
    }
  }
  if (!found) {
    const isEmpty = operation.answer === undefined || operation.answer.mediaType === undefined
    const isOther = shape !== undefined && shape.types.length > 0
    if (isOther) report(`the response; it is ${shape.types.join(' or ')}, and ${action} returns one record`)
    else if (!isEmpty) report('the response; it is not described')
    return { source: (isEmpty || isOther) && action !== 'get' ? { ...source, records: null } : source }
  }
  return { source: defined({ ...source, records: found.at === '$' ? undefined : found.at }), records: found }
}

const EMPTY = { types: ['string' as const], isNullable: false, bounds: {}, isReadOnly: false, isDeprecated: false, properties: new Map(), required: new Set<string>(), saysRequired: false, isChoice: false } // prettier-ignore
const NOTHING: FoundRecords = { at: '$', steps: [], record: EMPTY, isList: true }

/** Returns the param that enables another one, such as `usemarker` for `marker`. Without it, the vendor returns one page. */
function toggleOf(param: unknown, names: readonly string[]): string | undefined {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '')
  return typeof param === 'string'
    ? names.find((name) => [`use${plain(param)}`, `enable${plain(param)}`].includes(plain(name)))
    : undefined
}

/** Returns the vendor's default of a param. */
export function presetOf({ params }: ApiOperation, name: string): Json | undefined {
  return params.find((param) => param.name === name)?.shape.default
}
