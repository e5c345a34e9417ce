/** Stores captured fixtures: writes each aside, reads it again, verifies it, and puts it in place. The one host of `diff`. */
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { createTwoFilesPatch } from 'diff'
import { checkFixture, type Fixture, fixtureText, parseFixture } from '../../mock/index.ts'
import type { Plan } from 'plugboard/runtime'
import type { Capture } from './capture.ts'
import { scanFixture, type ScanOptions, type SecretFinding } from './scan.ts'

/** Result of storing a fixture. */
export interface StoredFixture {
  readonly name: string
  readonly path: string
  /** `same` and `drifted` keep the committed fixture. */
  readonly state: 'written' | 'replaced' | 'same' | 'drifted' | 'refused'
  /** A unified diff to a different committed fixture. */
  readonly drift?: string
  /** Reasons for a refusal. */
  readonly findings: readonly SecretFinding[]
}

/** Stores the fixtures of a capture in a folder: all, or none if one is refused. @param overwrites whether drift replaces the committed fixture */
export async function storeFixtures(
  plan: Plan,
  { fixtures, scan }: Capture,
  folder: string,
  overwrites: boolean,
): Promise<StoredFixture[]> {
  await mkdir(folder, { recursive: true })
  const parts = fixtures.map((fixture) => ({
    ...fixture,
    aside: join(folder, `.${fixture.name}.${randomUUID()}.part`),
  }))
  try {
    const verified = await Promise.all(
      parts.map(async ({ name, text, aside }) => {
        await writeFile(aside, text, { mode: 0o644, flag: 'wx' })
        const written = await readFile(aside, 'utf8')
        return { name, aside, written, findings: await verifyFixture(plan, written, scan) }
      }),
    )
    const isRefused = verified.some(({ findings }) => findings.length > 0)
    const stored: StoredFixture[] = []
    for (const { name, aside, written, findings } of verified) {
      const path = join(folder, name)
      const before = await committed(path, name)
      const drift = before && driftOf(before, parseFixture(written, name))
      const isStored = !isRefused && (!before || (drift !== undefined && overwrites))
      if (isStored) await rename(aside, path)
      stored.push({
        name,
        path,
        state: stateOf({ isRefused, isStored: isStored, before, drift }),
        findings,
        drift: isRefused ? undefined : drift,
      })
    }
    return stored
  } finally {
    await Promise.all(parts.map(({ aside }) => rm(aside, { force: true })))
  }
}

function stateOf(found: {
  readonly isRefused: boolean
  readonly isStored: boolean
  readonly before: Fixture | undefined
  readonly drift: string | undefined
}): StoredFixture['state'] {
  if (found.isRefused) return 'refused'
  if (found.isStored) return found.before ? 'replaced' : 'written'
  return found.drift === undefined ? 'same' : 'drifted'
}

async function committed(path: string, name: string): Promise<Fixture | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? undefined : parseFixture(text, name)
}

/** Checks that a captured fixture reads back, replays to its result, and shows nothing of the account. Findings never quote a value. */
export async function verifyFixture(plan: Plan, text: string, scan: ScanOptions): Promise<readonly SecretFinding[]> {
  const findings = scanFixture(text, scan)
  // A replay's faults quote what differs, which must be clean first.
  if (findings.length > 0) return findings
  const { faults } = await checkFixture(plan, parseFixture(text, 'the fixture'))
  return faults.map(({ pointer, line, message }) => ({ pointer, line, what: `does not replay: ${message}` }))
}

/** Returns a unified diff of two fixtures; undefined if they differ only in their source or layout. */
function driftOf(committed: Fixture, captured: Fixture): string | undefined {
  const { file, source, shows: _, ...before } = committed
  const { file: __, source: ___, shows: ____, ...after } = captured
  if (isDeepStrictEqual(before, after)) return undefined
  const patch = createTwoFilesPatch(
    file,
    'the vendor now',
    fixtureText({ source, ...before }),
    fixtureText({ source, ...after }),
    '',
    '',
    { context: 3 },
  )
  return patch.slice(patch.indexOf('---'))
}
