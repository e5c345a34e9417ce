/** What the name of a field says, and what a check digit says. */
import { describe, expect, it } from 'vitest'
import { findCards, findIbans, findPersonal, namedAs } from '../../../runtime/scrub/index.ts'
import { scanFixture } from '../../../authoring/capture/scan.ts'

describe('the name of a field', () => {
  it.each([
    ['password', 'secret'],
    ['api_secret', 'secret'],
    ['clientSecret', 'secret'],
    ['otp_code', 'secret'],
    ['refresh_token', 'secret'],
    ['accessToken', 'secret'],
    ['ssn', 'personal'],
    ['cardNumber', 'personal'],
    ['iban', 'personal'],
    ['dob', 'birth'],
    ['dateOfBirth', 'birth'],
    ['salary', 'private'],
    ['latitude', 'private'],
    ['next_page_token', undefined],
    ['pinned', undefined],
    ['secretary', undefined],
    ['passenger', undefined],
    ['page', undefined],
  ])('%s says %s', (field, said) => {
    expect(namedAs(field)).toBe(said)
  })
})

describe('a number with check digits', () => {
  it.each([
    ['paid with 4111 1111 1111 1111', ['4111 1111 1111 1111']],
    ['378282246310005', ['378282246310005']],
    ['4111 1111 1111 1112', []],
    ['order 1234 5678 9012 3456', []],
  ])('of a card in %s', (text, found) => {
    expect(findCards(text)).toEqual(found)
  })

  it.each([
    ['GB82 WEST 1234 5698 7654 32', ['GB82 WEST 1234 5698 7654 32']],
    ['to DE89370400440532013000', ['DE89370400440532013000']],
    ['GB83 WEST 1234 5698 7654 32', []],
  ])('of an account in %s', (text, found) => {
    expect(findIbans(text)).toEqual(found)
  })
})

describe('a text is a secret', () => {
  it.each([
    ['hunter2', 'password', 'a secret, judging by its name'],
    ['078-05-1120', 'ssn', 'a personal number, judging by its name'],
    ['1971-02-03', 'dob', 'a date of birth'],
    ['https://hooks.chat.example/services/T000/B000/abcdef', 'url', 'a URL that is a secret'],
    ['otpauth://totp/Acme?secret=JBSWY3DP', 'setup', 'a URL that is a secret'],
    ['4111 1111 1111 1111', 'note', 'a payment card number'],
    ['GB82WEST12345698765432', 'note', 'a bank account number'],
  ])('%s as %s', (text, field, what) => {
    expect(findPersonal(text, field).map((found) => found.what)).toContain(what)
  })

  it('also in pieces', () => {
    const options = {
      secrets: [{ name: 'api_key', value: 'k1-secret-9z' }],
      originals: [],
      standIns: new Set<string>(),
      keep: [],
    }
    const text = `key: [${[...'k1-secret-9z'].map((one) => JSON.stringify(one)).join(', ')}]\n`
    expect(scanFixture(text, options).map(({ pointer, what }) => `${pointer} ${what}`)).toEqual([
      '/key credential api_key',
    ])
  })
})
