/** Values read from JSON text equal the results of `JSON.parse`. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at, type Json, type JsonObject, pointer } from '../../../runtime/base/json.ts'
import {
  cutRecords,
  duplicateKey,
  elementsOf,
  findJsonFault,
  joinLists,
  measureJson,
  memberText,
  parseLast,
  parseRest,
  projector,
  projectionOf,
  textAtPath,
  writeList,
} from '../../../runtime/json-text/index.ts'

const RUNS = { numRuns: 300 }
const values = fc.jsonValue({ maxDepth: 5 }) as fc.Arbitrary<Json>
const names = fc.constantFrom('id', 'name', 'a"b', 'né', 'back\\slash', 'data', '')
const records = fc.dictionary(names, values, { noNullPrototype: true }) as fc.Arbitrary<JsonObject>
const blanks = fc.constantFrom<(string | number | undefined)[]>(undefined, 1, '\t')
const write = (value: Json, space: string | number | undefined) => JSON.stringify(value, null, space)
const bytesOf = (text: string) => Buffer.from(text)
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString()

function holds<T>(arbitrary: fc.Arbitrary<T>, check: (value: T, space: string | number | undefined) => void): void {
  fc.assert(fc.property(arbitrary, blanks, check), RUNS)
}

describe('the parts of a JSON text are those of its value', () => {
  test('elements of a list', () => {
    holds(fc.array(values), (list, space) => {
      expect(elementsOf(write(list, space)).map((text) => JSON.parse(text))).toEqual(JSON.parse(write(list, space)))
    })
  })

  test('the value at a path', () => {
    const paths = fc.array(fc.oneof(names, fc.nat(3)), { maxLength: 3 })
    holds(fc.tuple(records, paths), ([record, steps], space) => {
      const found = textAtPath(write(record, space), steps)
      const parsed: Json = JSON.parse(write(record, space))
      const expected = steps.reduce<unknown>((node, step) => {
        if (typeof step === 'number') return Array.isArray(node) ? node[step] : undefined
        return Array.isArray(node) ? undefined : at(node, pointer('', step))
      }, parsed)
      expect(found === undefined ? undefined : JSON.parse(found)).toEqual(expected)
    })
  })

  test('the projection to some fields, null where there is none, with a projector that saw other layouts', () => {
    const asked = ['id', 'data', 'né'] as const
    const project = projector(projectionOf(asked))
    holds(records, (record, space) => {
      const parsed = JSON.parse(write(record, space)) as JsonObject
      const expected = Object.fromEntries(
        asked.map((name) => [name, Object.hasOwn(parsed, name) ? parsed[name] : null]),
      )
      expect(JSON.parse(project(write(record, space)))).toEqual(expected)
    })
  })

  test('a member of an object', () => {
    holds(fc.tuple(records, fc.constantFrom('id', 'name', 'data')), ([record, name], space) => {
      const text = memberText(bytesOf(write(record, space)), 0, bytesOf(name))
      const parsed = JSON.parse(write(record, space)) as JsonObject
      expect(text === undefined ? undefined : JSON.parse(text)).toEqual(parsed[name])
    })
  })

  test('the records of a page that is a list itself', () => {
    holds(fc.array(records), (list, space) => {
      const bytes = bytesOf(write(list, space))
      const cut = cutRecords(bytes, { names: [], isList: true })!
      expect([cut.from, cut.to, cut.starts.length]).toEqual([0, bytes.length, list.length])
    })
  })

  test('the records of a page, the rest without them, and the last one', () => {
    const path = { names: [bytesOf('data')], isList: true }
    holds(fc.tuple(fc.array(records), values), ([list, more], space) => {
      const bytes = bytesOf(write({ before: 1, data: list, more }, space))
      const cut = cutRecords(bytes, path)!
      const parsed = JSON.parse(textOf(bytes)) as { data: JsonObject[]; more: Json }
      expect(JSON.parse(textOf(bytes.subarray(cut.from, cut.to)))).toEqual(parsed.data)
      expect([parseRest(bytes, cut), parseLast(bytes, cut), cut.starts.length]).toEqual([
        { before: 1, data: [], more: parsed.more },
        parsed.data.at(-1),
        parsed.data.length,
      ])
    })
  })
})

describe('what is measured of a JSON text', () => {
  const depthOf = (value: Json): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0
  const keysOf = (value: Json): number =>
    typeof value !== 'object' || value === null
      ? 0
      : (Array.isArray(value) ? 0 : Object.keys(value).length) +
        Object.values(value).reduce<number>((sum, one) => sum + keysOf(one), 0)

  test('depth and keys are those of the value', () => {
    holds(values, (value, space) => {
      const parsed: Json = JSON.parse(write(value, space))
      expect(measureJson(bytesOf(write(value, space)))).toEqual({ depth: depthOf(parsed), keys: keysOf(parsed) })
    })
  })

  test('counting ends one above a limit, however deep a text is', () => {
    const deep = bytesOf('['.repeat(1_000_000))
    expect(measureJson(deep, { depth: 32, keys: 10 }).depth).toBe(33)
    expect(measureJson(bytesOf('{"a":1,"b":2,"c":3}'), { depth: 9, keys: 1 }).keys).toBe(2)
  })

  test('a key that an object has twice is found with its pointer, and none where there is none', () => {
    holds(values, (value, space) => {
      expect(duplicateKey(write(value, space))).toBeUndefined()
    })
    holds(fc.tuple(values, values), ([one, other]) => {
      const text = `{"list":[0,{"x":${write(one, undefined)},"a/b":1,"a\\/b":${write(other, undefined)}}]}`
      expect(duplicateKey(text)).toBe('/list/1/a~1b')
    })
  })

  test('a fault is found in exactly the texts that JSON.parse refuses', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      '1',
      '-',
      '01',
      '1.5e3',
      'true',
      'nul',
      ' ',
    )
    const isParsed = (text: string) => {
      try {
        JSON.parse(text)
        return true
      } catch {
        return false
      }
    }
    holds(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const text = parts.join('')
      expect([text, findJsonFault(text) === undefined]).toEqual([text, isParsed(text)])
    })
    holds(values, (value, space) => {
      expect(findJsonFault(write(value, space))).toBeUndefined()
    })
  })
})

describe('lists as text', () => {
  test('a written list says where each record begins', () => {
    holds(fc.array(records), (list) => {
      const { records: bytes, starts } = writeList(list)
      expect(JSON.parse(textOf(bytes))).toEqual(JSON.parse(JSON.stringify(list)))
      expect(starts.map((start) => textOf(bytes.subarray(start, start + 1)))).toEqual(list.map(() => '{'))
    })
  })

  test('joined lists hold the records of all, in order', () => {
    const lists = fc.array(fc.array(records, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 })
    holds(lists, (all, space) => {
      const joined = joinLists(all.map((list) => bytesOf(write(list, space))))!
      expect(JSON.parse(textOf(joined))).toEqual(JSON.parse(JSON.stringify(all.flat())))
    })
    expect(joinLists([])).toBeUndefined()
  })
})

test('numbers keep all their digits in every part', () => {
  const number = '12345678901234567890.1234567890'
  const text = `{"id":${number},"data":[{"n":${number}},{"n":${number}}]}`
  const bytes = bytesOf(text)
  const cut = cutRecords(bytes, { names: [bytesOf('data')], isList: true })!
  const list = bytes.subarray(cut.from, cut.to)
  expect([
    textAtPath(text, ['data', 1, 'n']),
    memberText(bytes, 0, bytesOf('id')),
    projector(projectionOf(['id']))(text),
    elementsOf(textOf(list))[0],
    textOf(joinLists([list, list])!).split(number).length - 1,
  ]).toEqual([number, number, `{"id":${number}}`, `{"n":${number}}`, 4])
})
