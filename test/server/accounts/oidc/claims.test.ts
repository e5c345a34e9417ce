import { describe, expect, it } from 'vitest'
import { claimTexts, personIn } from '../../../../server/accounts/oidc/index.ts'

const KNOWN = { iss: 'https://id.example.com', sub: 's1' }

describe('G5 texts of a claim', () => {
  it.each<[string, string, Readonly<Record<string, unknown>>, readonly string[]]>([
    ['are those of a list', 'groups', { groups: ['a', 7, null, ['b'], 'c'] }, ['a', 'c']],
    ['are one text', 'groups', { groups: 'a,b c' }, ['a,b c']],
    ['are none of an object', 'groups', { groups: { 0: 'a', length: 1 } }, []],
    ['are none of a property of every object', 'constructor', {}, []],
    ['are a proved email address', 'email', { email: 'a@example.com', email_verified: true }, ['a@example.com']],
    ['are no email address that the person wrote', 'email', { email: 'a@example.com', email_verified: false }, []],
    ['are no email address of unknown origin', 'email', { email: 'a@example.com' }, []],
    ['are no email address that a text calls proved', 'email', { email: 'a@example.com', email_verified: 'true' }, []],
  ])('%s', (_, claim, claims, texts) => {
    expect(claimTexts({ ...KNOWN, ...claims }, claim)).toEqual(texts)
  })
})

describe('a person is called', () => {
  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['by the email address', { email: 'a@example.com' }, 'a@example.com'],
    ['by the subject without one', {}, 's1'],
    ['by the subject where the address is not proved', { email: 'a@example.com', email_verified: false }, 's1'],
    ['by the subject where the address hides characters', { email: 'a\u202e@example.com' }, 's1'],
    ['by the subject where the address is no text', { email: ['a@example.com'] }, 's1'],
  ])('%s', (_, claims, name) => {
    expect(personIn({ ...KNOWN, ...claims })).toEqual({ issuer: KNOWN.iss, subject: 's1', name })
  })
})
