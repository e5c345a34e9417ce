/** A manifest beside the vendor's OpenAPI description: what one says and the other does not, or says otherwise. */
import type { ValidManifest } from 'plugboard/author'
import type { ApiDescription, ApiOperation } from '../description/model.ts'
import { compareAuth, compareHost } from './access.ts'
import { compareAnswer, compareLocators } from './answer/answer.ts'
import { RefusalJudge } from './answer/refusals.ts'
import { type CallRequest, requestsOf } from './call.ts'
import type { Comparison, Difference, ReportFinding } from './base/finding.ts'
import { operationFinder, pathOf, pathsOf } from './match.ts'
import { placed } from './location.ts'
import { carriersOf, compareRequest } from './request.ts'

/** Compares every request of every operation of a manifest. */
export function compareOpenapi(valid: ValidManifest, description: ApiDescription): Comparison {
  const { resolved } = valid
  const differences: (Difference & { operation: string })[] = []
  const reportKind: ReportFinding = (severity, part, message) =>
    differences.push({ severity, part, message, operation: '' })
  compareHost(resolved.baseUrl.text, description.servers, reportKind)
  compareAuth(resolved, description, reportKind)
  const match = matcher(valid, description, reportKind)
  const refusals = new RefusalJudge()
  for (const [id, operation] of Object.entries(resolved.operations)) {
    const report: ReportFinding = (severity, part, message) =>
      differences.push({ severity, part, message, operation: id })
    let before: ApiOperation | undefined
    for (const call of requestsOf(operation)) {
      const body = before?.answer?.shape
      if (body && call.url) compareLocators([[`${call.part}/url`, call.url]], body, report)
      before = undefined
      for (const found of match(call, report)) {
        before = found
        refusals.add(id, operation, found)
        const shape = found.answer?.shape
        if (shape) compareLocators(call.reads, shape, report)
        if (shape && call.isLast) compareAnswer(operation, resolved, shape, report)
      }
    }
  }
  differences.push(...refusals.differences())
  return { findings: placed(valid, differences), operations: Object.keys(resolved.operations).length }
}

/** Creates a function that compares a request on each of its paths, and returns the matching operations of the vendor. */
function matcher({ resolved }: ValidManifest, description: ApiDescription, reportKind: ReportFinding) {
  const find = operationFinder(description.operations, description.servers)
  const carriers = carriersOf(resolved)
  let isPathReported = false
  return ({ part, request, url, isDeprecated }: CallRequest, report: ReportFinding): ApiOperation[] => {
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
      const { operation } = match
      if (match.isOtherBase && !isPathReported) {
        isPathReported = true
        const there = pathOf((operation.server ?? description.servers[0])?.url ?? '') + operation.path
        reportKind('wrong', '/base_url', `${request.method} goes to ${basePath}${path}, which is ${there} there`)
      }
      if (operation.isDeprecated && !isDeprecated)
        report('note', part + at, `${operation.method} ${operation.path} is deprecated there`)
      compareRequest(one, operation, carriers, report, part)
      return [operation]
    })
  }
}
