/** Values as name=value pairs: queries and forms. */
import type { Json } from '../base/json.ts'
import { textOf } from '../language/template-value.ts'
import type { Encoding } from '../manifest/index.ts'

/** Takes one pair, not yet percent-encoded. */
export type Pair = (name: string, value: string) => void

/** Hands on the pairs that a value makes under a name. null is written as empty text. */
export function eachPair(name: string, value: Json, encoding: Encoding, pair: Pair): void {
  if (value === null) pair(name, '')
  else if (typeof value !== 'object') pair(name, textOf(value))
  else if (Array.isArray(value)) eachItem(name, value, encoding, pair)
  else if (encoding.objects === 'json') pair(name, JSON.stringify(value))
  else {
    for (const [key, child] of Object.entries(value))
      eachPair(encoding.objects === 'dots' ? `${name}.${key}` : `${name}[${key}]`, child, encoding, pair)
  }
}

function eachItem(name: string, list: readonly Json[], encoding: Encoding, pair: Pair): void {
  switch (encoding.arrays) {
    case 'json':
      pair(name, JSON.stringify(list))
      break
    case 'comma':
      pair(name, list.map((item) => (item === null ? '' : textOf(item))).join(','))
      break
    case 'repeat':
      for (const item of list) eachPair(name, item, encoding, pair)
      break
    case 'brackets':
      for (const item of list) eachPair(`${name}[]`, item, encoding, pair)
      break
    case 'indexed':
      list.forEach((item, index) => eachPair(`${name}[${index}]`, item, encoding, pair))
  }
}

/** A value as percent-encoded pairs joined by `&`; empty for an empty list or map. */
export function encodePairs(name: string, value: Json, encoding: Encoding): string {
  let text = ''
  eachPair(name, value, encoding, (pairName, pairValue) => {
    text += `${text === '' ? '' : '&'}${encodeURIComponent(pairName)}=${encodeURIComponent(pairValue)}`
  })
  return text
}
