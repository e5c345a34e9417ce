/** Regular expressions against the texts that take them longest: none takes more than a line's worth of time for each character. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { everyKind } from '../support/kinds.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** A text of this length takes well under a millisecond, unless the time grows with the square of it. */
const LENGTH = 12_000
const SLOW_MS = 25
/** What takes longer on a slow machine must grow with the length alone: a quarter of the text takes more than an eighth of the time. */
const LINEAR = 8

/** Expressions whose texts are short by what stands before them: the longest text. */
const SHORT: Readonly<Record<string, number>> = {
  // What the HTTP parser says, of a few fixed sentences.
  'transport/failure.ts /\\((.*)\\)/': 200,
  // Names in a manifest, which its schema bounds.
  'language/graphql.ts /\\s+on\\s+/': 200,
  'manifest/resolve/entity.ts /[[\\]!?]+$/': 200,
  'manifest/resolve/operation.ts /[[\\]!?]+$/': 200,
}

/** Comments and texts, which are passed over, and what is left between slashes where no division can stand. */
const TOKEN =
  /\/\*[^]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=[=(,:?!&|[{;]\s*|return\s)\/((?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)/g

const patterns = new Set<string>()
for (const { manifest } of await everyKind()) collect(manifest)

/** Every regular expression in the code, by its file. */
const literals = readdirSync(join(ROOT, 'runtime'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) =>
    literalsOf(readFileSync(join(ROOT, 'runtime', file), 'utf8')).map((regex): [string, RegExp] => [
      `${file} ${regex}`,
      regex,
    ]),
  )

describe('P32 M10 a pattern of a manifest', () => {
  test.each([...patterns])('%s takes no long time', (pattern) => {
    expect(slowest(new RegExp(pattern, 'u'))).toBeLessThan(SLOW_MS)
  })
})

describe('P32 a regular expression of the runtime', () => {
  test('is found in its code', () => {
    expect(literals.length).toBeGreaterThan(30)
  })

  test.each(literals)('%s takes no long time', (name, regex) => {
    expect(slowest(regex, SHORT[name])).toBeLessThan(SLOW_MS)
  })

  test('needs a short text only if there is such an expression', () => {
    const names = literals.map(([name]) => name)
    expect(Object.keys(SHORT).filter((name) => !names.includes(name))).toEqual([])
  })
})

/** The longest time that an attack takes, in milliseconds; a slow one is tried again, since the machine has other work. */
function slowest(regex: RegExp, length = LENGTH): number {
  let longest = 0
  for (const text of attacksOn(regex.source, length)) {
    const ms = leastTimeOf(regex, text)
    if (ms >= SLOW_MS && ms < SLOW_MS * LINEAR && ms < LINEAR * leastTimeOf(regex, text.slice(-length / 4))) continue
    longest = Math.max(longest, ms)
    if (longest >= SLOW_MS) break
  }
  return longest
}

function leastTimeOf(regex: RegExp, text: string): number {
  let ms = timeOf(regex, text)
  for (let again = 0; again < 20 && ms >= SLOW_MS; again++) ms = Math.min(ms, timeOf(regex, text))
  return ms
}

function timeOf(regex: RegExp, text: string): number {
  const start = performance.now()
  if (regex.global) for (const _ of text.matchAll(regex));
  else {
    regex.lastIndex = 0
    regex.exec(text)
  }
  return performance.now() - start
}

/** Characters and pairs of them that the expression names, repeated, with and without a start and an end that do not fit. */
function attacksOn(source: string, length: number): string[] {
  const named = [
    ...new Set([...source.replaceAll(/\\u[0-9a-f]{4}|\\[a-zA-Z]/g, '').split(''), 'a', '0', ' ', '\n', '-', '%']),
  ].filter((sign) => !/[\\^$()[\]{}|?*+]/.test(sign) || source.includes(`\\${sign}`))
  const words = [...source.matchAll(/[A-Za-z_-]{2,}/g)].map(([word]) => word).slice(0, 5)
  const units = [
    ...named,
    ...named.slice(0, 12).flatMap((a) => [`${a}a`, `a${a}`, `${a} `, `${a}0`]),
    ...words,
    ...words.map((word) => `;${word} `),
  ]
  return units.flatMap((unit) => {
    const many = unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
    return [`${many}\u0000`, ...words.slice(0, 2).map((word) => `${word}${many}\u0000`)]
  })
}

function collect(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    if (key === 'pattern' && typeof child === 'string') patterns.add(child)
    else collect(child)
  }
}

/** The regular expressions written in a text. */
function literalsOf(text: string): RegExp[] {
  return [...text.matchAll(TOKEN)].flatMap(([, source, flags]) =>
    source === undefined ? [] : [new RegExp(source, flags)],
  )
}
