/** Shows the copies of a kind's entities, and the targets of their references. */
import { type Json, type JsonObject, own, type ResolvedManifest } from 'plugboard/author'
import { recordKey, syncOf, withChanges } from 'plugboard/internal'
import { ConnectorError, type Plan } from 'plugboard/runtime'
import { entityOf } from '../base/manifest.ts'
import { checkRecords } from '../../fixture/record-check.ts'
import type { Stage } from '../calls/index.ts'
import { withoutEmpty } from '../base/shown.ts'
import { InventedCopies } from './invent.ts'
import { deletionsRun, laterRun, wholeRun } from './play.ts'
import { recordValue, searchableSection, searchFaults } from './values.ts'

/** A part of a snapshot, with its faults. */
export interface ShownCopy {
  readonly shown: JsonObject
  /** Sentences. */
  readonly faults: readonly string[]
}

/** The records of every entity, by which references are followed. */
type RecordWorld = ReadonlyMap<string, JsonObject>

/** Shows the records of each entity with a copy or references, or with references to it. */
export async function copySections(stage: Stage): Promise<ReadonlyMap<string, ShownCopy>> {
  const { manifest } = stage.plan
  const copies = new InventedCopies(stage)
  const sections = new Map<string, ShownCopy>()
  const world = new Map<string, JsonObject>()
  for (const entity of copiedEntities(manifest)) {
    const section = isCopied(manifest, entity) ? await copySection(stage, entity, copies) : NOTHING
    const record = section.record ?? (await copies.linked(entity))
    if (record) world.set(entity, record)
    sections.set(entity, section)
  }
  for (const [entity, section] of sections) sections.set(entity, withReferences(manifest, entity, section, world))
  return sections
}

const NOTHING: CopySection = { shown: {}, faults: [] }

/** Returns the entities that have a section. */
function copiedEntities({ entities, operations }: ResolvedManifest): string[] {
  const targets = new Set(
    Object.values(entities).flatMap(({ refs }) =>
      Object.values(refs).flatMap((target) => target.split('.').slice(0, 1)),
    ),
  )
  const hasRecord = (entity: string) => Object.values(operations).some((one) => one.entity === entity && one.record)
  return Object.entries(entities)
    .filter(([name, { search, refs }]) => search !== undefined || Object.keys(refs).length > 0 || targets.has(name))
    .filter(([name]) => hasRecord(name))
    .map(([name]) => name)
}

/** Whether an entity's copy is filled by listing it. */
function isCopied({ entities }: ResolvedManifest, entity: string): boolean {
  return own(entities, entity)?.search !== undefined
}

interface CopySection extends ShownCopy {
  /** A record of the copy. */
  readonly record?: JsonObject
}

async function copySection(stage: Stage, entity: string, copies: InventedCopies): Promise<CopySection> {
  const { manifest } = stage.plan
  try {
    const given = await copies.givenOf(entity)
    if (!given) return { ...NOTHING, faults: [`The copy of ${entity} cannot be shown: its listing cannot be played`] }
    const copy = { stage, entity, given }
    const { later, deletions } = syncOf(manifest, entity)
    const whole = await wholeRun(copy)
    const [record = {}] = whole.records
    const changed = later && (await laterRun(copy, later))
    return {
      record,
      shown: withoutEmpty({
        whole: whole.shown,
        searchable: searchableSection(manifest, entity),
        later: changed?.shown,
        deletions: deletions && (await deletionsRun(copy, deletions)),
      }),
      faults: [
        ...searchFaults(manifest, entity, record),
        ...(changed && later?.from === `${entity}.changes` ? changeFaults(stage.plan, entity, changed.records) : []),
      ],
    }
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return { ...NOTHING, faults: [`The copy of ${entity} cannot be shown: ${error.message}`] }
  }
}

/** Returns the faults of changes with their own schema, which no fixture covers. */
function changeFaults(plan: Plan, entity: string, records: readonly JsonObject[]): string[] {
  const { changes = {}, operations } = plan.manifest
  const schema = JSON.stringify(changes[entity]?.record)
  const isOwn = !Object.values(operations).some(({ record }) => JSON.stringify(record) === schema)
  if (schema === undefined || !isOwn) return []
  const source = { kind: 'composed', date: '' } as const
  const call = { entity, action: 'changes' }
  const { faults } = checkRecords(withChanges(plan), { call, source }, [...records])
  return faults.map((message) => `Of the changes of ${entity}: ${message}`)
}

function withReferences(manifest: ResolvedManifest, entity: string, section: ShownCopy, world: RecordWorld): ShownCopy {
  const record = world.get(entity) ?? {}
  const { refs, key } = entityOf({ manifest }, entity)
  const leads = Object.entries(refs).map(([field, target]) => [field, targetOf(record, field, target, world)] as const)
  const lost = leads.filter(([, target]) => target === null)
  return {
    shown: withoutEmpty({
      key: isCopied(manifest, entity) ? undefined : (recordKey(key, record) ?? null),
      ...section.shown,
      leads_to: Object.fromEntries(leads),
    }),
    faults: [
      ...section.faults,
      ...lost.map(([field]) => `The reference ${field} of ${entity} leads to no record of ${refs[field]}`),
    ],
  }
}

/** Returns `customers.id cus_1` if a record has the value of a reference, or else null. */
function targetOf(record: JsonObject, field: string, target: string, world: RecordWorld): Json {
  const value = recordValue(record, field.split('.'))
  const [entity = '', ...path] = target.split('.')
  if (value === undefined || value === null) return null
  const values = [value].flat().map(String)
  const found = values.includes(String(recordValue(world.get(entity), path)))
  return found ? `${target} ${values.join(', ')}` : null
}
