/** A manifest beside the vendor's OpenAPI description: what one says and the other does not, or says otherwise. */
import type { ValidManifest } from 'plugboard/author'
import type { ApiDescription, ApiOperation } from '../description/model.ts'
import { operationName } from '../description/select.ts'
import { compareAuth, compareHost, compareScopes } from './access.ts'
import { compareAnswer, compareLocators } from './answer/answer.ts'
import { RefusalJudge } from './answer/refusals.ts'
import { type CallRequest, requestsOf } from './call.ts'
import { deprecated } from './base/deprecated.ts'
import { type Comparison, type OfOperation, type ReportFinding, reporter } from './base/finding.ts'
import { operationFinder, pathOf, pathsOf } from './match.ts'
import { placed } from './location.ts'
import { carriersOf, compareRequest } from './request.ts'

/** Compares every request of every operation of a manifest. */
export function compareOpenapi(valid: ValidManifest, description: ApiDescription): Comparison {
  const { differences } = openapiDifferences(valid, description)
  return { findings: placed(valid, differences), operations: Object.keys(valid.resolved.operations).length }
}

/** Returns the differences of every request, and the vendor's operations that the manifest calls. */
export function openapiDifferences(
  valid: ValidManifest,
  description: ApiDescription,
): { readonly differences: readonly OfOperation[]; readonly called: ReadonlySet<ApiOperation> } {
  const { resolved } = valid
  const differences: OfOperation[] = []
  const called = new Set<ApiOperation>()
  const reportKind = reporter(differences, '')
  compareHost(resolved.baseUrl.text, description.servers, reportKind)
  compareAuth(resolved, description, reportKind)
  const match = matcher(valid, description, reportKind)
  const refusals = new RefusalJudge()
  for (const [id, operation] of Object.entries(resolved.operations)) {
    let before: ApiOperation | undefined
    for (const call of requestsOf(operation)) {
      const body = before?.answer?.shape
      if (body && call.url) compareLocators([[`${call.part}/url`, call.url]], body, reporter(differences, id))
      before = undefined
      for (const { theirs, compare } of match(call, reporter(differences, id))) {
        const report = reporter(differences, id, { there: operationName(theirs) })
        compare(report)
        compareScopes(operation, resolved, theirs, report)
        called.add(theirs)
        before = theirs
        refusals.add(id, operation, theirs)
        const shape = theirs.answer?.shape
        if (shape) compareLocators(call.reads, shape, report)
        if (shape && call.isLast)
          compareAnswer(operation, resolved, { shape, examples: theirs.answer?.examples }, report)
      }
    }
  }
  differences.push(...refusals.differences())
  return { differences, called }
}

/** An operation of the vendor that a request calls. */
interface Matched {
  readonly theirs: ApiOperation
  /** Compares the request. */
  readonly compare: (report: ReportFinding) => void
}

/** Creates a function that finds the vendor's operation of a request on each of its paths. */
function matcher({ resolved }: ValidManifest, description: ApiDescription, reportKind: ReportFinding) {
  const find = operationFinder(description.operations, description.servers)
  const carriers = carriersOf(resolved)
  let isPathReported = false
  return ({ part, request, url, isDeprecated }: CallRequest, report: ReportFinding): Matched[] => {
    if (url) return []
    const basePath = pathOf((request.baseUrl ?? resolved.baseUrl).text)
    return pathsOf(request).flatMap(({ path, part: at, request: one }) => {
      const match = find(request.method, basePath, path)
      if ('methods' in match) {
        report('wrong', part + at, `${path} has ${match.methods.join(', ')} there, not ${request.method}`)
        return []
      }
      if ('near' in match) {
        const near = match.near.length > 0 ? `; nearest: ${match.near.join(', ')}` : ''
        report('wrong', part + at, `${request.method} ${path} is not in the description${near}`)
        return []
      }
      const { operation: theirs } = match
      if (match.isOtherBase && !isPathReported) {
        isPathReported = true
        const there = pathOf((theirs.server ?? description.servers[0])?.url ?? '') + theirs.path
        reportKind('wrong', '/base_url', `${request.method} goes to ${basePath}${path}, which is ${there} there`)
      }
      const compare = (reportOne: ReportFinding) => {
        if (!isDeprecated) deprecated(theirs, operationName(theirs), part + at, reportOne)
        compareRequest(one, theirs, carriers, reportOne, part)
      }
      return [{ theirs, compare }]
    })
  }
}
