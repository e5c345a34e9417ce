/** Errors that are read where no described refusal has them. */
import { describe, expect, it } from 'vitest'
import { compareOpenapi } from '../../../authoring/index.ts'
import { validateManifest } from '../../../runtime/doors/author.ts'
import { answering, apiOf, manifestHead } from '../library.ts'

const TEXT = { type: 'string' }
const object = (properties: Record<string, unknown>) => ({ type: 'object', additionalProperties: false, properties })

/** What a manifest with these errors contradicts or adds. */
function found(errors: string, api: Record<string, unknown>): string[] {
  const valid = validateManifest(
    `${manifestHead('things.list')}errors: {${errors}}
entities:
  things:
    schema: Thing
    list: {request: GET /things, records: $.data, pagination: {style: none, because: All at once.}}
schemas:
  Thing: {id: string!}
`,
    'test.yaml',
  )
  const { findings } = compareOpenapi(valid, apiOf({ '/things': { get: api } }))
  return findings.flatMap(({ severity, line, message }) =>
    severity === 'note' ? [] : [`${severity} ${line}: ${message}`],
  )
}

describe('errors', () => {
  const refusal = (schema: unknown) => ({ description: 'No.', content: { 'application/json': { schema } } })
  const listing = object({ data: { type: 'array', items: object({ id: TEXT }) } })
  const error = object({ error: object({ text: TEXT, code: { type: 'string', enum: ['gone', 'full'] } }) })
  const api = (status: string) => {
    const { responses } = answering(listing) as { responses: object }
    return { responses: { ...responses, [status]: refusal(error) } }
  }

  it.each([
    ['message: $.error.text', '404', []],
    ['message: $.error.message', '404', ['wrong 13: no refusal has $.error.message in the description']],
    // Another place is read first, and one of them is there.
    ['message: [$.error.message, $.error.text]', '404', []],
    ['message: $.error.text, code: $.code', '4XX', ['wrong 13: no refusal has $.code in the description']],
    ['rules: [{status: 409, at: $.code, is: full, as: conflict}]', '404', []],
    [
      'rules: [{status: 409, at: $.code, is: full, as: conflict}]',
      '4XX',
      ['undocumented 13: no refusal has $.code in the description'],
    ],
    ['rules: [{status: 409, at: $.error.code, is: full, as: conflict}]', 'default', []],
    [
      'rules: [{status: 409, at: $.error.code, is: busy, as: conflict}]',
      '409',
      ['wrong 13: errors are told by busy, which the description does not list'],
    ],
  ])('%s beside a refusal of %s', (errors, status, expected) => {
    const whole = errors.startsWith('message') ? errors : `message: $.error.text, ${errors}`
    expect(found(whole, api(status))).toEqual(expected)
  })
})
