/** The recruiting kind against its vendor as documented: every pair of the specification, and nothing that the vendor refuses. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connect, execute, iterate, type JsonObject, load, undiciTransport } from '../runtime/index.ts'
import { CANDIDATES, CLIENT, type Harvest, startHarvest, undocumentedFields } from './support/harvest-v3.ts'

const PLAN = await load('greenhouse')

/** The fields of the specification. */
const CANDIDATE = 'id first_name last_name company title created_at updated_at last_activity is_private photo_url attachments application_ids phone_numbers addresses email_addresses website_addresses social_media_addresses recruiter coordinator can_email tags custom_fields'.split(' ') // prettier-ignore
const APPLICATION = 'id candidate_id prospect applied_at rejected_at last_activity_at location source credited_to rejection_reason rejection_details jobs job_post_id status current_stage answers prospective_office prospective_department prospect_detail attachments custom_fields'.split(' ') // prettier-ignore

const PAIRS = [
  ...[
    'candidates',
    'applications',
    'jobs',
    'offers',
    'users',
    'departments',
    'offices',
    'job_posts',
    'scheduled_interviews',
  ].flatMap((entity) => [[entity, 'list'] as const, [entity, 'get'] as const]),
  ['sources', 'list'],
  ['application_attachment', 'download'],
  ['candidate_attachment', 'download'],
] as const

const IDS: Readonly<Record<string, number>> = {
  candidates: 1000, applications: 2000, jobs: 31, offers: 33, users: 4011, departments: 41, offices: 42, job_posts: 71,
  scheduled_interviews: 95, application_attachment: 2000, candidate_attachment: 1000,
} // prettier-ignore

let vendor: Harvest
beforeEach(async () => {
  vendor = await startHarvest()
})
afterEach(() => vendor.close())

const connected = (served = vendor) =>
  connect(PLAN, { credentials: CLIENT, transport: undiciTransport({ connectTo: () => served.origin }), paced: false })

const valueOf = (field: unknown) =>
  field !== null && field !== undefined && !(Array.isArray(field) && field.length === 0)

test('the stand-in has only documented fields', () => {
  expect(undocumentedFields()).toEqual([])
})

test.each(PAIRS)('%s.%s gives records, and asks for nothing that the vendor refuses', async (entity, action) => {
  const params: JsonObject = action === 'list' ? { page: 1, per_page: 500 } : { id: IDS[entity]! }
  const { records, file } = await execute(PLAN, { entity, action, params }, connected())
  if (action === 'list') expect((records as unknown[]).length).toBeGreaterThan(0)
  else if (action === 'get') expect(records).toMatchObject({ id: IDS[entity] })
  else expect(await new Response(file?.stream).text()).toBe('a file')
  expect(vendor.refused).toEqual([])
})

describe('at least nine tenths of the specified fields have a value', () => {
  test.each(['list', 'get'])('by %s', async (action) => {
    const one = async (entity: string) => {
      const params: JsonObject = action === 'get' ? { id: IDS[entity]! } : { ids: [IDS[entity]!] }
      const { records } = await execute(PLAN, { entity, action, params }, connected())
      return [records].flat()[0] as JsonObject
    }
    const [candidate, application] = [await one('candidates'), await one('applications')]
    const missing = (record: JsonObject, fields: readonly string[]) => fields.filter((name) => !valueOf(record[name]))
    expect(missing(candidate, CANDIDATE)).toEqual(['photo_url', 'recruiter', 'coordinator'])
    expect(missing(application, APPLICATION)).toEqual([])
    expect(1 - 3 / (CANDIDATE.length + APPLICATION.length)).toBeGreaterThan(0.9)
    expect(candidate).toMatchObject({ photo_url: null, is_private: true, application_ids: [2120, 2000] })
    expect(application).toMatchObject({
      location: { address: 'Rome' },
      current_stage: { id: 81, name: 'Phone screen' },
      source: { id: 51, public_name: 'Referral' },
      rejection_reason: { name: 'Not now' },
      prospective_office: { name: 'Rome', location: { name: 'Rome, Italy' } },
      prospect_detail: { prospect_pool: { name: 'Later' }, prospect_owner: { name: 'Grace Example' } },
      jobs: [{ id: 32 }, { id: 31 }].toReversed().map(({ id }) => expect.objectContaining({ id })),
    })
  })

  test('a status is in the words of the specification, as a filter too', async () => {
    const params = {
      status: 'active',
      job_id: 31,
      created_after: '2026-01-01T00:00:00Z',
      created_before: '2026-12-01T00:00:00Z',
    }
    const { records } = await execute(PLAN, { entity: 'applications', action: 'list', params }, connected())
    expect(new Set((records as JsonObject[]).map(({ status }) => status))).toEqual(new Set(['active']))
    const [first] = vendor.requests
    expect(new URLSearchParams(first!.split('?')[1]).get('created_at')).toBe(
      'gte|2026-01-01T00:00:00Z|lte|2026-12-01T00:00:00Z',
    )
  })
})

test('all pages come only by the cursor, and parts by 50 IDs at most', async () => {
  const ids: unknown[] = []
  for await (const { records } of iterate(PLAN, { entity: 'candidates', action: 'list' }, connected()))
    ids.push(...(records as JsonObject[]).map(({ id }) => id))
  expect([ids.length, new Set(ids).size, vendor.refused]).toEqual([CANDIDATES, CANDIDATES, []])
  const own = vendor.requests.filter((request) => request.startsWith('candidates'))
  expect(own).toEqual(['candidates?per_page=100', expect.stringMatching(/^candidates\?cursor=[\w-]+$/)])
  // A page of 100 takes two requests for each part, one of 20 takes one.
  const parts = vendor.requests.filter((request) => /^(?:attachments|applications)\?(?!cursor)/.test(request))
  expect(parts.length).toBe(6)
})

test('a page above 1 is refused before anything is sent, with the param that continues', async () => {
  const call = execute(PLAN, { entity: 'candidates', action: 'list', params: { page: 2 } }, connected())
  await expect(call).rejects.toMatchObject({
    code: 'invalid_params',
    message: 'Cannot use params of candidates.list: page must be at most 1 (got 2): use cursor instead',
  })
  expect(vendor.requests).toEqual([])
})

test('a scope that a part lacks fails the call, by name', async () => {
  const narrow = await startHarvest(['candidates', 'applications'])
  const call = execute(PLAN, { entity: 'candidates', action: 'list' }, connected(narrow))
  await expect(call).rejects.toMatchObject({
    code: 'permission_missing',
    message: expect.stringContaining('for attachments of candidates.list') as string,
    upstream: { status: 403, message: 'The scope harvest:attachments:list is missing.' },
  })
  await narrow.close()
})

test('a record that does not exist is not found', async () => {
  const call = execute(PLAN, { entity: 'candidates', action: 'get', params: { id: 7 } }, connected())
  await expect(call).rejects.toMatchObject({ code: 'record_not_found' })
})
