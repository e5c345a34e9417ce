/** Compares the locators of errors with the described refusals. */
import type { ErrorShape, ResolvedOperation } from 'plugboard/author'
import type { ApiOperation, ApiShape } from '../../description/model.ts'
import type { Difference, OfOperation } from '../base/finding.ts'
import { follow, missingStep } from './answer.ts'

type Locator = NonNullable<ResolvedOperation['records']>

/** A value of an error: its locators in order, and the expected values. */
interface Reading {
  readonly part: string
  readonly locators: readonly Locator[]
  readonly is: readonly unknown[]
  /** Statuses to which it applies. Defaults to all. */
  readonly status?: readonly number[]
}

/** A reading with its result over all operations that share it. */
interface Judged extends Reading {
  readonly operations: Set<string>
  missing: string | undefined
  isThere: boolean
  /** The enumerated values there; undefined if any value may occur. */
  values: Set<string> | undefined
}

/**
 * Collects the described refusals of all operations, since kinds read errors in one way and each operation describes few of them. A place
 * counts as missing only if no refusal of any operation has it.
 */
export class RefusalJudge {
  readonly #judged = new Map<string, Judged>()

  /** Adds an operation and its match in the description. */
  add(id: string, { errors }: ResolvedOperation, { refusals }: ApiOperation): void {
    for (const reading of readingsOf(errors)) {
      const shapes = refusals.flatMap(({ status, shape }) =>
        shape && shape.properties.size > 0 && isOf(status, reading) ? [shape] : [],
      )
      if (shapes.length === 0) continue
      const key = JSON.stringify(reading)
      const fresh = {
        ...reading,
        operations: new Set<string>(),
        missing: undefined,
        isThere: false,
        values: new Set<string>(),
      }
      const judged = this.#judged.get(key) ?? fresh
      this.#judged.set(key, judged)
      judged.operations.add(id)
      for (const shape of shapes) judge(judged, shape)
    }
  }

  /** Readings that no refusal has, by operation. */
  differences(): OfOperation[] {
    return [...this.#judged.values()].flatMap((judged) => {
      const fault = faultOf(judged)
      return fault ? [...judged.operations].map((operation) => ({ ...fault, part: judged.part, operation })) : []
    })
  }
}

function readingsOf({ message, code, requestId, rules }: ErrorShape): Reading[] {
  const ruled = rules.flatMap(({ at, is = [], status }) =>
    at ? [{ part: '/errors/rules', locators: [at], is, status }] : [],
  )
  const read: Reading[] = [
    { part: '/errors/message', locators: message, is: [] },
    { part: '/errors/code', locators: code, is: [] },
    { part: '/errors/request_id', locators: requestId, is: [] },
    ...ruled,
  ]
  return read.filter(({ locators }) => locators.length > 0 && locators.every((one) => one.in === 'body'))
}

/** Whether a reading applies to a described status such as `404`, `4XX` or `default`. */
function isOf(described: string, { status }: Reading): boolean {
  const [hundreds, rest] = [described.slice(0, 1), described.slice(1).toUpperCase()]
  return (
    !status ||
    described === 'default' ||
    status.some((one) => String(one) === described || (rest === 'XX' && String(one).startsWith(hundreds)))
  )
}

function judge(judged: Judged, shape: ApiShape): void {
  const missing = judged.locators.map((one) => missingStep(shape, one))
  const there = judged.locators.filter((_, index) => missing[index] === undefined)
  judged.missing ??= missing[0]
  judged.isThere ||= there.length > 0
  for (const locator of there) {
    const values = follow(shape, locator)?.enum
    if (values === undefined) judged.values = undefined
    else for (const value of values) judged.values?.add(String(value))
  }
}

function faultOf({ part, missing, isThere, is, values }: Judged): Omit<Difference, 'part'> | undefined {
  if (!isThere) {
    // A rule may concern a gateway before the API, which no description mentions.
    const severity = part === '/errors/rules' ? 'undocumented' : 'wrong'
    return missing === undefined ? undefined : { severity, message: `no refusal has ${missing} in the description` }
  }
  const unknown = is.filter((one) => values?.has(String(one)) === false)
  if (is.length === 0 || unknown.length < is.length) return undefined
  const names = unknown.map(String).join(', ')
  return { severity: 'wrong', message: `errors are told by ${names}, which the description does not list` }
}
