/** Encodes values as name=value pairs, for queries and forms. */
import { invalidParam } from '../base/errors.ts'
import { isObject, type Json, valueText } from '../base/json.ts'
import { quoted } from '../base/names.ts'
import type { Encoding } from '../manifest/index.ts'
import { restliText } from './restli.ts'

/** Receives a pair. The name is not yet percent-encoded, and the value only if `isEncoded`. */
export type QueryPair = (name: string, value: string, isEncoded?: boolean) => void

/** Passes a value's pairs on. null becomes empty text. @throws ConnectorError `invalid_params` */
export function eachPair(name: string, value: Json, encoding: Encoding, pair: QueryPair): void {
  if (value === null) pair(name, '')
  else if (encoding.arrays === 'restli') pair(name, restliText(name, value), true)
  else if (typeof value !== 'object') pair(name, valueText(value))
  else if (Array.isArray(value)) eachItem(name, value, encoding, pair)
  else if (encoding.objects === 'json') pair(name, JSON.stringify(value))
  else if (encoding.objects === 'pipe') pair(name, pipedText(name, value))
  else {
    for (const [key, child] of Object.entries(value)) eachPair(nestedName(name, key), child, encoding, pair)
  }
}

/** Joins an object's names and values with pipes: `gte|2026-01-31|lte|2026-02-28`. */
function pipedText(name: string, object: Readonly<Record<string, Json>>): string {
  const texts = Object.entries(object).flatMap(([key, value]) => [key, value === null ? '' : valueText(value)])
  if (texts.some((text) => text.includes('|')))
    throw invalidParam(name, 'has a pipe in a name or value, which would begin another one', 'pipe')
  return texts.join('|')
}

/** The name of a nested value. Servers decode names first, so a bracket in a key would name another place. */
function nestedName(name: string, key: string): string {
  if (/[[\]]/.test(key))
    throw invalidParam(
      quoted(`${name}.${key}`).slice(1, -1),
      'has brackets in its name, which would make it another param',
      'name',
    )
  return `${name}[${key}]`
}

function eachItem(name: string, list: readonly Json[], encoding: Encoding, pair: QueryPair): void {
  switch (encoding.arrays) {
    case 'json':
      pair(name, JSON.stringify(list))
      break
    case 'comma':
    case 'space':
    case 'pipe':
      pair(name, list.map((item) => (item === null ? '' : valueText(item))).join(SEPARATORS[encoding.arrays]))
      break
    case 'repeat':
      for (const item of list) eachPair(name, item, encoding, pair)
      break
    case 'brackets':
      for (const item of list) eachPair(`${name}[]`, item, encoding, pair)
      break
    case 'indexed':
      list.forEach((item, index) => eachPair(`${name}[${index}]`, item, encoding, pair))
      break
    case 'columns':
      list.forEach((item, index) => eachColumn(name, item, index, encoding, pair))
  }
}

const SEPARATORS = { comma: ',', space: ' ', pipe: '|' } as const

/** Writes the fields of a list's object, with its index after each name: `items[price][0]`. */
function eachColumn(name: string, item: Json, index: number, encoding: Encoding, pair: QueryPair): void {
  if (!isObject(item)) return eachPair(`${name}[${index}]`, item, encoding, pair)
  for (const [key, child] of Object.entries(item)) eachPair(`${nestedName(name, key)}[${index}]`, child, encoding, pair)
}

/** Encodes a value as percent-encoded pairs joined by `&`; empty for an empty list or map. */
export function encodePairs(name: string, value: Json, encoding: Encoding): string {
  let text = ''
  eachPair(name, value, encoding, (pairName, pairValue, isEncoded) => {
    text += `${text === '' ? '' : '&'}${encodeURIComponent(pairName)}=${isEncoded ? pairValue : encodeURIComponent(pairValue)}`
  })
  return text
}
