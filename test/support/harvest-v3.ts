/**
 * Harvest v3 as documented, strictly: paths, params and fields of `test/data/harvest-v3.json`, scopes, cursors without other params, at
 * most 50 IDs. Values are made up.
 * @see https://harvestdocs.greenhouse.io/docs/pagination
 * @see https://harvestdocs.greenhouse.io/docs/list-endpoints
 * @see https://harvestdocs.greenhouse.io/docs/authentication
 */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { closeServer, listenAt } from '../../runtime/doors/internal.ts'
import { ROOT } from './root.ts'

type Row = Record<string, unknown>

/** A list of the vendor as its reference documents it. */
interface DocumentedList {
  readonly path: string
  readonly params: readonly string[]
  readonly fields: readonly string[]
}

/** The documented lists. */
export const LISTS = JSON.parse(readFileSync(join(ROOT, 'test/data/harvest-v3.json'), 'utf8')) as DocumentedList[]

/** The ID and the secret that the vendor knows. */
export const CLIENT = { client_id: 'harvest-client', client_secret: 'harvest-secret', sub: '4011' }

/** Number of candidates and of applications: more than a page, and than the IDs of one request. */
export const CANDIDATES = 120
const APPLICATIONS = 130

const TIMES = { created_at: '2026-03-01T10:00:00.000Z', updated_at: '2026-11-20T10:00:00.000Z' }
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

function candidate(index: number): Row {
  const contact = (value: string, type: string) => [{ value, type }]
  return {
    id: 1000 + index,
    ...TIMES,
    first_name: 'Ada',
    last_name: `Example ${index}`,
    preferred_name: null,
    company: 'Example',
    title: 'Engineer',
    last_activity_at: TIMES.updated_at,
    private: index % 2 === 0,
    can_email: true,
    time_zone: 'Etc/UTC',
    tags: ['remote'],
    linked_user_ids: [],
    phone_numbers: contact('555-0100', 'mobile'),
    addresses: contact('1 Example Street', 'home'),
    email_addresses: contact(`ada.${index}@example.com`, 'personal'),
    website_addresses: contact('https://example.com', 'personal'),
    social_media_addresses: [{ value: 'https://example.com/ada' }],
    custom_fields: { salary: { name: 'Salary', type: 'short_text', value: '1' } },
  }
}

/** Every third application is rejected, every fifth a prospect's: the first is both. */
function application(index: number): Row {
  const isProspect = index % 5 === 0
  const isRejected = index % 3 === 0
  return {
    id: 2000 + index,
    ...TIMES,
    agency_note_id: null,
    candidate_id: 1000 + (index % CANDIDATES),
    coordinator_id: 4011,
    job_id: isProspect ? null : 31,
    job_post_id: 71,
    recruiter_id: 4011,
    referrer_id: 61,
    source_id: 51,
    stage_id: 81,
    stage_name: 'Phone screen',
    status: isRejected ? 'rejected' : 'in_process',
    needs_decision: false,
    prospect: isProspect,
    rejected_at: isRejected ? TIMES.updated_at : null,
    last_activity_at: TIMES.updated_at,
    location_address: 'Rome',
    answers: [{ question: 'Why?', answer: 'Because.' }],
    prospective_job_ids: isProspect ? [31, 32] : [],
    custom_fields: { notice: { name: 'Notice', type: 'short_text', value: 'None' } },
  }
}

function attachment(index: number): Row {
  const [application_id, candidate_id] = [2000 + (index % APPLICATIONS), 1000 + ((index % APPLICATIONS) % CANDIDATES)]
  const url = `https://files.s3.amazonaws.com/${index}.pdf`
  return { id: 3000 + index, ...TIMES, application_id, candidate_id, type: 'resume', filename: `${index}.pdf`, url }
}

const rejected = numbers(APPLICATIONS).filter((index) => index % 3 === 0)
const prospects = numbers(APPLICATIONS).filter((index) => index % 5 === 0)
const named = (id: number, name: string, more: Row = {}) => ({ id, ...TIMES, name, ...more })

/** The records of some lists; of the others there are none. */
const RECORDS: Readonly<Record<string, readonly Row[]>> = {
  candidates: numbers(CANDIDATES).map(candidate),
  applications: numbers(APPLICATIONS).map(application),
  attachments: numbers(APPLICATIONS * 2).map(attachment),
  jobs: [31, 32].map(
    (id) =>
    named(id, 'Engineer', {
      requisition_id: 'R-1', notes: null, confidential: false, status: 'open', opened_at: TIMES.created_at, closed_at: null,
      is_template: false, copied_from_id: null, department_id: 41, office_ids: [42], custom_fields: {},
    }), // prettier-ignore
  ),
  offers: [
    {
      id: 33, ...TIMES, version: 1, application_id: 2001, job_id: 31, candidate_id: 1001, opening_id: 91, status: 'Accepted',
      starts_on: '2026-12-01', sent_on: '2026-11-01', resolved_at: TIMES.updated_at, custom_fields: {},
    }, // prettier-ignore
  ],
  users: [
    named(4011, 'Grace Example', {
      first_name: 'Grace', last_name: 'Example', primary_email: 'grace@example.com', job_title: null, agency_id: null,
      deactivated: false, site_admin: true, employee_id: null, linked_candidate_ids: [], office_ids: [42], department_ids: [41],
      interviewer_tags: [], emails: ['grace@example.com'], custom_fields: {},
    }), // prettier-ignore
  ],
  departments: [named(41, 'Engineering', { parent_id: null, external_id: null })],
  offices: [
    named(42, 'Rome', {
      parent_id: null,
      external_id: null,
      location: 'Rome, Italy',
      primary_in_house_contact_user_id: 4011,
    }),
  ],
  job_posts: [
    {
      id: 71, ...TIMES, title: 'Engineer', internal: false, active: true, live: true, featured: false, first_published_at: null,
      content: '<p>Hi</p>', internal_content: null, language: 'en', public_url: null, demographic_question_set_id: null, job_id: 31,
      job_board_id: 1, questions: [],
    }, // prettier-ignore
  ],
  sources: [named(51, 'Referral', { type: { id: 1, name: 'Referrals' } })],
  referrers: [named(61, 'Grace Example', { user_id: 4011 })],
  interviews: [
    {
      id: 95, ...TIMES, job_id: 31, application_id: 2001, job_interview_id: 96, starts_at: '2026-12-01T10:00:00.000Z',
      ends_at: '2026-12-01T11:00:00.000Z', location: null, status: 'scheduled', organizer_id: 4011, scheduled_at: TIMES.created_at,
      all_day_start_on: null, all_day_end_on: null, external_event_id: null, video_conferencing_url: null,
      availability_received_at: null,
    }, // prettier-ignore
  ],
  interviewers: [
    { id: 97, ...TIMES, interview_id: 95, user_id: 4011, scorecard_id: null, email: null, response_status: 'accepted' },
  ],
  openings: [
    {
      id: 91, ...TIMES, job_id: 31, opened_at: TIMES.created_at, closed_at: null, sort_order: 1, opening_id: null,
      application_id: null, close_reason_id: null, target_start_on: null, open: true, custom_fields: {},
    }, // prettier-ignore
  ],
  job_hiring_managers: [{ id: 98, ...TIMES, user_id: 4011, job_id: 31 }],
  rejection_details: rejected.map((index) => ({
    id: 5000 + index, ...TIMES, application_id: 2000 + index, rejected_by_id: 4011, rejection_note_id: null, rejection_reason_id: 52,
    rejected_at: TIMES.updated_at, question_custom_fields: {},
  })), // prettier-ignore
  rejection_reasons: [named(52, 'Not now', { type: { id: 1, key: 'them', name: 'They rejected us' } })],
  prospect_details: prospects.map((index) => ({
    id: 6000 + index, ...TIMES, application_id: 2000 + index, pool_id: 53, pool_stage_id: 54, prospect_owner_id: 4011,
    department_id: 41, office_id: 42,
  })), // prettier-ignore
  prospect_pools: [
    named(53, 'Later', { active: true, description: null, department_ids: [], office_ids: [], job_ids: [] }),
  ],
  prospect_pool_stages: [named(54, 'New', { prospect_pool_id: 53, sort_order: 0 })],
}

/** A running vendor. */
export interface Harvest {
  /** `http://127.0.0.1:<port>`, for every host. */
  readonly origin: string
  /** The lists asked for so far, each as its path and query. */
  readonly requests: readonly string[]
  /** Refused requests, as sentences. */
  readonly refused: readonly string[]
  close(): Promise<void>
}

/** Starts the vendor. @param scopes what its tokens allow; every list by default */
export async function startHarvest(scopes: readonly string[] = LISTS.map(({ path }) => path)): Promise<Harvest> {
  const requests: string[] = []
  const refused: string[] = []
  const answer = async (
    request: IncomingMessage,
  ): Promise<{ status: number; body: unknown; headers?: Record<string, string> }> => {
    const url = new URL(request.url ?? '/', `https://${request.headers.host}`)
    if (url.hostname.endsWith('amazonaws.com'))
      return { status: 200, body: 'a file', headers: { 'content-type': 'application/pdf' } }
    const body = await text(request)
    if (url.hostname === 'auth.greenhouse.io') return tokenOf(request, url, new URLSearchParams(body))
    requests.push(url.pathname.replace('/v3/', '') + decodeURIComponent(url.search))
    const refusal = refusalOf(request, url, scopes)
    if (!refusal) return pageOf(url)
    refused.push(`${url.pathname}${url.search}: ${refusal.message}`)
    return { status: refusal.status, body: { message: refusal.message } }
  }
  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, body, headers = {} }) =>
        response
          .writeHead(status, { 'content-type': 'application/json', ...headers })
          .end(typeof body === 'string' ? body : JSON.stringify(body)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  const origin = await listenAt(server, { host: '127.0.0.1', port: 0 })
  return { origin, requests, refused, close: () => closeServer(server) }
}

const TOKEN = 'harvest-access-token'

function tokenOf(request: IncomingMessage, { pathname }: URL, form: URLSearchParams) {
  const basic = Buffer.from(`${CLIENT.client_id}:${CLIENT.client_secret}`).toString('base64')
  const isRight =
    request.method === 'POST' &&
    pathname === '/token' &&
    request.headers.authorization === `Basic ${basic}` &&
    form.get('grant_type') === 'client_credentials' &&
    (form.get('sub') ?? CLIENT.sub) === CLIENT.sub
  return isRight
    ? { status: 200, body: { access_token: TOKEN, token_type: 'Bearer', expires_in: 3600 } }
    : { status: 401, body: { error: 'invalid_client' } }
}

interface Refused {
  readonly status: number
  readonly message: string
}

/** Returns the reason to refuse a request for a list. */
function refusalOf(request: IncomingMessage, url: URL, scopes: readonly string[]): Refused | undefined {
  const path = url.pathname.replace('/v3/', '')
  const list = LISTS.find((one) => one.path === path)
  const names = [...url.searchParams.keys()]
  if (request.headers.authorization !== `Bearer ${TOKEN}`) return { status: 401, message: 'The token is unknown.' }
  if (request.method !== 'GET' || !list) return { status: 404, message: `There is no ${request.method} ${path}.` }
  if (!scopes.includes(path)) return { status: 403, message: `The scope harvest:${path}:list is missing.` }
  const unknown = names.find((name) => !list.params.includes(name))
  if (unknown !== undefined) return { status: 422, message: `${unknown} is not a param.` }
  if (names.includes('cursor') && names.length > 1) return { status: 422, message: 'A cursor must be the only param.' }
  const long = names.find((name) => /(?:^|_)ids$/.test(name) && listOf(url, name).length > 50)
  if (long !== undefined) return { status: 422, message: `${long} has more than 50 IDs.` }
  const size = Number(url.searchParams.get('per_page') ?? 100)
  return size >= 1 && size <= 500 ? undefined : { status: 422, message: 'per_page must be 1 to 500.' }
}

/** A page, newest records first; the link to the next one has only the cursor. */
function pageOf(url: URL) {
  const cursor = url.searchParams.get('cursor')
  const [asked = '', from = '0'] =
    cursor === null ? [url.search] : Buffer.from(cursor, 'base64url').toString().split(' ')
  const query = new URL(`${url.origin}${url.pathname}${asked}`)
  const path = url.pathname.replace('/v3/', '')
  const all = (RECORDS[path] ?? [])
    .filter((record) => isWanted(record, query))
    .toSorted((a, b) => Number(b.id) - Number(a.id))
  const size = Number(query.searchParams.get('per_page') ?? 100)
  const end = Number(from) + size
  const next = Buffer.from(`${asked} ${end}`).toString('base64url')
  const headers: Record<string, string> =
    end < all.length ? { link: `<${url.origin}${url.pathname}?cursor=${next}>; rel="next"` } : {}
  return { status: 200, body: all.slice(Number(from), end), headers }
}

function listOf(url: URL, name: string): string[] {
  return (url.searchParams.get(name) ?? '').split(',').filter((text) => text !== '')
}

/** Whether a record passes the filters of a query: IDs, bounds of times, and values of fields. */
function isWanted(record: Row, url: URL): boolean {
  return [...url.searchParams].every(([name, value]) => {
    if (name === 'per_page' || name === 'include_defaults') return true
    if (name === 'ids') return listOf(url, name).includes(String(record.id))
    if (name.endsWith('_ids')) return listOf(url, name).includes(String(record[name.slice(0, -1)]))
    if (value.includes('|')) return isWithin(String(record[name]), value.split('|'))
    if (name === 'status') return record.status === (value === 'active' ? 'in_process' : value)
    return String(record[name]) === value
  })
}

function isWithin(value: string, [side, bound = '', ...others]: readonly string[]): boolean {
  const holds = { gte: value >= bound, gt: value > bound, lte: value <= bound, lt: value < bound }[side ?? '']
  return holds === true && (others.length === 0 || isWithin(value, others))
}

/** The fields of a list's records that its reference does not document. */
export function undocumentedFields(): string[] {
  return LISTS.flatMap(({ path, fields }) =>
    [...new Set((RECORDS[path] ?? []).flatMap((record) => Object.keys(record)))]
      .filter((name) => !fields.includes(name))
      .map((name) => `${path}.${name}`),
  )
}
