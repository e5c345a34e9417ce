/** Confirms a manifest by an OpenAPI description: marks only what both state. */
import { pointer, type ResolvedOperation, type ValidManifest } from 'plugboard/author'
import { mark, type Marks, ProvedOperation } from '../../../evidence/index.ts'
import { compareAuth, compareHost } from '../access.ts'
import { follow } from '../answer/answer.ts'
import { type CallRequest, requestsOf } from '../call.ts'
import { operationFinder, pathOf, pathsOf } from '../match.ts'
import { findTaken, takenBy } from '../request.ts'
import { sentBy } from '../sent.ts'
import type { ApiDescription, ApiOperation } from '../../description/model.ts'
import { confirmAnswer, confirmPagination, confirmRefusals } from './confirm-answer.ts'
import { confirmRequest } from './confirm-request.ts'

/** Marks everything that a description confirms. */
export function marksOfOpenapi(valid: ValidManifest, description: ApiDescription): Marks {
  const marks: Marks = new Set()
  const { resolved } = valid
  confirmHosts(valid, description, marks)
  confirmAuth(valid, description, marks)
  const match = matcher(valid, description)
  const all = [
    ...Object.entries(resolved.operations),
    ...Object.entries(resolved.changes ?? {}).map(([entity, operation]) => [`${entity}.changes`, operation] as const),
  ]
  for (const [id, operation] of all)
    confirmOperation(new ProvedOperation(valid, id, operation, marks), description, match)
  return marks
}

type Match = (call: CallRequest) => readonly (readonly [part: string, operation: ApiOperation, isOtherBase: boolean])[]

/** Returns a function that finds the vendor's operations of a request, one for each path. */
function matcher({ resolved }: ValidManifest, { operations, servers }: ApiDescription): Match {
  const find = operationFinder(operations, servers)
  return ({ part, request, url }) => {
    if (url) return []
    const basePath = pathOf((request.baseUrl ?? resolved.baseUrl).text)
    return pathsOf(request).flatMap(({ path, part: at }) => {
      const found = find(request.method, basePath, path)
      return 'operation' in found ? [[part + at, found.operation, found.isOtherBase] as const] : []
    })
  }
}

function confirmOperation(subject: ProvedOperation, { servers }: ApiDescription, match: Match): void {
  const { operation } = subject
  for (const call of requestsOf(operation)) {
    for (const [part, theirs, isOtherBase] of match(call)) {
      if (!isOtherBase) subject.prove(part, call.part === '' ? 'request' : 'steps')
      confirmRequest(subject, call, theirs)
      confirmRefusals(subject, theirs)
      confirmScopes(subject, theirs)
      const body = theirs.answer?.shape
      for (const [location, locator] of body ? call.reads : [])
        if (body && follow(body, locator)) subject.prove(location, 'steps')
      if (!call.isLast) continue
      if (body) confirmAnswer(subject, body)
      confirmPagination(subject, body, takerOf(call, theirs))
    }
  }
  const own = operation.baseUrl
  if (own && isServer(own.text, servers)) subject.prove('/base_url', 'host')
}

/** Returns a test: whether the vendor's operation takes a param where the manifest sends it. */
function takerOf({ request, part }: CallRequest, theirs: ApiOperation): (param: string) => boolean {
  const sent = sentBy(request, part)
  return (param) => sent.some((one) => one.param === param && findTaken(one, takenBy(theirs, one.location)).length > 0)
}

/** Confirms the scopes of an operation if the vendor lists each possible choice. */
function confirmScopes(subject: ProvedOperation, { access = [] }: ApiOperation): void {
  const { scopes }: ResolvedOperation = subject.operation
  if (scopes === undefined) return
  const ways = new Set(access.map((way) => keyOf(way.flatMap((one) => one.scopes))))
  const chosen = scopes.reduce<string[][]>(
    (sets, list) => sets.flatMap((set) => list.map((one) => [...set, one])),
    [[]],
  )
  if (chosen.every((set) => ways.has(keyOf(set)))) subject.prove('/scopes', 'scopes')
}

function keyOf(scopes: readonly string[]): string {
  return scopes.toSorted().join(' ')
}

type Servers = ApiDescription['servers']

function isServer(url: string, servers: Servers): boolean {
  let isOther = false
  compareHost(url, servers, () => (isOther = true))
  return !isOther && servers.some((server) => /^https?:\/\/[^/]/.test(server.url))
}

function confirmHosts({ resolved }: ValidManifest, { servers }: ApiDescription, marks: Marks): void {
  if (isServer(resolved.baseUrl.text, servers)) marks.add(mark('/base_url', 'host'))
}

/** Confirms where credentials go and tokens come from. */
function confirmAuth({ resolved, manifest }: ValidManifest, description: ApiDescription, marks: Marks): void {
  const faults = new Set<string>()
  compareAuth(resolved, description, (_, part) => faults.add(part.slice(1)))
  const schemes = Object.values(description.schemes)
  const flows = schemes.flatMap((scheme) => (scheme.kind === 'oauth2' ? Object.values(scheme.flows) : []))
  const isSaid = schemes.some(({ kind }) => kind !== 'other')
  for (const [name, variant] of Object.entries(manifest.auth)) {
    const at = pointer('/auth', name)
    const { bearer, headers = {}, query = {} } = variant.send ?? {}
    if (isSaid && !faults.has(`${at}/send`)) {
      if (bearer !== undefined) marks.add(mark(`${at}/send/bearer`, 'auth'))
      for (const header of Object.keys(headers)) marks.add(mark(pointer(`${at}/send/headers`, header), 'auth'))
      for (const param of Object.keys(query)) marks.add(mark(pointer(`${at}/send/query`, param), 'auth'))
    }
    for (const key of ['token', 'authorize'] as const)
      if (flows.some((flow) => flow[key]?.startsWith('https:')) && !faults.has(`${at}/${key}`))
        marks.add(mark(`${at}/${key}`, 'auth'))
    const isListed = flows.some(({ scopes }) => scopes.length > 0) && !faults.has(`${at}/scopes`)
    if (isListed) marks.add(mark(`${at}/scopes`, 'auth'))
    if (variant.type === 'oauth2' && flows.some(({ authorize }) => authorize !== undefined))
      marks.add(mark(`${at}/type`, 'auth'))
  }
}
