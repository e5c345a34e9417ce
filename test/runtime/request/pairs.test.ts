import { expect, test } from 'vitest'
import type { Json } from '../../../runtime/base/json.ts'
import type { Encoding } from '../../../runtime/manifest/index.ts'
import { encodePairs } from '../../../runtime/request/index.ts'

const ARRAYS = ['repeat', 'comma', 'brackets', 'indexed', 'json'] as const
const OBJECTS = ['brackets', 'json'] as const

const write = (value: Json, arrays: Encoding['arrays'], objects: Encoding['objects']) =>
  decodeURIComponent(encodePairs('p', value, { body: 'form', arrays, objects }))

test.each<[string, Json, Record<(typeof ARRAYS)[number], string>]>([
  [
    'a list',
    ['x', 1, true],
    {
      repeat: 'p=x&p=1&p=true',
      comma: 'p=x,1,true',
      brackets: 'p[]=x&p[]=1&p[]=true',
      indexed: 'p[0]=x&p[1]=1&p[2]=true',
      json: 'p=["x",1,true]',
    },
  ],
  [
    'a list with null',
    ['x', null],
    { repeat: 'p=x&p=', comma: 'p=x,', brackets: 'p[]=x&p[]=', indexed: 'p[0]=x&p[1]=', json: 'p=["x",null]' },
  ],
  [
    'a list of lists',
    [['x'], ['y']],
    {
      repeat: 'p=x&p=y',
      comma: 'p=["x"],["y"]',
      brackets: 'p[][]=x&p[][]=y',
      indexed: 'p[0][0]=x&p[1][0]=y',
      json: 'p=[["x"],["y"]]',
    },
  ],
  ['an empty list', [], { repeat: '', comma: 'p=', brackets: '', indexed: '', json: 'p=[]' }],
])('%s is written in each way', (_, value, expected) => {
  expect(Object.fromEntries(ARRAYS.map((arrays) => [arrays, write(value, arrays, 'brackets')]))).toEqual(expected)
})

test.each<[string, Json, Record<(typeof OBJECTS)[number], string>]>([
  ['an object', { a: 1, b: 'x' }, { brackets: 'p[a]=1&p[b]=x', json: 'p={"a":1,"b":"x"}' }],
  ['an object in an object', { a: { b: null } }, { brackets: 'p[a][b]=', json: 'p={"a":{"b":null}}' }],
  ['an empty object', {}, { brackets: '', json: 'p={}' }],
])('%s is written in each way', (_, value, expected) => {
  expect(Object.fromEntries(OBJECTS.map((objects) => [objects, write(value, 'repeat', objects)]))).toEqual(expected)
})

test('an object is written as names and values between pipes; a pipe in a value is refused', () => {
  expect(write({ gte: '2026-01-31', lt: 7 }, 'comma', 'pipe')).toBe('p=gte|2026-01-31|lt|7')
  expect(() => write({ gte: 'a|lt|b' }, 'comma', 'pipe')).toThrow('has a pipe in a name or value')
})

test('lists and objects within each other are written in each pair of ways', () => {
  const value = { a: [{ b: 'x' }] }
  expect(
    Object.fromEntries(
      ARRAYS.flatMap((arrays) => OBJECTS.map((objects) => [`${arrays} ${objects}`, write(value, arrays, objects)])),
    ),
  ).toEqual({
    'repeat brackets': 'p[a][b]=x',
    'repeat json': 'p={"a":[{"b":"x"}]}',
    'comma brackets': 'p[a]={"b":"x"}',
    'comma json': 'p={"a":[{"b":"x"}]}',
    'brackets brackets': 'p[a][][b]=x',
    'brackets json': 'p={"a":[{"b":"x"}]}',
    'indexed brackets': 'p[a][0][b]=x',
    'indexed json': 'p={"a":[{"b":"x"}]}',
    'json brackets': 'p[a]=[{"b":"x"}]',
    'json json': 'p={"a":[{"b":"x"}]}',
  })
})

test.each<[Json, string]>([
  ['', 'p='],
  [null, 'p='],
  [0, 'p=0'],
  [1e21, 'p=1e%2B21'],
  [false, 'p=false'],
  ['a b&c=d+e/ü', 'p=a%20b%26c%3Dd%2Be%2F%C3%BC'],
])('%j is written %s', (value, expected) => {
  expect(encodePairs('p', value, { body: 'form', arrays: 'repeat', objects: 'brackets' })).toBe(expected)
})
