/** The documented forms of credentials in manifests: what the words name, the patterns match, and no value is both. */
import { describe, expect, it } from 'vitest'
import { everyKind } from '../../support/kinds.ts'

/** Made-up values of forms that have a length. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  'an API key of 69 characters': ['x'.repeat(69)],
  'a public API key of 6 characters': ['AbC123'],
  'an API key of 20 characters': ['x'.repeat(20)],
  'an integration key of 32 characters': ['a1'.repeat(16)],
  'an API key of letters and digits': ['Ab1'.repeat(6)],
  'an Account SID (AC…)': [`AC${'0'.repeat(32)}`],
  'the SID of an API key (SK…)': [`SK${'0'.repeat(32)}`],
}

/** `sk_` of "a secret key (sk_…)". */
function beginningsIn(words: string): string[] {
  return [...words.matchAll(/[^\s(,]+(?=…)/gu)].map(([text]) => text)
}

const forms = (await everyKind()).flatMap(({ kind, manifest }) =>
  Object.entries(manifest.auth).flatMap(([variant, { forms = {} }]) =>
    Object.entries(forms).map(([name, form]) => [`${kind} ${variant} ${name}`, form] as const),
  ),
)

const matches = (pattern: string, value: string) => new RegExp(pattern, 'u').test(value)

describe.each(forms)('%s', (_, { is, pattern, not = [], docs }) => {
  const valuesOf = (words: string) => EXAMPLES[words] ?? beginningsIn(words)
  const all = [...(pattern === undefined ? [] : [{ is, pattern }]), ...not]

  it('has examples in its words, which its patterns match', () => {
    const wrong = all.flatMap((one) => {
      const values = valuesOf(one.is)
      return values.length > 0 ? values.filter((value) => !matches(one.pattern, value)) : [one.is]
    })
    expect(wrong).toEqual([])
  })

  it('refuses nothing that it documents, and documents nothing that it refuses', () => {
    const refused = valuesOf(is).filter((value) => not.some((other) => matches(other.pattern, value)))
    const taken = not.flatMap((other) => valuesOf(other.is)).filter((value) => pattern && matches(pattern, value))
    expect([refused, taken]).toEqual([[], []])
  })

  it('is tied to the beginning of a value, by a page of the vendor', () => {
    expect(all.filter((one) => !one.pattern.startsWith('^'))).toEqual([])
    expect(docs).toMatch(/^https:\/\//)
  })
})

it('exists', () => {
  expect(forms.length).toBeGreaterThan(0)
})
