/** Manifests whose every free text tries to become code. They skip validation, which would refuse most of them. */
import * as fc from 'fast-check'
import type { KindSource } from '../../codegen/index.ts'
import type { Json, JsonSchema, ResolvedManifest, ResolvedOperation } from '../../runtime/doors/author.ts'

/** Texts that end comments, quotes, templates, lines and table cells. */
export const HOSTILE_TEXTS: readonly string[] = [
  '*/ inject() /*',
  '/** */ inject()',
  '"; inject(); "',
  "'; inject(); '",
  '`${inject()}`',
  '${inject()}',
  'x}; inject(); type Y = {z: "',
  'line\ninject()\r\ninject()',
  'sep\u2028inject()\u2029inject()',
  '\\"; inject() //',
  '\\',
  '*\\/ inject()',
  '* /inject()',
  '<!-- inject() -->',
  '// inject()',
  '@type {inject}',
  'any',
  'constructor',
  '__proto__',
  'toString',
  '1',
  '',
  ' ',
  'ключ 名前 \u{1F4A5}',
  '\u0000\u0007\u200f',
  '| inject() |\n|---|',
  '](javascript:inject())',
  '<script>inject()</script>',
]

const text = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.tuple(fc.constantFrom(...HOSTILE_TEXTS), fc.constantFrom(...HOSTILE_TEXTS)).map((pair) => pair.join('')),
)

const description = text.map((value) => ({ description: value }))

const leaf: fc.Arbitrary<JsonSchema> = fc
  .tuple(
    fc.oneof(
      fc.constantFrom<JsonSchema>({ type: 'string' }, { type: ['integer', 'null'] }, { type: 'object' }, {}),
      fc.uniqueArray(text, { minLength: 1, maxLength: 3 }).map((values): JsonSchema => ({ enum: values })),
      text.map((value): JsonSchema => ({ const: value })),
      text.map((value): JsonSchema => ({ type: 'string', default: value, examples: [value] })),
      text.map((value): JsonSchema => ({ $ref: `#/$defs/${value}` })),
      text.map((value): JsonSchema => ({ type: 'string', tsType: value, title: value, $id: value, extends: value })),
    ),
    description,
    fc.boolean(),
  )
  .map(([schema, words, isDeprecated]) => ({ ...schema, ...words, ...(isDeprecated && { deprecated: true }) }))

const fields = (field: fc.Arbitrary<JsonSchema>): fc.Arbitrary<JsonSchema> =>
  fc
    .tuple(fc.dictionary(text, field, { maxKeys: 4, noNullPrototype: true }), fc.boolean())
    .map(([properties, isClosed]): JsonSchema => ({
      type: 'object',
      properties,
      required: Object.keys(properties).slice(0, 1),
      ...(isClosed && { additionalProperties: false }),
    }))

const schema = fields(
  fc.oneof(
    leaf,
    fields(leaf),
    leaf.map((items): JsonSchema => ({ type: 'array', items })),
  ),
)

const operation = fc.record({
  entity: text,
  action: text,
  description: text,
  params: schema,
  record: schema,
  meta: text,
})

const manifest = fc
  .record({
    title: text,
    description: text,
    schemas: fc.dictionary(text, schema, { maxKeys: 4, noNullPrototype: true }),
    operations: fc.array(operation, { maxLength: 4 }),
    variant: text,
    credentials: schema,
    config: schema,
    search: fc.dictionary(text, fc.constant({ type: 'string' }), { maxKeys: 3, noNullPrototype: true }),
  })
  .map(({ operations, variant, credentials, search, ...rest }) => ({
    ...rest,
    format: 1,
    id: '5b0b2c1e-0f5e-4f0e-9a53-7d3c1c8f2a41',
    category: rest.title,
    version: '1.0.0',
    support: 'community',
    docs: 'https://docs.example.com/',
    baseUrl: { text: 'https://api.example.com', parts: ['https://api.example.com'] },
    check: 'x.list',
    auth: pairs([
      [variant, { type: 'static', title: variant, description: rest.description, credentials, send: SEND }],
    ]),
    entities: pairs(
      operations.map(({ entity, action, description: words }) => [
        entity,
        { description: words, key: 'id', actions: [action, 'search'], search, refs: {} },
      ]),
    ),
    operations: pairs(operations.map((one) => [`${one.entity}.${one.action}`, resolved(one)])),
  }))

const SEND = { headers: [], query: [] }

type Drawn = typeof operation extends fc.Arbitrary<infer T> ? T : never

function resolved({ entity, action, params, record, meta, description: words }: Drawn): ResolvedOperation {
  return {
    entity,
    action,
    description: words,
    effect: 'read',
    method: 'GET',
    path: ['/v1/', { param: meta }],
    routes: [],
    params,
    query: [],
    headers: [],
    encode: { body: 'json', objects: 'json', arrays: 'comma' },
    record,
    records: { in: 'body', steps: [] },
    meta: pairs([[meta, { in: 'body', steps: [meta] }]]),
    pagination: { style: 'none', because: words },
    errors: { message: [], code: [], requestId: [], rules: [] },
    retry: { max: 0, after: [] },
    timeoutMs: 1000,
    isGraphql: false,
    scopes: [[meta]],
  }
}

/** An object of pairs; its keys may hold anything but what JSON cannot be read into. */
function pairs<T>(entries: readonly (readonly [string, T])[]): Record<string, T> {
  return Object.fromEntries(entries)
}

/** The hostile manifest of a seed, with a fixture that is no better. */
export function hostileSource(seed: number): KindSource {
  const [drawn, value] = fc.sample(fc.tuple(manifest, text), { seed, numRuns: 1 })[0]!
  const kind = { ...drawn, kind: `hostile-${seed}` } as unknown as ResolvedManifest
  const first = Object.values(kind.operations)[0]
  const fixtures = first
    ? [
        {
          file: 'fixtures/hostile/x.list.yaml',
          source: { kind: 'composed' as const, date: '2026-11-20' },
          call: { entity: first.entity, action: first.action, params: { [value]: value } as Record<string, Json> },
          exchanges: [
            {
              request: { method: 'GET', path: '/v1' },
              response: { status: 200, body: { [value]: value } as Record<string, Json> },
            },
          ],
          result: { records: 1, meta: { [value]: value } as Record<string, Json> },
        },
      ]
    : []
  return { manifest: kind, fixtures }
}

/** The code that is left of a TypeScript file without its comments and texts, as its own lexer would cut them out. */
export function remainder(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\[^\n])*"/g, '')
}
