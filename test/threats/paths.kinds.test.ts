/** Hostile values in paths, for every path param of every operation of every kind. */
import { describe, expect, test } from 'vitest'
import { exampleConfig } from '../../simulator/index.ts'
import { execute, type JsonSchema, type Plan, type ResolvedOperation } from '../../runtime/index.ts'
import { operationsOf, sample, sampleParams, testedPlans } from '../support/kinds.ts'
import { rawAnswer } from '../support/raw-server.ts'
import { codeOf, sentRequest, wireTo } from '../support/wire.ts'

const kinds = await testedPlans()

/** Values that every path param refuses. */
const REFUSED: readonly unknown[] = ['..', '.', '', '   ', '\t', null, [], {}, [['x']], { toString: 'x' }]

/** Values that a param of free text takes, as one segment. */
const ENCODED: readonly string[] = [
  '../../v1/charges',
  '..%2f..',
  '%2e%2e',
  '%2F',
  '%0d%0a',
  'a%00b',
  'a\u0000b',
  'a?expand=secret',
  'a#x',
  'a;b',
  'a\\b',
  'a\r\nhost: evil.example',
  'a\u2028b',
  'http://evil.example/x',
  '//evil.example',
  '@evil.example',
  '…/ü/😀',
]

interface Target {
  readonly id: string
  readonly operation: ResolvedOperation
  readonly path: ResolvedOperation['path']
  readonly param: string
}

const pathParams = (plan: Plan): Target[] =>
  operationsOf(plan).flatMap(([id, operation]) =>
    [operation.path, ...operation.routes.map((route) => route.path)].flatMap((path) =>
      paramsIn(path).map((param) => ({ id, operation, path, param })),
    ),
  )

/** The params of a caller in a path. */
const paramsIn = (path: ResolvedOperation['path']): string[] =>
  path.flatMap((part) => (typeof part === 'string' || settingOf(part) !== undefined ? [] : [part.param]))

/** The setting that a part of a path stands for: `site` of `config.site`. Settings are no params of a caller. */
const settingOf = ({ param }: { readonly param: string }) =>
  param.startsWith('config.') ? param.slice('config.'.length) : undefined

const call = ({ operation, path, param }: Target, value: unknown) => {
  const others = operation.exclusive?.filter((names) => names.includes(param)).flat() ?? []
  const required = Object.entries(sampleParams(operation)).filter(([name]) => !others.includes(name))
  const declared = operation.params.properties as Readonly<Record<string, JsonSchema>>
  // A path of `routes` is taken if its own param is given.
  const inPath = paramsIn(path).map((name) => [name, sample(declared[name]!)])
  return {
    entity: operation.entity,
    action: operation.action,
    params: { ...Object.fromEntries([...inPath, ...required]), [param]: value },
  }
}

describe.each(kinds.map((plan) => [plan.kind, plan] as const))('%s', (_, plan) => {
  test('P2 P3 dot segments, blanks and what is no text are refused for every path param, and nothing is sent', async () => {
    const { connection, server } = await wireTo(plan, { answers: [rawAnswer(404, {}, '')] })
    const codes = new Set<string>()
    for (const target of pathParams(plan))
      for (const value of REFUSED) codes.add(await codeOf(execute(plan, call(target, value), connection)))
    const expected = pathParams(plan).length === 0 ? [] : ['invalid_params']
    expect([[...codes], server.requests]).toEqual([expected, []])
  })

  test('P1 P4 P5 P6 P9 every other text is one percent-encoded segment, or refused', async () => {
    const { connection, server, elsewhere, clock } = await wireTo(plan, { answers: [rawAnswer(404, {}, '')] })
    const surprises: string[] = []
    for (const target of pathParams(plan)) {
      // Hundreds of calls at once are more than a vendor takes.
      await clock.wait(60_000)
      for (const value of ENCODED) {
        const received = target.operation.baseUrl ? elsewhere : server
        const before = received.requests.length
        const given = call(target, value)
        const code = await codeOf(execute(plan, given, connection))
        const sent = received.requests.slice(before).map((raw) => sentRequest(raw).path)
        const expected = isFreeText(target)
          ? [pathOf(target, { ...given.params, ...settingsOf(plan) }, connection.base.prefix)]
          : []
        const isSame = JSON.stringify(sent) === JSON.stringify(expected)
        if (!isSame || (expected.length === 0 && code !== 'invalid_params'))
          surprises.push(`${target.id} ${target.param} ${JSON.stringify(value)}: ${code}, sent ${sent.join(' and ')}`)
      }
    }
    expect(surprises).toEqual([])
  })
})

/** Whether any text will do, alone or as one of several types. */
function isFreeText({ operation, param }: Target): boolean {
  const schema = (operation.params.properties as Record<string, JsonSchema>)[param]!
  return [schema, ...((schema.anyOf ?? []) as JsonSchema[])].some(
    ({ type, enum: values, pattern, format }) =>
      type === 'string' && values === undefined && pattern === undefined && format === undefined,
  )
}

/** The settings of `exampleConfig`, by their names in paths. */
function settingsOf(plan: Plan): Record<string, unknown> {
  return Object.fromEntries(Object.entries(exampleConfig(plan)).map(([name, value]) => [`config.${name}`, value]))
}

function pathOf({ operation, path }: Target, params: Readonly<Record<string, unknown>>, usual: string): string {
  const prefix = operation.baseUrl ? new URL(operation.baseUrl.text).pathname.replace(/\/$/, '') : usual
  const declared = operation.params.properties as Record<string, { readonly default?: unknown }>
  const segments = path.map((part) => {
    if (typeof part === 'string') return part
    const text = String(params[part.param] ?? declared[part.param]!.default)
    const isTwice = part.twice !== undefined && new RegExp(part.twice, 'u').test(text)
    return encodeURIComponent(isTwice ? encodeURIComponent(text) : text)
  })
  return prefix + segments.join('')
}
