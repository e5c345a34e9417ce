/** Transcripts made up for what a kind does besides calls, where none is there yet. */
import {
  type Fixture,
  inventGiven,
  neverEmpty,
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
  for (const transcript of transcripts) {
    const longer = await attempt(transcript.name, failed, () => withEmptyLists(plan, fixtures, transcript, world))
    if (longer) made.push(longer)
  }
  return { made, failed }
}

/** A transcript of calls with what its lists give when there is nothing; what it shows already stays. Undefined where it lacks none. */
async function withEmptyLists(
  plan: Plan,
  fixtures: readonly Fixture[],
  { name, source, given, shows }: Transcript,
  world: Awaited<ReturnType<typeof worldOf>>,
): Promise<ComposedFixture | undefined> {
  const lists = neverEmpty(plan, fixtures, { name, given })
  if (lists.length === 0) return undefined
  const invented = await inventGiven(plan, name, fixtures)
  const entries = lists.flatMap((id) => {
    const empty = (invented[id] as JsonObject).empty
    return empty === undefined ? [] : [[id, { ...(given[id] as JsonObject), empty }] as const]
  })
  const longer = { ...given, ...Object.fromEntries(entries) }
  const played = await playTranscript(plan, { name, given: longer }, world)
  const shown = entries.map(([id]) => {
    const { empty = null } = played[id] as JsonObject
    return [id, { ...(shows[id] as JsonObject), empty }] as const
  })
  const text = fixtureText({ source, given: longer, shows: { ...shows, ...Object.fromEntries(shown) } })
  return { name: `${TRANSCRIPTS}/${name}.yaml`, text, isLonger: true }
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
