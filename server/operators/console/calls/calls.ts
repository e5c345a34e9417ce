/** Calls: the list, one with its steps, and where it was captured, what was sent and answered. */
import { type Html, html } from '../../../ground/base/index.ts'
import { atLeast } from '../../sign-in/index.ts'
import {
  type CallFilter,
  type CallRecord,
  type CallReport,
  type CapturedCall,
  type CapturedStep,
  type CaptureOutline,
  codesOfCalls,
  kindsInUse,
  listCalls,
  readCall,
  TURNS,
} from '../../support/index.ts'
import { CALL_COLUMNS, customerCell, timed } from '../html/columns.ts'
import {
  actForm,
  badge,
  code,
  type ConsoleColumn,
  consolePath,
  definitionList,
  exactTime,
  jsonBlock,
  tableOf,
} from '../html/parts.ts'
import { ANY_VALUE, filterBar } from '../html/filters.ts'
import { CUSTOMER_INPUTS, type ConsoleRequest, type ConsoleRoute, given, numberOf } from '../request/route.ts'
import { actorIn, type ScreenServices } from '../request/services.ts'

const PAGE = 100

const ONE = '/calls/{organization}/{request}'

/** The routes of calls. */
export function callRoutes(services: ScreenServices): ConsoleRoute[] {
  return [callsRoute(services), callRoute(services), capturesRoute(services)]
}

function callsRoute({ database, now }: ScreenServices): ConsoleRoute {
  return {
    method: 'GET',
    path: '/calls',
    role: 'viewer',
    summary:
      'Lists calls and changes, newest first: by time, customer, connector, kind, entity, action, code and request.',
    nav: 'Calls',
    tool: {
      name: 'list_calls',
      description: 'Lists calls and changes, newest first: of the last 24 hours, or of `from` and `to`.',
      inputs: {
        type: 'calls, agents, direct, search or admin.',
        result: '`failed` for calls that failed.',
        kind: 'Only of this kind.',
        entity: 'Only of this entity.',
        action: 'Only of this action.',
        code: 'Only calls with this code.',
        turn: 'Only failed calls after which this party acts: third party, customer, application or operator.',
        slow: 'Only calls that took this number of milliseconds.',
        since: '1h, 24h, 7d or 30d.',
        customer: 'Only of this customer, by its ID.',
        connector: 'Only of this connector, by its ID.',
        request: 'Only with this request ID.',
        from: 'From this time on, such as 2026-01-31T12:00:00Z.',
        to: 'Before this time.',
      },
    },
    async handle({ query }) {
      const at = now()
      const [calls, kinds, codes] = await Promise.all([
        listCalls(database, at, callFilter(query, at)),
        kindsInUse(database),
        codesOfCalls(database),
      ])
      return {
        data: { calls },
        page: () => ({
          title: 'Calls',
          isLive: true,
          body: html`${callFilters(query, kinds, codes)}
          ${tableOf<CallRecord>(calls, [timed(at), ['Customer', customerCell], ...CALL_COLUMNS], 'No call matches.')}
          ${calls.length < PAGE ? html`` : html`<p class="muted">These are the last ${String(PAGE)} that match.</p>`}`,
        }),
      }
    },
  }
}

const CALL_TEXTS = [
  ['entity', 'Entity'],
  ['action', 'Action'],
  ['customer', 'Customer ID'],
  ['connector', 'Connector ID'],
  ['organization', 'Organization ID'],
  ['request', 'Request ID'],
  ['slow', 'Slower than, ms'],
  ['from', 'From, such as 2026-01-31T12:00Z'],
  ['to', 'To'],
] as const

function callFilters(query: URLSearchParams, kinds: readonly string[], codes: readonly string[]): Html {
  return filterBar({
    to: '/calls',
    query,
    links: [
      [
        'since',
        'Time',
        [
          ['', '24 hours'],
          ['1h', '1 hour'],
          ['7d', '7 days'],
          ['30d', '30 days'],
        ],
        ['from', 'to'],
      ],
      ['result', 'Result', [ANY_VALUE, 'failed']],
      ['turn', 'Whose turn', [ANY_VALUE, ...TURNS]],
    ],
    selects: [
      ['kind', 'Kind', kinds],
      ['code', 'Error', codes],
      ['type', 'Type', ['calls', 'agents', 'direct', 'search', 'admin']],
    ],
    texts: CALL_TEXTS,
  })
}

/** Spans of time that a person chooses, in milliseconds. */
const SPANS: Readonly<Record<string, number>> = {
  '1h': 3_600_000,
  '24h': 86_400_000,
  '7d': 604_800_000,
  '30d': 2_592_000_000,
}

function callFilter(query: URLSearchParams, now: number): CallFilter {
  const span = SPANS[given(query, 'since') ?? '']
  return {
    type: given(query, 'type'),
    isFailed: given(query, 'result') === 'failed',
    kind: given(query, 'kind'),
    entity: given(query, 'entity'),
    action: given(query, 'action'),
    code: given(query, 'code'),
    organizationId: given(query, 'organization'),
    customerId: given(query, 'customer'),
    connectorId: given(query, 'connector'),
    requestId: given(query, 'request'),
    turn: given(query, 'turn'),
    slowMs: numberOf(query, 'slow'),
    from: given(query, 'from') ?? (span === undefined ? undefined : new Date(now - span).toISOString()),
    to: given(query, 'to'),
    limit: numberOf(query, 'limit') ?? PAGE,
  }
}

function callRoute({ captures, database, now }: ScreenServices): ConsoleRoute {
  return {
    method: 'GET',
    path: ONE,
    role: 'viewer',
    summary: 'Shows a call with its rows of the audit trail and, where it was captured, the requests that it sent.',
    tool: {
      name: 'show_call',
      description:
        'Shows a call and, where it was captured, the requests that it sent: methods, statuses and times, no bodies.',
      inputs: { organization: CUSTOMER_INPUTS.organization, request: 'The ID of the request.' },
    },
    async handle(request) {
      const { organization = '', request: requestId = '' } = request.params
      const report = await readCall({ captures, database }, organization, requestId)
      return { data: report, page: () => ({ title: 'Call', body: bodyOf(report, request, now()) }) }
    },
  }
}

function capturesRoute({ captureActs, captures, database, now }: ScreenServices): ConsoleRoute {
  return {
    method: 'POST',
    path: `${ONE}/open`,
    role: 'support',
    summary:
      'Shows what a captured call sent and what was answered, without credentials, persons and IDs. Each look is recorded.',
    async handle(request) {
      const { organization = '', request: requestId = '' } = request.params
      const data = await captureActs.open(actorIn(request), organization, requestId)
      const report = await readCall({ captures, database }, organization, requestId)
      return {
        data,
        page: () => ({
          title: 'Call with its requests and responses',
          body: html`${tableOf(report.calls, reportColumns(now()), 'The trail has no such call.')}
          ${data.captures.map(captureBody)}`,
        }),
      }
    },
  }
}

function reportColumns(now: number): readonly ConsoleColumn<CallRecord>[] {
  return [timed(now), ['Customer', customerCell], ...CALL_COLUMNS]
}

function bodyOf({ calls, advice, captures }: CallReport, request: ConsoleRequest, now: number): Html {
  return html`${tableOf(calls, reportColumns(now), 'The trail has no such call.')}
    ${Object.entries(advice).map(
      ([reason, { turn, advice: next }]) =>
        html`<h2>Next step</h2>
          ${definitionList([
            ['Error', code(reason)],
            ['Whose turn', badge(turn)],
            ['What to do', next],
            ['Time', exactTime(calls[0]?.at ?? '')],
          ])}`,
    )}
    <h2>Requests to the third party</h2>
    ${
      captures.length === 0
        ? html`<p class="muted">
            The call was not captured: only its rows of the trail are known. To see the next ones, capture the calls of
            the connector on the screen of its customer, or have the application send
            <code>X-Plugboard-Capture: true</code>.
          </p>`
        : captures.map(
            (one) =>
              html`${stepsOf(one)}
                <p class="muted">Stored until ${one.expires_at}.</p>`,
          )
    }
    ${captures.length > 0 && atLeast(request.session.role, 'support') ? openForm(request) : html``}
    ${captures.length > 0 && !atLeast(request.session.role, 'support') ? html`<p>The role support sees requests and responses.</p>` : html``}`
}

function openForm({ params: { organization = '', request = '' }, csrf }: ConsoleRequest): Html {
  const to = `${consolePath('calls', organization, request)}/open`
  return html`<div class="acts">${actForm({ to, label: 'Show requests and responses', csrf, look: 'primary' })}</div>
    <p class="muted">Your name and the time go into the audit trail of the organization.</p>`
}

const STEP_COLUMNS: readonly ConsoleColumn<CapturedStep>[] = [
  ['Request', (one) => one.method],
  [
    'Answer',
    (one) =>
      one.status === null
        ? badge(one.failure ?? 'none', 'bad')
        : badge(String(one.status), one.status < 400 ? 'good' : 'bad'),
  ],
  ['Began, ms', (one) => one.began_ms, 'number'],
  ['Took, ms', (one) => one.duration_ms, 'number'],
]

function stepsOf({ steps }: CaptureOutline): Html {
  return tableOf(steps, STEP_COLUMNS, 'No request was sent.')
}

function captureBody(one: CapturedCall): Html {
  return html`<h2>What the caller asked for</h2>
    ${jsonBlock('What the caller asked for', one.asked)}
    ${one.exchanges.map((exchange, at) => {
      const step = one.steps[at]
      const name = `Request ${at + 1}: ${step?.method ?? ''} ${step?.status ?? step?.failure ?? ''}`
      return html`<h2>${name}</h2>
        ${jsonBlock(`${name}, as it was sent`, exchange.request)}
        ${exchange.response === null ? html`<p class="muted">No response is stored.</p>` : jsonBlock(`${name}, the response`, exchange.response)}`
    })}`
}
