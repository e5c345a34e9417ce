/** Bodies: what is read, what is refused, how long it takes. */
import { describe, expect, it } from 'vitest'
import { ConnectorError } from '../../../runtime/index.ts'
import { parseJson } from '../../../server/http/request/check.ts'

/** Linear work takes a few milliseconds, work that grows with the square of a megabyte takes minutes. */
const QUADRATIC_MS = 5_000

function outcome(body: string | Buffer): unknown {
  try {
    return parseJson(Buffer.from(body as string))
  } catch (error) {
    return (error as ConnectorError).code
  }
}

describe('a body', () => {
  it('is read as JSON.parse reads it', () => {
    const body = '{"a":[1,-2.5e3,"x\\"y:{\\\\",{"b":null,"a":{"a":true}}],"é":"\\ud83d\\ude00"}'
    expect(parseJson(Buffer.from(body))).toEqual(JSON.parse(body))
  })

  it.each([
    ['a key twice', '{"entity":"a","entity":"b"}', '/entity'],
    ['a key twice by an escape', '{"entity":"a","\\u0065ntity":"b"}', '/entity'],
    ['a key twice below', '{"x":1,"params":{"a/b":[1,{"k":[{}],"k":{}}]}}', '/params/a~1b/1/k'],
  ])('P14 %s is refused with its pointer', (_name, body, pointer) => {
    expect(() => parseJson(Buffer.from(body))).toThrow(
      expect.objectContaining({ code: 'duplicate_key', errors: [expect.objectContaining({ field: pointer })] }),
    )
  })

  it.each([
    ['invalid UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ['an overlong character', Buffer.from([0x22, 0xc0, 0xaf, 0x22])],
    ['a byte order mark', '\ufeff{}'],
    ['half a character', '{"a":"\\ud800"}'],
    ['half a character in a key', '{"\\udc00":1}'],
    ['text after the value', '{} {}'],
    ['no JSON', '{a:1}'],
  ])('P15 %s is refused', (_name, body) => {
    expect(outcome(body)).toBe('invalid_json')
  })

  it.each([
    ['__proto__', '{"params":{"__proto__":{"x":1}}}'],
    ['__proto__ by an escape', '{"\\u005f_proto__":{"x":1}}'],
    ['constructor.prototype', '{"a":{"b":{"constructor":{"prototype":{"x":1}}}}}'],
  ])('P12 %s is refused and nothing is polluted', (_name, body) => {
    const keys = Object.keys(Object.prototype).length
    expect(outcome(body)).toBe('invalid_json')
    expect(Object.keys(Object.prototype).length).toBe(keys)
  })

  it.each([
    ['100,000 levels of objects', '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)],
    ['1 MiB of brackets', '['.repeat(1_048_576)],
    ['a million keys', `{${Array.from({ length: 90_000 }, (_, at) => `"k${at}":1`).join(',')}}`],
  ])('P13 %s is refused in time that grows with its length only', (_name, body) => {
    const bytes = Buffer.from(body)
    const began = performance.now()
    expect(outcome(bytes)).toBe('invalid_json')
    expect(performance.now() - began).toBeLessThan(QUADRATIC_MS)
  })

  it('may nest 32 levels and hold 10,000 keys', () => {
    expect(outcome('['.repeat(32) + ']'.repeat(32))).not.toBe('invalid_json')
    expect(outcome('['.repeat(33) + ']'.repeat(33))).toBe('invalid_json')
    const keys = (count: number) => `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join(',')}}`
    expect(outcome(keys(10_000))).not.toBe('invalid_json')
    expect(outcome(keys(10_001))).toBe('invalid_json')
  })
})
