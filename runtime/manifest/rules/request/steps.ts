import { pointer } from '../../../base/json.ts'
import type { OperationSource, StepSource } from '../../model/manifest.ts'
import type { ResolvedOperation, ResolvedStep } from '../../model/resolved.ts'
import { namesInStep } from '../../resolve/steps.ts'
import {
  eachOperation,
  idOf,
  levelsOf,
  type ManifestRule,
  namesInPath,
  neededParams,
  paramsOf,
  type ReportAt,
  stepsOf,
} from '../rule.ts'

/** Requires that each step is one request, with compatible keys; that kept values are used; and that resumed calls have them. */
export const steps: ManifestRule = {
  name: 'steps',
  check(context) {
    const { manifest, report } = context
    for (const { at, step } of stepsOf(manifest))
      for (const [key, message] of problemsOf(step))
        report({
          rule: 'steps',
          pointer: key === '' ? at : pointer(at, key),
          message,
          on: key === '' ? undefined : 'key',
        })
    for (const { at, source } of levelsOf(manifest))
      if (source.keep && !source.steps && !hasSteps(source))
        report({
          rule: 'steps',
          pointer: pointer(at, 'keep'),
          on: 'key',
          message: 'No later request can use the kept values: the operation has no steps',
        })
    eachOperation(context, 'steps', (operation, reportAt) => {
      if (!operation.steps) return
      checkPaths(operation, operation.steps, reportAt)
      checkStored(operation, operation.steps, reportAt)
      checkResumed(operation, operation.steps, reportAt)
      checkBodies(operation, operation.steps, reportAt)
    })
  },
}

/** Whether a level only holds values for the operations below it, which may have steps. */
function hasSteps({ request, graphql }: OperationSource): boolean {
  return request === undefined && graphql === undefined
}

/** Returns the keys of a step that are not compatible. */
function problemsOf({ request, graphql, url, method, hosts, until }: StepSource): [key: string, message: string][] {
  const isAsked = request !== undefined || graphql !== undefined
  if (isAsked === (url !== undefined))
    return [
      [
        '',
        isAsked ? 'Step has a request and a url: keep one of them' : 'Step sends nothing: add request, graphql or url',
      ],
    ]
  const problems: [string, string, boolean][] = [
    ['method', '"method" belongs to a url; a request contains its method', isAsked && method !== undefined],
    ['hosts', '"hosts" belong to a url', isAsked && hosts !== undefined],
    ['until', 'A url is requested once; until needs a request', !isAsked && until !== undefined],
  ]
  return problems.flatMap(([key, message, isWrong]) => (isWrong ? [[key, message]] : []))
}

/** Checks that names in the path of a step have a value when the step is reached. */
function checkPaths(operation: ResolvedOperation, all: readonly ResolvedStep[], reportAt: ReportAt): void {
  const params = paramsOf(operation)
  const needed = new Set(neededParams(operation))
  const stored = new Set(storedNames(operation))
  all.forEach(({ request }, index) => {
    for (const name of namesInPath(request.path))
      if (Object.hasOwn(params, name) && !needed.has(name) && !stored.has(name) && params[name]!.default === undefined)
        reportAt(`/steps/${index}/request`, `Path uses param "${name}", which is neither required nor kept`)
  })
}

/** Reports kept values without use. */
function checkStored(operation: ResolvedOperation, all: readonly ResolvedStep[], reportAt: ReportAt): void {
  const params = paramsOf(operation)
  const sources = [operation.keep, ...all.map(({ keep }) => keep)]
  sources.forEach((keep = {}, index) => {
    const later = new Set(all.slice(index).flatMap(namesInStep))
    for (const name of Object.keys(keep)) {
      if (later.has(name)) continue
      const at = index === 0 ? pointer('/keep', name) : pointer('/steps', index - 1, 'keep', name)
      const state = Object.hasOwn(params, name) ? 'is a param that continues the call, but no' : 'is kept, but no'
      reportAt(at, `"${name}" ${state} later step of ${idOf(operation)} uses it`, { on: 'key' })
    }
  })
}

/** Checks that a call that skips a request gets its kept values from params, and that a list of pages can do so. */
function checkResumed(operation: ResolvedOperation, all: readonly ResolvedStep[], reportAt: ReportAt): void {
  const params = paramsOf(operation)
  const sources = [operation.keep, ...all.map(({ keep }) => keep)].map((keep = {}) => Object.keys(keep))
  const from = sources.findLastIndex((names) => names.some((name) => Object.hasOwn(params, name)))
  const { pagination } = operation
  if (from === -1 && pagination && pagination.style !== 'none')
    reportAt(
      '/steps',
      `The next page of ${idOf(operation)} would start from the beginning: keep a value under the name of a param`,
    )
  if (from !== -1 && all[from]?.url)
    reportAt(`/steps/${from}/url`, 'A continued call has no response that contains the url: add a request before it')
  const lost = sources
    .slice(0, from + 1)
    .flat()
    .filter((name) => !Object.hasOwn(params, name))
  const used = new Set(all.slice(Math.max(0, from)).flatMap(namesInStep))
  for (const name of lost.filter((one) => used.has(one)))
    reportAt(
      '/steps',
      `"${name}" is kept before a param that continues the call, so the continued call would lack it: make it a param too`,
    )
}

function checkBodies({ entity, action }: ResolvedOperation, all: readonly ResolvedStep[], reportAt: ReportAt): void {
  all.forEach(({ request: { method, body } }, index) => {
    if (body && (method === 'GET' || method === 'HEAD'))
      reportAt(`/steps/${index}/body`, `A step of ${entity}.${action} is a ${method}, which has no body`)
  })
}

function storedNames({ keep = {}, steps: all = [] }: ResolvedOperation): string[] {
  return [keep, ...all.map((step) => step.keep ?? {})].flatMap((names) => Object.keys(names))
}
