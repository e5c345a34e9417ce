/** Rules about amounts and counts. */
import { isObject, type Json } from '../../../runtime/base/json.ts'
import { numberIn, type ObjectRule, type SeenObject, textIn } from './seen.ts'

/** Whether two amounts are equal to the cent. */
function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.011
}

function subtotalBroken(seen: SeenObject): string | undefined {
  const [subtotal, total] = [
    numberIn(seen, 'subtotal', 'subtotalprice'),
    numberIn(seen, 'total', 'totalprice', 'grandtotal', 'amounttotal'),
  ]
  const isLine = seen.fields.has('quantity')
  if (subtotal === undefined || total === undefined || isLine) return undefined
  const tax = numberIn(seen, 'totaltax', 'tax', 'taxamount', 'amounttax') ?? 0
  const shipping = numberIn(seen, 'shippingtotal', 'totalshipping', 'shipping') ?? 0
  const discount = numberIn(seen, 'discounttotal', 'totaldiscounts', 'discount') ?? 0
  const sum = subtotal + tax + shipping - discount
  return isSame(sum, total) ? undefined : `${subtotal} + ${tax} + ${shipping} - ${discount} is not ${total}`
}

function remainingBroken(seen: SeenObject): string | undefined {
  const due = numberIn(seen, 'amountdue')
  const paid = numberIn(seen, 'amountpaid', 'amountcredited')
  const left = numberIn(seen, 'amountremaining')
  const total = numberIn(seen, 'total')
  if (left !== undefined && due !== undefined && paid !== undefined && !isSame(due - paid, left))
    return `${due} due - ${paid} paid is not ${left}`
  // Where no rest is given, what is due is what is left of the total.
  if (
    left === undefined &&
    due !== undefined &&
    paid !== undefined &&
    total !== undefined &&
    !isSame(total - paid, due)
  )
    return `${total} - ${paid} paid is not ${due} due`
  return undefined
}

/** The lines of a document. */
function linesOf({ fields }: SeenObject): readonly Record<string, unknown>[] | undefined {
  for (const name of ['lineitems', 'lines', 'items', 'invoiceitems', 'products']) {
    const value = fields.get(name)
    const list = isObject(value) && Array.isArray(value.data) ? value.data : value
    if (Array.isArray(list) && list.length > 0 && list.every((one) => isObject(one))) return list
  }
  return undefined
}

function linesBroken(seen: SeenObject): string | undefined {
  const lines = linesOf(seen)
  const wanted = numberIn(seen, 'subtotal', 'subtotalprice', 'totallineitemsprice')
  if (!lines || wanted === undefined) return undefined
  const amounts = lines.map((line) => lineAmount({ ...seen, fields: plainFields(line) }))
  if (!amounts.every((amount) => amount !== undefined)) return undefined
  const sum = amounts.reduce((one, other) => one + other, 0)
  return isSame(sum, wanted) ? undefined : `the lines' sum is ${sum}, not ${wanted}`
}

function plainFields(object: Record<string, unknown>): ReadonlyMap<string, Json> {
  return new Map(
    Object.entries(object).map(([name, value]) => [name.replaceAll(/[^a-zA-Z0-9]/g, '').toLowerCase(), value as Json]),
  )
}

function lineAmount(seen: SeenObject): number | undefined {
  const [price, quantity] = [numberIn(seen, 'unitprice', 'price', 'unitamount'), numberIn(seen, 'quantity')]
  return (
    numberIn(seen, 'amount', 'subtotal', 'lineamount', 'linetotal') ??
    (price === undefined || quantity === undefined ? undefined : price * quantity)
  )
}

function lineBroken(seen: SeenObject): string | undefined {
  const [price, quantity] = [numberIn(seen, 'unitprice', 'unitamount'), numberIn(seen, 'quantity')]
  const amount = numberIn(seen, 'amount', 'lineamount')
  if (price === undefined || quantity === undefined || amount === undefined) return undefined
  return isSame(price * quantity, amount) ? undefined : `${quantity} × ${price} is not ${amount}`
}

function partBroken(seen: SeenObject): string | undefined {
  const whole = numberIn(seen, 'amount', 'total', 'totalprice')
  for (const name of ['amountrefunded', 'amountcaptured', 'amountreceived', 'totalrefunded', 'amountcapturable']) {
    const part = numberIn(seen, name)
    if (whole !== undefined && part !== undefined && part > whole + 0.011)
      return `${name} ${part} is more than ${whole}`
  }
  return undefined
}

const AMOUNT = /^(?:amount|price|total|subtotal|unitprice|unitamount|totalprice|totaltax|tax|quantity)$/
const PERCENT = /(?:percent|percentage|percentoff|percentdone|percentcomplete|probability|progress)$/
const COUNT = /(?:count|counts)$|^(?:count|numberof).*/

function everyNumber(pattern: RegExp, holds: (value: number) => boolean, what: string): ObjectRule['broken'] {
  return (seen) => {
    const [found] = [...seen.fields.keys()].flatMap((name) => {
      const value = pattern.test(name) ? numberIn(seen, name) : undefined
      return value === undefined || holds(value) ? [] : [`${name} ${value} ${what}`]
    })
    return found
  }
}

/** `comment_count` with `comments`, `count` with the only list beside it. */
function countBroken({ fields }: SeenObject): string | undefined {
  for (const [name, value] of fields) {
    const stem = /^(?:num(?:berof)?|total)?(\w+?)(?:count|total)$/.exec(name)?.[1]
    if (stem === undefined || typeof value !== 'number') continue
    const list = [`${stem}s`, stem].map((one) => fields.get(one)).find((one) => Array.isArray(one))
    if (Array.isArray(list) && list.length !== value) return `${name} is ${value}, and the list has ${list.length}`
  }
  return undefined
}

function currencyBroken(seen: SeenObject): string | undefined {
  const code = textIn(seen, 'currency', 'currencycode')
  return code === undefined || /^(?:USD|EUR|GBP|CHF|SEK|JPY|CAD|AUD)$/i.test(code)
    ? undefined
    : `${code} is no currency`
}

/** Rules about amounts and counts. */
export const SUM_RULES: readonly ObjectRule[] = [
  { name: 'subtotal, tax and total agree', broken: subtotalBroken },
  { name: 'due, paid and remaining agree', broken: remainingBroken },
  { name: 'the lines make the subtotal', broken: linesBroken },
  { name: 'quantity and price make a line', broken: lineBroken },
  { name: 'a part is no more than the whole', broken: partBroken },
  { name: 'an amount is not negative', broken: everyNumber(AMOUNT, (value) => value >= 0, 'is negative') },
  {
    name: 'a percentage is up to 100',
    broken: everyNumber(PERCENT, (value) => value >= 0 && value <= 100, 'is no percentage'),
  },
  {
    name: 'a count is a whole number',
    broken: everyNumber(COUNT, (value) => value >= 0 && Number.isInteger(value), 'is no count'),
  },
  { name: 'a count is the length of its list', broken: countBroken },
  { name: 'a currency is one', broken: currencyBroken },
]
