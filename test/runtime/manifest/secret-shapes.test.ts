import { describe, expect, test } from 'vitest'
import { findSecrets, maskSecrets } from '../../../runtime/manifest/source/secret-shapes.ts'

describe('M14 findSecrets', () => {
  // In two parts, so that scanners do not take this file for a leak.
  test.each([
    ['sk_live', '_0123456789abcdefABCDEF01', 'an API key'],
    ['AKIA', 'IOSFODNN7EXAMPLE', 'an API key'],
    ['ghp', '_0123456789abcdefABCDEF0123456789abcd', 'an API key'],
    ['xoxb', '-123456789012-abcdefABCDEF', 'an API key'],
    ['glpat', '-0123456789abcdefABCD', 'an API key'],
    ['', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N', 'a JSON Web Token'],
    ['', 'Basic YWRhOmxvdmVsYWNl', 'Basic credentials'],
    ['', 'Bearer 0123456789abcdef0123456789abcdef', 'a bearer token'],
    ['', '-----BEGIN PRIVATE KEY-----', 'a private key'],
    ['', 'https://ada:lovelace@example.com/', 'a password in a URL'],
    ['', 'Zm9vYmFy7QxK2vLp9RtW4sNcB8dHjE1gUyMaT6oVz3X', 'a random token'],
  ])('finds %s%s', (prefix, rest, kind) => {
    expect(findSecrets(`it is ${prefix}${rest} there`).map((found) => found.kind)).toEqual([kind])
  })

  test.each([
    ['a UUID', '3f1c9c5e-6b0a-4a57-9d53-0f6a3b1f7a10'],
    ['a commit', '2dc8d85c4b1e0f6a3b1f7a103f1c9c5e6b0a4a57'],
    ['a digest', '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
    ['a URL', 'https://www.example.com/auth/DriveReadonly2/Some-Long-Path0123456789-AbCdEfGhIjKlMnOpQrStUvWxYz'],
    ['a template', 'Basic {{key}}, https://{{user}}:{{password}}@example.com'],
    ['the name of a scheme', 'Basic authentication, Bearer authorization-with-tokens'],
    ['a long name', 'completedIssueCountHistoryAndCompletedScopeHistoryOfEachProject2'],
    ['a prefix alone', 'Starts with sk_live_ or ghp_...'],
  ])('does not take %s for a secret', (_, text) => {
    expect(findSecrets(text)).toEqual([])
  })
})

test('maskSecrets keeps the length and the first four characters', () => {
  expect(maskSecrets(`a ${'AKIA'}IOSFODNN7EXAMPLE b`)).toBe('a AKIA**************** b')
})

test('maskSecrets stars out each of several, and one inside another with it', () => {
  const token = `ghp_${'0123456789abcdefABCDEF'.repeat(2)}`
  const stars = `ghp_${'*'.repeat(44)}`
  expect(maskSecrets(`${token} and ${token}, Bearer ${token}.`)).toBe(`${stars} and ${stars}, Bear${'*'.repeat(52)}`)
})
