/** The transcripts that a kind has to have, and what is wrong with those it has. */
import { isObject, type Json, type JsonObject, type Problem, problemsAt } from 'plugboard/author'
import { withChanges } from 'plugboard/internal'
import { ConnectorError, type Plan } from 'plugboard/runtime'
import type { Fixture } from '../fixture.ts'
import { checkRecords } from '../evidence/record-check.ts'
import { textProblems } from '../honesty.ts'
import { inventAuth, playAuth, rotationFault } from './auth.ts'
import { inventCalls, playCalls } from './calls.ts'
import { emptyFaults, listsNotEmpty } from './empty.ts'
import {
  copiedEntities,
  givenChanges,
  givenRecords,
  isCopied,
  playCopy,
  type RecordWorld,
  searchFaults,
} from './copy.ts'
import { inventPace, playPace } from './pace.ts'
import { deviations, type Transcript, transcriptText } from './transcript.ts'

/** The names of all transcripts that a kind has to have: `auth.oauth`, `copy.customers`, `calls.customers`, `pace`. */
export function transcriptNames({ manifest }: Plan): string[] {
  const called = new Set(Object.values(manifest.operations).map(({ entity }) => entity))
  return [
    ...Object.keys(manifest.auth).map((name) => `auth.${name}`),
    ...[...called].map((entity) => `calls.${entity}`),
    ...copiedEntities(manifest).map((entity) => `copy.${entity}`),
    'pace',
  ]
}

/** What is missing, as sentences. @param fixtures those of the kind, which may show it too */
export function transcriptGaps(
  plan: Plan,
  fixtures: readonly Fixture[],
  transcripts: readonly Pick<Transcript, 'name' | 'given'>[],
): string[] {
  const there = new Set(transcripts.map(({ name }) => name))
  const missing = transcriptNames(plan).filter((name) => !there.has(name))
  const full = transcripts.flatMap((transcript) => neverEmpty(plan, fixtures, transcript))
  return [
    ...(missing.length > 0 ? [`no transcript of ${missing.join(', ')}: check --compose writes them`] : []),
    ...full.map((id) => `${id} has no response without records, neither in a fixture nor in its transcript`),
  ]
}

/** The lists of an entity of which neither a fixture nor the transcript of its calls shows what they give when there is nothing. */
export function neverEmpty(
  plan: Plan,
  fixtures: readonly Fixture[],
  { name, given }: Pick<Transcript, 'name' | 'given'>,
): string[] {
  const [what, entity = ''] = name.split('.')
  return what === 'calls' ? listsNotEmpty(plan, entity, fixtures, given) : []
}

/** A transcript's faults. */
export interface CheckedTranscript {
  readonly file: string
  readonly faults: readonly Problem[]
}

/** Plays every transcript again, and says where the kind now shows something else. */
export async function checkTranscripts(plan: Plan, transcripts: readonly Transcript[]): Promise<CheckedTranscript[]> {
  const world = await worldOf(plan, transcripts)
  const names = new Set(transcriptNames(plan))
  return Promise.all(
    transcripts.map(async (transcript) => {
      const { file, name } = transcript
      if (!names.has(name)) return { file, faults: problemsOf(transcript, [{ pointer: '', message: strange(name) }]) }
      return { file, faults: problemsOf(transcript, await faultsOf(plan, transcript, world)) }
    }),
  )
}

function strange(name: string): string {
  return `The kind has nothing that a transcript named ${name} could show: remove the file`
}

interface TranscriptFault {
  readonly pointer: string
  readonly message: string
}

async function faultsOf(plan: Plan, transcript: Transcript, world: RecordWorld): Promise<TranscriptFault[]> {
  try {
    const shown = await playTranscript(plan, transcript, world)
    const differing = deviations(transcript.shows, shown, '/shows').map(({ pointer, said, shown: now }) => ({
      pointer,
      message: `${spotOf(pointer)} is ${textOf(now)} now, the transcript says ${textOf(said)}`,
    }))
    return [...differing, ...ownFaults(plan, transcript), ...(await changeFaults(plan, transcript))]
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return [{ pointer: '/given', message: `The transcript cannot be played: ${error.message}` }]
  }
}

/** What holds for a transcript whatever it says. */
function ownFaults({ manifest, ...plan }: Plan, { name, given, shows }: Transcript): TranscriptFault[] {
  const [what = '', ...rest] = name.split('.')
  const about = rest.join('.')
  if (what === 'auth') {
    const fault = rotationFault({ manifest, ...plan }, about, given)
    return fault === undefined ? [] : [{ pointer: '/given/renewal', message: fault }]
  }
  if (what === 'calls') return emptyFaults(shows)
  if (what !== 'copy') return []
  const lost = Object.entries(isObject(shows.leads_to) ? shows.leads_to : {}).filter(([, target]) => target === null)
  return [
    ...(isCopied(manifest, about) ? searchFaults(manifest, about, shows.searchable) : []).map((message) => ({
      pointer: '/shows/searchable',
      message: `Of ${about}, ${message}`,
    })),
    ...lost.map(([field]) => ({
      pointer: `/shows/leads_to`,
      message: `The reference ${field} of ${about} leads to no record that a transcript gives`,
    })),
  ]
}

/** What a schema that only an entity's changes have says of those that a transcript gives: no fixture shows what no caller reads. */
async function changeFaults(plan: Plan, { name, given, source }: Transcript): Promise<TranscriptFault[]> {
  const [what, entity = ''] = name.split('.')
  const { changes = {}, operations } = plan.manifest
  const schema = JSON.stringify(changes[entity]?.record)
  const isOwn = !Object.values(operations).some(({ record }) => JSON.stringify(record) === schema)
  if (what !== 'copy' || schema === undefined || !isOwn) return []
  const records = await givenChanges(plan, entity, given)
  const call = { entity, action: 'changes' }
  const { faults } = checkRecords(withChanges(plan), { call, source: source as unknown as Fixture['source'] }, records)
  return faults.map((message) => ({ pointer: '/given/later', message: `Of the changes of ${entity}: ${message}` }))
}

/** What a kind shows when a transcript is played. */
export async function playTranscript(
  plan: Plan,
  { name, given }: Pick<Transcript, 'name' | 'given'>,
  world: RecordWorld,
): Promise<JsonObject> {
  const [what = '', ...rest] = name.split('.')
  const about = rest.join('.')
  switch (what) {
    case 'auth':
      return playAuth(plan, about, given)
    case 'calls':
      return playCalls(plan, about, given)
    case 'copy':
      return playCopy(plan, about, given, world)
    default:
      return playPace(plan, given)
  }
}

/** What a transcript can be given, made up; that of a copy is for the author's tools to make up. */
export async function inventGiven(plan: Plan, name: string, fixtures: readonly Fixture[]): Promise<JsonObject> {
  const [what = '', ...rest] = name.split('.')
  const about = rest.join('.')
  if (what === 'auth') return inventAuth(plan, about)
  return what === 'calls' ? inventCalls(plan, about, fixtures) : inventPace(plan)
}

/** The records that the transcripts of copies give, by entity. */
export async function worldOf(
  plan: Plan,
  transcripts: readonly Pick<Transcript, 'name' | 'given'>[],
): Promise<RecordWorld> {
  const entities = new Set(copiedEntities(plan.manifest))
  const world = new Map<string, JsonObject[]>()
  for (const { name, given } of transcripts) {
    const [what, entity = ''] = name.split('.')
    if (what !== 'copy' || !entities.has(entity)) continue
    const records = await givenRecords(plan, entity, given).catch((error: unknown) => {
      if (error instanceof ConnectorError) return []
      throw error
    })
    world.set(entity, records)
  }
  return world
}

function problemsOf(transcript: Transcript, faults: readonly TranscriptFault[]): readonly Problem[] {
  const document = transcriptText(transcript)
  const placed = faults.map((fault) => ({
    rule: 'transcript',
    ...fault,
    ...(document?.locate(fault.pointer) ?? { offset: 0, length: 1 }),
  }))
  const dishonest = document ? textProblems(document, transcript.file, transcript.source) : []
  return [...dishonest, ...problemsAt(document?.text ?? '', transcript.file, placed)]
}

/** `consent.query.scope` of `/shows/consent/query/scope` */
function spotOf(pointer: string): string {
  const words = pointer
    .split('/')
    .slice(2)
    .map((word) => word.replaceAll('~1', '/').replaceAll('~0', '~'))
  return words.join('.') || 'All of it'
}

const LONGEST = 200

function textOf(value: Json | undefined): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
