/** Judges the requests and documented responses of fixtures by the vendor's description. */
import { checkFixture, documentOf, type Fixture, inMemoryNoting } from '../../mock/index.ts'
import { pointer, sourceLocation } from 'plugboard/author'
import { encodeBody } from 'plugboard/internal'
import { type Plan } from 'plugboard/runtime'
import { callPaths } from '../compare/call.ts'
import type { Finding } from '../compare/base/finding.ts'
import type { ApiAnswer, ApiOperation } from '../description/model.ts'
import { type ApiRefusal, distinct, faultsOfJson } from './judge.ts'
import type { DescribedVendor, Judged } from './vendor.ts'

/** Findings about fixtures. */
export interface WitnessedFixtures {
  readonly findings: readonly Finding[]
  /** Number of fixtures with a request in the description. */
  readonly fixtures: number
}

/** Replays fixtures and judges each exchange of a described operation. */
export async function witnessFixtures(
  plan: Plan,
  vendor: DescribedVendor,
  fixtures: readonly Fixture[],
): Promise<WitnessedFixtures> {
  const findings: Finding[] = []
  let compared = 0
  for (const fixture of fixtures) {
    const { entity, action } = fixture.call
    const operation = plan.manifest.operations[`${entity}.${action}`]
    vendor.paths = operation ? callPaths(operation) : []
    const judged = new Map<number, Judged>()
    const wire = inMemoryNoting((index, request) => judged.set(index, vendor.judge(request)))
    await checkFixture(plan, fixture, wire)
    const described = [...judged].filter(([, { operation }]) => operation !== undefined)
    if (described.length > 0) compared++
    findings.push(...described.flatMap(([index, one]) => exchangeFindings(fixture, index, one)))
  }
  return { findings, fixtures: compared }
}

function exchangeFindings(fixture: Fixture, index: number, { operation, refusals }: Judged): Finding[] {
  const exchange = fixture.exchanges[index]
  if (!operation || !exchange) return []
  const { status, body } = exchange.response
  const at = pointer('/exchanges', String(index))
  // A fixture of a refusal may have a fault on purpose.
  const sent = status < 400 ? distinct(refusals) : []
  const requests = sent.map((one) => findingAt(fixture, `${at}/request`, one, 'the vendor refuses it'))
  const shape = fixture.source.kind === 'documented' ? answerOf(operation, status)?.shape : undefined
  if (!shape || body === undefined || encodeBody(body).type !== 'application/json') return requests
  const where = `${operation.method} ${operation.path}, ${status}`
  const answers = distinct(faultsOfJson(body, shape, 'body', 'answer')).map((one) =>
    findingAt(fixture, `${at}/response`, { ...one, where }, 'the vendor answers otherwise'),
  )
  return [...requests, ...answers]
}

/** Returns the described response of a status, of its class, or of any status. */
function answerOf({ answer, refusals }: ApiOperation, status: number): ApiAnswer | undefined {
  const answers = answer ? [answer, ...refusals] : refusals
  const names = [String(status), `${Math.floor(status / 100)}XX`, 'DEFAULT']
  return names.flatMap((name) => answers.find((one) => one.status.toUpperCase() === name) ?? [])[0]
}

function findingAt(fixture: Fixture, part: string, { at, fault, reason, where }: ApiRefusal, says: string): Finding {
  const { call, file } = fixture
  const document = documentOf(fixture)
  const location = document ? sourceLocation(document, part + pointerOf(at)) : { file, line: 1, column: 1 }
  return {
    severity: reason === 'name' ? 'undocumented' : 'wrong',
    operations: [`${call.entity}.${call.action}`],
    message: `${says}: ${at} ${fault} (${where})`,
    ...location,
  }
}

/** Converts a place to a pointer: `body data[0].name` is `/body/data/0/name`, `header accept` is `/headers/accept`. */
function pointerOf(at: string): string {
  const [, location = '', name = ''] = /^(\w+)\s*(.*)$/.exec(at) ?? []
  if (location === 'body') return pointer('/body', ...name.split(/[.[\]]+/).filter((word) => word !== ''))
  return pointer(location === 'header' ? '/headers' : '/query', name)
}
