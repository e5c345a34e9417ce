/** A kind whose accounts add fields to deals. */
import { ConnectorError, execute, type OwnGiven } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'
import type { RawAnswer } from '../../support/raw-server.ts'
import { jsonAnswer, sentRequest, wireTo } from '../../support/wire.ts'

/** How the kind lists fields. */
export const LIST_OF_FIELDS = {
  from: 'fields.list',
  with: { object: '{{entity}}' },
  own: { at: '$.builtIn', is: [false] },
  name: '$.name',
  label: '$.label',
  type: { at: ['$.format', '$.type'], values: { string: ['text'], enum: ['select'] } },
  options: { at: '$.options', value: '$.value', label: '$.label' },
  writable: { at: '$.readOnly', is: [false, null] },
}

/** The fields of the account, and one of the vendor. */
export const FIELDS = [
  { name: 'email', label: 'Email', type: 'text', builtIn: true },
  { name: 'region', label: 'Region', type: 'select', builtIn: false, options: [{ value: 'eu', label: 'Europe' }] },
  { name: 'score', label: 'Score', type: 'rollup', builtIn: false, readOnly: true },
  { name: 'note_1', label: 'Note', type: 'text', builtIn: false },
  { name: 'note_2', label: 'Note', type: 'text', builtIn: false },
]

/** Params of the list of deals. */
export const params = { fields: 'string', after: 'string' }
/** Pages of deals. */
export const pagination = { style: 'cursor', param: 'after', next: '$.next' }

/** A kind whose entity `deals` has own fields by these settings. */
export function kindWith(own: object, entity: object = {}) {
  return planOf({
    entities: {
      fields: {
        list: {
          request: 'GET /fields/{object}',
          params: { object: 'string!' },
          pagination: { style: 'none', because: 'One.' },
        },
      },
      deals: {
        own_fields: { list: LIST_OF_FIELDS, at: '$.values', ...own },
        list: { request: 'GET /deals', records: '$.data', params, pagination },
        get: { request: 'GET /deals/{id}', params: { id: 'string!' } },
        ...entity,
      },
    },
  })
}

/** The kind whose lists name the fields to return. */
export const ASKING = kindWith({ ask: { param: 'fields', always: ['email'], most: 3 } })

/** The requests of a call after the list of fields, with its result or error. */
export async function sentBy(
  plan: ReturnType<typeof kindWith>,
  call: object,
  own: OwnGiven,
  answers: readonly RawAnswer[],
) {
  const { connection, server } = await wireTo(plan, { answers: [jsonAnswer(FIELDS), ...answers] })
  const result = await execute(plan, { entity: 'deals', action: 'list', ...call }, connection, { own }).catch(
    (error: unknown) => {
      if (error instanceof ConnectorError) return `${error.code}: ${error.message}`
      throw error
    },
  )
  const sent = server.requests.map((raw) => sentRequest(raw)).slice(1)
  return {
    result,
    sent: sent.map(({ method, target, body }) => `${method} ${decodeURIComponent(target)} ${body}`.trim()),
  }
}
