/** Makes the amounts of a document agree: lines, subtotal, tax, total, and what is paid of it. */
import { isObject, type JsonObject } from '../../runtime/base/json.ts'
import { plainName } from '../base/plain-name.ts'

/** A field by its plain name. */
interface NamedField {
  readonly name: string
  readonly plain: string
}

/** The amounts of an object by plain names. They keep their form: a number, or a text such as `12.50`. */
class Amounts {
  readonly #object: JsonObject
  readonly #names: ReadonlyMap<string, string>

  constructor(object: JsonObject, fields: readonly NamedField[]) {
    this.#object = object
    this.#names = new Map(fields.map(({ name, plain }) => [plain, name]))
  }

  /** The first of the names that the object has, and a number of it. */
  get(...plains: readonly string[]): number | undefined {
    for (const plain of plains) {
      const value = this.#object[this.#names.get(plain) ?? '']
      if (typeof value === 'number') return value
      if (typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value)) return Number(value)
    }
    return undefined
  }

  /** Writes an amount to those of the names that have one. */
  set(amount: number, ...plains: readonly string[]): void {
    const rounded = Math.round(amount * 100) / 100
    for (const plain of plains) {
      const name = this.#names.get(plain)
      const value = name === undefined ? undefined : this.#object[name]
      if (
        name === undefined ||
        (typeof value !== 'number' && !/^-?\d+(?:\.\d+)?$/.test(typeof value === 'string' ? value : ''))
      )
        continue
      this.#object[name] = typeof value === 'string' ? rounded.toFixed(2) : rounded
    }
  }

  get lines(): readonly JsonObject[] | undefined {
    for (const plain of ['lineitems', 'lines', 'items', 'invoiceitems', 'products']) {
      const value = this.#object[this.#names.get(plain) ?? '']
      const list = isObject(value) && Array.isArray(value.data) ? value.data : value
      if (Array.isArray(list) && list.length > 0 && list.every((one) => isObject(one))) return list
    }
    return undefined
  }
}

function amountsOf(object: JsonObject): Amounts {
  return new Amounts(
    object,
    Object.keys(object).map((name) => ({ name, plain: plainName(name) })),
  )
}

const SUBTOTALS = [
  'subtotal',
  'subtotalprice',
  'totallineitemsprice',
  'currentsubtotalprice',
  'subtotalexcludingtax',
  'amountsubtotal',
]
const TOTALS = ['total', 'totalprice', 'grandtotal', 'currenttotalprice', 'amounttotal']
const TAXES = ['totaltax', 'tax', 'taxamount', 'amounttax', 'currenttotaltax']
const DISCOUNTS = ['discounttotal', 'totaldiscounts', 'discount', 'currenttotaldiscounts', 'discountamount']
const SHIPPING = ['shippingtotal', 'totalshipping', 'shipping']
const MONEY = /amount|total|price|paid|quantity|discount/

/** Makes the amounts of an object agree. @param isPaid whether nothing of it is left to pay */
export function settleSums(object: JsonObject, fields: readonly NamedField[], isPaid: boolean): void {
  if (!fields.some(({ plain }) => MONEY.test(plain))) return
  const amounts = new Amounts(object, fields)
  settleLine(amounts)
  settleTotal(amounts)
  settlePayment(amounts, isPaid)
  settleAttempts(object, fields)
}

/** An amount of a line is its price by its quantity. */
function settleLine(amounts: Amounts): void {
  const [price, quantity] = [amounts.get('unitprice', 'unitamount', 'price'), amounts.get('quantity')]
  if (price !== undefined && quantity !== undefined)
    amounts.set(price * quantity, 'amount', 'lineamount', 'linetotal', 'subtotal', 'total')
}

function settleTotal(amounts: Amounts): void {
  const sum = amounts.lines?.map((line) => lineAmount(amountsOf(line)))
  const ofLines = sum?.every((one) => one !== undefined) ? sum.reduce((one, other) => one + other, 0) : undefined
  const subtotal = ofLines ?? amounts.get(...SUBTOTALS)
  if (subtotal === undefined || (ofLines === undefined && amounts.get('quantity') !== undefined)) return
  const tax = amounts.get(...TAXES) === undefined ? 0 : Math.round(subtotal * 20) / 100
  const shipping = Math.min(amounts.get(...SHIPPING) ?? 0, subtotal)
  amounts.set(subtotal, ...SUBTOTALS)
  amounts.set(tax, ...TAXES)
  amounts.set(0, ...DISCOUNTS)
  amounts.set(shipping, ...SHIPPING)
  amounts.set(subtotal + tax + shipping, ...TOTALS)
}

function lineAmount(line: Amounts): number | undefined {
  const [price, quantity] = [line.get('unitprice', 'price', 'unitamount'), line.get('quantity')]
  const product = price === undefined || quantity === undefined ? undefined : price * quantity
  return line.get('amount', 'subtotal', 'lineamount', 'linetotal') ?? product
}

function settlePayment(amounts: Amounts, isPaid: boolean): void {
  const total = amounts.get(...TOTALS) ?? amounts.get('amount', 'amountdue')
  if (total === undefined) return
  const hasRest = amounts.get('amountremaining') !== undefined
  amounts.set(isPaid && !hasRest ? 0 : total, 'amountdue')
  amounts.set(isPaid ? total : 0, 'amountpaid', 'amountcaptured', 'amountreceived')
  amounts.set(isPaid ? 0 : total, 'amountremaining', 'amountcapturable', 'totaloutstanding', 'balancedue')
  amounts.set(0, 'amountrefunded', 'totalrefunded', 'amountcredited', 'amountoverpaid', 'amountshipping')
}

/** `attempted` with `attempt_count`. */
function settleAttempts(object: JsonObject, fields: readonly NamedField[]): void {
  const nameOf = (plain: string) => fields.find((field) => field.plain === plain)?.name
  const [flag, count] = [nameOf('attempted'), nameOf('attemptcount')]
  if (flag !== undefined && count !== undefined && typeof object[count] === 'number')
    object[count] = object[flag] === true ? 1 : 0
}
