/** Transcripts made up for what a kind does besides calls, where none is there yet. */
import {
  type Fixture,
  inventGiven,
  playTranscript,
  type Transcript,
  transcriptNames,
  TRANSCRIPTS,
  worldOf,
} from '../../mock/index.ts'
import type { JsonObject } from 'plugboard/author'
import { ConnectorError, type Plan } from 'plugboard/runtime'
import { fixtureText } from '../capture/fixture-text.ts'
import type { ComposedFixture } from './compose.ts'
import { InventedCopies } from './copies.ts'

/** Transcripts that were made up, and why others could not be. */
export interface ComposedTranscripts {
  readonly made: readonly ComposedFixture[]
  /** Sentences. */
  readonly failed: readonly string[]
}

/**
 * Makes up the transcripts that a kind lacks, and writes down what it shows. As composed fixtures do, they hold a manifest to what
 * it says now.
 * @param date today, `2026-11-20`
 */
export async function composeTranscripts(
  plan: Plan,
  fixtures: readonly Fixture[],
  transcripts: readonly Transcript[],
  date: string,
): Promise<ComposedTranscripts> {
  const there = new Set(transcripts.map(({ name }) => name))
  const failed: string[] = []
  const given = new Map<string, JsonObject>()
  const copies = new InventedCopies(plan, fixtures)
  for (const name of transcriptNames(plan).filter((one) => !there.has(one))) {
    const found = await attempt(name, failed, () => givenFor(plan, name, fixtures, copies))
    if (found) given.set(name, found)
  }
  const world = await worldOf(plan, [...transcripts, ...[...given].map(([name, one]) => ({ name, given: one }))])
  const made: ComposedFixture[] = []
  for (const [name, one] of given) {
    const shows = await attempt(name, failed, () => playTranscript(plan, { name, given: one }, world))
    const source = { kind: 'composed', date }
    if (shows) made.push({ name: `${TRANSCRIPTS}/${name}.yaml`, text: fixtureText({ source, given: one, shows }) })
  }
  return { made, failed }
}

async function givenFor(
  plan: Plan,
  name: string,
  fixtures: readonly Fixture[],
  copies: InventedCopies,
): Promise<JsonObject> {
  if (!name.startsWith('copy.')) return inventGiven(plan, name, fixtures)
  const given = copies.givenOf(name.slice('copy.'.length))
  if (given) return given
  throw new ConnectorError('invalid_fixture', 'no fixture shows the form of its answers')
}

async function attempt<T>(name: string, failed: string[], act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    failed.push(`Cannot make up ${name}: ${error.message}`)
    return undefined
  }
}
