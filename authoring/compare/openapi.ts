/** A manifest beside the vendor's OpenAPI description: what one says and the other does not, or says otherwise. */
import type { ValidManifest } from 'plugboard/author'
import type { ApiDescription } from '../openapi/model.ts'
import { compareAuth, compareHost } from './access.ts'
import { compareAnswer } from './answer.ts'
import type { Comparison, Difference, ReportFinding } from './finding.ts'
import { operationFinder, pathOf, pathsOf } from './match.ts'
import { placed } from './location.ts'
import { carriersOf, compareRequest } from './request.ts'

/** Compares every operation of a manifest. */
export function compareOpenapi(valid: ValidManifest, description: ApiDescription): Comparison {
  const { resolved } = valid
  const differences: (Difference & { operation: string })[] = []
  const find = operationFinder(description.operations, description.servers)
  const carriers = carriersOf(resolved)
  let isPathReported = false
  const reportKind: ReportFinding = (severity, part, what) =>
    void differences.push({ severity, part, what, operation: '' })
  compareHost(resolved, description.servers, reportKind)
  compareAuth(resolved, description, reportKind)
  for (const [id, operation] of Object.entries(resolved.operations)) {
    const report = (severity: Difference['severity'], part: string, what: string) =>
      void differences.push({ severity, part, what, operation: id })
    const basePath = pathOf((operation.baseUrl ?? resolved.baseUrl).text)
    for (const { path, part } of pathsOf(operation)) {
      const match = find(operation.method, basePath, path)
      if ('methods' in match)
        report('wrong', part, `${path} has ${match.methods.join(', ')} there, not ${operation.method}`)
      else if ('near' in match) {
        const near = match.near.length > 0 ? `; near it: ${match.near.join(', ')}` : ''
        report('wrong', part, `${operation.method} ${path} is not in the description${near}`)
      } else {
        if (match.isOtherBase && !isPathReported) {
          isPathReported = true
          const server = match.operation.server ?? description.servers[0]
          const there = pathOf(server?.url ?? '') + match.operation.path
          reportKind('wrong', '/base_url', `${operation.method} goes to ${basePath}${path}, which is ${there} there`)
        }
        if (match.operation.isDeprecated && operation.deprecated !== true)
          report('note', part, `${match.operation.method} ${match.operation.path} is deprecated there`)
        compareRequest(operation, match.operation, carriers, report)
        const shape = match.operation.answer?.shape
        if (shape) compareAnswer(operation, resolved, shape, report)
      }
    }
  }
  return { findings: placed(valid, differences), operations: Object.keys(resolved.operations).length }
}
