import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { recordKey, keyText } from '../../../runtime/language/record-key.ts'
import { rawKey } from '../../../runtime/page-keys.ts'

const BRANCH = { params: ['project_id'], fields: ['name'] }

describe('keys of records', () => {
  it('one field gives its value', () => {
    expect(recordKey('id', { id: 7 })).toBe(7)
    expect(recordKey('id', { id: { inner: 7 } })).toBeUndefined()
  })

  it('several values give one text, of params of the call and fields of the record', () => {
    expect(recordKey(BRANCH, { name: 'fix/1' }, { project_id: 7 })).toBe('7/fix%2F1')
    expect(recordKey({ params: [], fields: ['campaign_id', 'email_id'] }, { campaign_id: 'c', email_id: 'e' })).toBe(
      'c/e',
    )
  })

  it.each([
    ['a field that is absent', {}, { project_id: 7 }],
    ['an empty field', { name: '' }, { project_id: 7 }],
    ['a param that is absent', { name: 'main' }, {}],
    ['an object', { name: {} }, { project_id: 7 }],
  ])('%s gives no key', (_, record, params) => {
    expect(recordKey(BRANCH, record, params)).toBeUndefined()
  })

  it('two different lists of values never give the same text', () => {
    const values = fc.array(fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('/', '%', '%2F', 'a/b', '%25')), {
      minLength: 2,
      maxLength: 3,
    })
    fc.assert(
      fc.property(values, values, (one, other) => {
        expect(keyText(one) === keyText(other)).toBe(JSON.stringify(one) === JSON.stringify(other))
      }),
    )
  })

  it('JSON text gives the same key, with its digits as they are', () => {
    const page = Buffer.from('[{"name":"fix/1","id":12345678901234567890}]')
    expect(rawKey(BRANCH, page, 1, { project_id: 7 })).toBe('7/fix%2F1')
    expect(rawKey({ params: ['project_id'], fields: ['id'] }, page, 1, { project_id: 7 })).toBe(
      '7/12345678901234567890',
    )
  })
})
