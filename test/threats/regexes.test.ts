/** Regular expressions against the texts that take them longest: no expression's time grows faster than the length of the text. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { everyKind } from '../support/kinds.ts'
import { ROOT } from '../support/root.ts'

/** A text of this length takes well under a millisecond, unless the time grows with the square of it. */
const LENGTH = 12_000
const SLOW_MS = 25
/** A slow text is compared with its parts. Together they are as long, and take a fraction of the time if it grows with the square. */
const PARTS = 8
const ATTEMPTS = 20

/** Expressions that only read short texts, each with its longest text. */
const SHORT: Readonly<Record<string, number>> = {
  // What the HTTP parser says, of a few fixed sentences.
  'transport/failure.ts /\\((.*)\\)/': 200,
  // Names in a manifest, which its schema bounds.
  'language/graphql.ts /\\s+on\\s+/': 200,
}

/** Comments and texts, which are skipped, and text between slashes where no division can be. */
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
    expect(slowTextOf(new RegExp(pattern, 'u'))).toBeUndefined()
  })
})

describe('P32 a regular expression of the runtime', () => {
  test('is found in its code', () => {
    expect(literals.length).toBeGreaterThan(30)
  })

  test.each(literals)('%s takes no long time', (name, regex) => {
    expect(slowTextOf(regex, SHORT[name])).toBeUndefined()
  })

  test('needs a short text only if there is such an expression', () => {
    const names = literals.map(([name]) => name)
    expect(Object.keys(SHORT).filter((name) => !names.includes(name))).toEqual([])
  })
})

/** The beginning of a text that takes an expression too long, if there is one. */
function slowTextOf(regex: RegExp, length = LENGTH): string | undefined {
  return attacksOn(regex.source, length)
    .find((text) => isSlow(regex, text))
    ?.slice(0, 40)
}

/**
 * Whether each attempt takes long, and more than twice as long as the parts of the text do together. The times are of one moment, so a busy
 * machine changes both.
 */
function isSlow(regex: RegExp, text: string): boolean {
  const part = text.slice(-Math.ceil(text.length / PARTS))
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const ms = timeOf(regex, text)
    if (ms < SLOW_MS) return false
    let partsMs = 0
    for (let at = 0; at < PARTS; at++) partsMs += timeOf(regex, part)
    if (ms < 2 * partsMs) return false
  }
  return true
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
