import { fullFormats } from 'ajv-formats/dist/formats.js'
import { expect, it } from 'vitest'
import { FORMATS } from '../../../runtime/language/formats.ts'

const label = (length: number) => 'a'.repeat(length)

const SAMPLES: Readonly<Record<keyof typeof FORMATS, readonly string[]>> = {
  date: [
    '2026-01-31',
    '2026-02-29',
    '2024-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '0001-01-01',
  ],
  'date-time': [
    '2026-01-31T10:00:00Z',
    '2026-01-31t10:00:00z',
    '2026-01-31 10:00:00.123+02:00',
    '2026-01-31T10:00:00+0200',
    '2026-01-31T10:00:00-02',
    '2026-01-31T10:00:00',
    '2026-01-31T10:00Z',
    '2026-01-31T24:00:00Z',
    '2026-01-31T10:60:00Z',
    '2026-01-31T10:00:00+24:00',
    '2026-01-31T10:00:00+02:60',
    '2026-12-31T23:59:60Z',
    '2026-12-31T23:59:61Z',
    '2026-12-31T22:59:60Z',
    '2027-01-01T00:59:60+01:00',
    '2026-12-31T22:59:60-01:00',
    '2026-02-30T10:00:00Z',
    '2026-01-31',
    '2026-01-31TT10:00:00Z',
    '',
  ],
  uri: [
    'https://example.com',
    'HTTPS://EXAMPLE.COM/a/b?c=d&e[]=f#g',
    'https://user:secret@example.com:8443/a%20b?c=/?#d?',
    'https://example.com/a b',
    'https://example.com/ä',
    'https://example.com/%zz',
    'https://example.com/a#b#c',
    'https://[2001:db8::1]:8080/a',
    'https://192.0.2.1/',
    'https://[zz]/',
    'http://',
    'mailto:ada@example.com',
    'urn:isbn:0451450523',
    'custom+app.v1-x://open/item',
    'file:///etc/hosts',
    '//example.com/a',
    '/a/b',
    'example.com',
    '1https://example.com',
    'https:',
    '',
  ],
  email: [
    'ada@example.com',
    "o'hara+tag_1.x@mail.example.co.uk",
    'ADA@EXAMPLE.COM',
    'ada@localhost',
    '.ada@example.com',
    'ada..l@example.com',
    'ada@-example.com',
    'ada@example-.com',
    'ada@ex_ample.com',
    'ada lovelace@example.com',
    'ada@@example.com',
    '@example.com',
    'ada',
  ],
  uuid: [
    '123e4567-e89b-12d3-a456-426614174000',
    'urn:uuid:123E4567-E89B-12D3-A456-426614174000',
    '123e4567e89b12d3a456426614174000',
    '123e4567-e89b-12d3-a456-42661417400',
    '123e4567-e89b-12d3-a456-42661417400g',
  ],
  hostname: [
    'example.com',
    'example.com.',
    'a',
    'xn--bcher-kva.example',
    '-a.example',
    'a-.example',
    'a..example',
    'a_b.example',
    `${label(63)}.example`,
    `${label(64)}.example`,
    `${label(63)}.${label(63)}.${label(63)}.${label(61)}`,
    `${label(63)}.${label(63)}.${label(63)}.${label(62)}`,
    '',
  ],
}

it('the port of a uri is a number', () => {
  expect(['https://example.com:8443/', 'https://example.com:port/'].map(FORMATS.uri)).toEqual([true, false])
})

/** Checks a text as the package `ajv-formats` does. */
function byPackage(format: keyof typeof FORMATS, text: string): boolean {
  const known = fullFormats[format] as RegExp | ((text: string) => boolean) | { validate: (text: string) => boolean }
  if (known instanceof RegExp) return known.test(text)
  return 'validate' in known ? known.validate(text) : known(text)
}

it.each(Object.entries(SAMPLES) as [keyof typeof FORMATS, readonly string[]][])(
  '%s accepts and refuses the texts that ajv-formats does',
  (format, texts) => {
    const accepted = texts.filter((text) => FORMATS[format](text))
    expect(accepted).toEqual(texts.filter((text) => byPackage(format, text)))
    expect([accepted.length > 0, accepted.length < texts.length]).toEqual([true, true])
  },
)
