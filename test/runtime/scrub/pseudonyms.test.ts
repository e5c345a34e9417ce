import { describe, expect, it } from 'vitest'
import { createPseudonyms, findPersonal, isAccountId, looksLikeId } from '../../../runtime/scrub/index.ts'

const { birth, id, number, email, phone, ip } = createPseudonyms('a salt for tests', 'shop')

describe('a stand-in', () => {
  it.each([
    ['cus_NffrFeUfNV2Hib', /^cus_[A-Z][a-z]{3}[A-Z][a-z][A-Z][a-z][A-Z]{2}\d[A-Z][a-z]{2}$/],
    ['sub_sched_1MqjFuF2eZvKYlo2', /^sub_sched_\w{16}$/],
    ['0b6e1c52-9a3f-4d27-8b11-6c2f0a9d7e35', /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/],
    ['6a0e4c1b9a5e3f0f6f0a7b11', /^[0-9a-f]{24}$/],
    ['act_102934857', /^act_[1-9]\d{8}$/],
    ['PROJ-1234', /^[A-Z]{4}-\d{4}$/],
    ['gid://shop/Customer/48213377', /^gid:\/\/shop\/Customer\/[1-9]\d{7}$/],
    ['x'.repeat(100) + '7', /^[a-z]{100}\d$/],
  ])('of %s has its form', (text, form) => {
    expect([form.test(id(text)), id(text) === text]).toEqual([true, false])
  })

  it('is given to one value only', () => {
    const texts = Array.from({ length: 9000 }, (_, index) => String(index + 1000))
    expect(new Set(texts.map(id)).size).toBe(9000)
  })

  it.each(['7', '42', '999'])('of the short number %s is itself', (text) => {
    expect(id(text)).toBe(text)
  })

  it('never looks like a secret', () => {
    const text = 'aB3dE5fG7hJ9kL1mN3pQ5rS7tU9vW1xY3zA5bC7dE9fG'
    expect(id(text)).toMatch(/^token-[0-9a-f]{12}$/)
  })

  it.each([
    [48213377, 8],
    [-1234, 4],
    [9007199254740991, 16],
  ])('of %d is a safe number of %d digits', (value, digits) => {
    const changed = number(value)
    expect([String(Math.abs(changed)).length, Number.isSafeInteger(changed), Math.sign(changed)]).toEqual([
      digits,
      true,
      Math.sign(value),
    ])
  })

  it('of a date of birth is a day, and of a time of birth a time', () => {
    expect([birth('1906-12-09'), birth('1906-12-09T08:30:00Z')]).toEqual(['1990-01-01', '1990-01-01T00:00:00Z'])
  })

  it('of a person is one of the examples', () => {
    const made = [email('Ada@Northwind.io'), email('ada@northwind.io'), phone('+442079460958'), phone('(415) 867-5309')]
    const found = [...made, ip('81.2.69.142'), ip('2a02:2e0:3fe:1001::1')].flatMap((text) => findPersonal(text))
    expect([made[0] === made[1], found]).toEqual([true, []])
  })
})

describe('a shape', () => {
  it.each([
    ['mail ada@northwind.io now', '', ['ada@northwind.io']],
    ['/users?email=ada%40northwind.io', '', ['ada%40northwind.io']],
    ['ada@example.com, bob@mail.example.org', '', []],
    ['logo@2x.png', '', []],
    ['+44 20 7946 0958', '', ['+44 20 7946 0958']],
    ['call (415) 867-5309', '', ['(415) 867-5309']],
    ['2079460958', 'phone', ['2079460958']],
    ['2079460958', 'amount', []],
    ['2026-11-20T10:00:00.000+00:00', '', []],
    ['from 81.2.69.142', '', ['81.2.69.142']],
    ['version 1.2.3', '', []],
    ['192.0.2.7 and 2001:db8::1 and 127.0.0.1', '', []],
    ['from 2a02:2e0:3fe:1001::1', '', ['2a02:2e0:3fe:1001::1']],
    ['at 12:34:56', '', []],
  ])('of a person in "%s" (%s) is found', (text, field, found) => {
    expect(findPersonal(text, field).map((personal) => personal.text)).toEqual(found)
  })

  it.each([
    ['cus_NffrFeUfNV2Hib', true],
    ['0b6e1c52-9a3f-4d27-8b11-6c2f0a9d7e35', true],
    ['6a0e4c1b9a5e3f0f6f0a7b11', true],
    ['eyJpZCI6MTIzfQ2x', true],
    ['120210000000000', true],
    ['default_payment_method', false],
    ['addressLine2', false],
    ['2026-11-20T10:00:00.000Z', false],
    ['/v1/customers/c1', false],
    ['1793433600', false],
    ['Write the landing page', false],
  ])('of an id in "%s": %s', (text, isId) => {
    expect(looksLikeId(text)).toBe(isId)
  })

  it.each([
    ['48213377', true],
    ['usd', false],
    ['42', false],
    ['en-US', false],
    ['issue-21', true],
    ['https://shop.example/1234', false],
  ])('of an account id in its place in "%s": %s', (text, isId) => {
    expect(isAccountId(text)).toBe(isId)
  })
})
