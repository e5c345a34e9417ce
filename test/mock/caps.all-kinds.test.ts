/** Every list with a cap, against a simulated vendor that ends it after a few records. */
import { describe, expect, it } from 'vitest'
import { Stage } from '../../mock/snapshot/calls/play.ts'
import { Simulation } from '../../simulator/index.ts'
import { propertiesOf } from '../../runtime/base/json.ts'
import {
  compile,
  ConnectorError,
  iterate,
  type JsonObject,
  type JsonSchema,
  type Params,
  type Plan,
  type ResolvedOperation,
} from '../../runtime/index.ts'
import { everyKind } from '../support/kinds.ts'
import { isNarrowed } from './vendors.ts'

/** Records of a page, pages before the cap, and records of the whole list. */
const [PAGE, PAGES, RECORDS] = [2, 3, 15]

/** A plan whose lists end after a few records. */
function shortened({ manifest }: Plan): Plan {
  const most = { pages: PAGES, records: PAGES * PAGE, offset: (PAGES - 1) * PAGE }
  const operations = Object.entries(manifest.operations).map(([id, operation]) => {
    const { pagination } = operation
    if (!pagination?.cap) return [id, operation]
    return [
      id,
      { ...operation, pagination: { ...pagination, cap: { ...pagination.cap, most: most[pagination.cap.unit] } } },
    ]
  })
  return compile({ ...manifest, operations: Object.fromEntries(operations) as typeof manifest.operations })
}

const LISTS = (await everyKind()).flatMap((plan) => {
  const capped = Object.entries(plan.manifest.operations).filter(([, { pagination }]) => pagination?.cap)
  const whole = capped.filter(([id]) => !isNarrowed({ kind: plan.kind, id }))
  return whole.map(([id]) => [plan.kind, id, plan] as const)
})

/** A walk's records, with the code that ends it. @param vendor the plan that the vendor follows */
async function walked(plan: Plan, vendor: Plan, id: string, more: Params = {}) {
  const simulation = new Simulation(vendor.manifest, { records: RECORDS, pageSize: PAGE, fileBytes: 64 })
  const [entity = '', action = ''] = id.split('.')
  const { pagination } = plan.manifest.operations[id]!
  const size = pagination && 'size' in pagination && pagination.size ? { [pagination.size]: PAGE } : {}
  const call = { entity, action, params: { ...simulation.example(id), ...size, ...more } }
  const connection = new Stage(plan).connect(simulation)
  const records: JsonObject[] = []
  try {
    for await (const page of iterate(plan, call, connection)) records.push(...(page.records as JsonObject[]))
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return { records, code: error.code }
  }
  return { records, code: null }
}

/** Whether a walk can notice the cap: by a place in the params, or since responses mark the last page. */
function isNoticed(pagination: NonNullable<ResolvedOperation['pagination']>, params: JsonSchema): boolean {
  const { cap, style } = pagination
  const { type, pattern } = propertiesOf(params)[cap?.param ?? ''] ?? {}
  const isOpaque = style === 'cursor' && type === 'string' && pattern === undefined
  return cap?.param !== undefined && (!isOpaque || ('ends' in pagination && pagination.ends !== undefined))
}

describe('a list that ends at a cap', () => {
  it.each(LISTS)('%s %s ends a walk with result_window', async (_, id, plan) => {
    const short = shortened(plan)
    const { pagination, params } = short.manifest.operations[id]!
    const { code, records } = await walked(short, short, id)
    expect(records).toHaveLength(PAGE * PAGES)
    if (isNoticed(pagination!, params)) expect(code).toBe('result_window')
  })

  it.each(LISTS)('%s %s has no record behind it, whatever a walk knows', async (_, id, plan) => {
    const { records } = await walked(plan, shortened(plan), id)
    expect(records).toHaveLength(PAGE * PAGES)
  })

  const resumed = LISTS.filter(([, id, plan]) => plan.manifest.operations[id]?.pagination?.cap?.resume)
  it.each(resumed)('%s %s goes on in its order, with each record once', async (_, id, plan) => {
    const short = shortened(plan)
    const order = Object.entries(short.manifest.operations[id]!.pagination!.cap!.resume!.with)
    const params = Object.fromEntries(order.filter(([, value]) => value !== null))
    const { code, records } = await walked(short, short, id, params)
    const different = new Set(records.map((record) => JSON.stringify(record)))
    expect([code, different.size, records.length]).toEqual([null, RECORDS, RECORDS])
  })
})
