/** Time until a copy follows a write at its third party by webhook: for each kind with webhooks, on the sandbox. */
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { ownKeyField } from '../../../runtime/doors/internal.ts'
import { type JsonSchema, listKinds, load, type ResolvedManifest } from '../../../runtime/index.ts'
import { type FollowedKind, openFollowed } from '../../support/followed.ts'

type Write = 'create' | 'update' | 'delete'

const WRITES: readonly Write[] = ['create', 'update', 'delete']
const LONGEST_S = 5
/** When a copy is given up. */
const LATEST_S = 20
const TEXT = 'Followed'

/** Why nothing of a kind can be measured. */
const REASONS: Readonly<Record<string, string>> = {
  sentry: 'no operation creates an issue, and the simulator cannot tell which issues an update by filter names',
  typeform: 'responses come from forms alone: no operation creates one, and the vendor tells of no deletion',
}

it('every copy follows in seconds', async () => {
  const manifests = await Promise.all((await listKinds()).map(async (kind) => (await load(kind)).manifest))
  const kinds = manifests.filter(({ webhooks }) => webhooks)
  const rows: Record<string, string | number>[] = []
  for (const manifest of kinds) rows.push({ kind: manifest.kind, ...(await secondsOf(manifest)) })
  console.table(rows) // oxlint-disable-line no-console -- the figure
  const measured = rows.flatMap((row) => Object.values(row).filter((value) => typeof value === 'number'))
  expect(rows.filter((row) => 'reason' in row).map(({ kind }) => kind)).toEqual(Object.keys(REASONS))
  expect(Math.max(...measured)).toBeLessThan(LONGEST_S)
}, 1_800_000)

/** Seconds by write, of the first entity that can be written so. */
async function secondsOf(manifest: ResolvedManifest): Promise<Record<string, string | number>> {
  const cases = WRITES.flatMap((write) => {
    const entity = Object.keys(manifest.webhooks!.sends).find((name) => canFollow(manifest, name, write))
    return entity === undefined ? [] : [{ write, entity }]
  })
  if (cases.length === 0) return { reason: REASONS[manifest.kind] ?? 'unknown' }
  const followed = await openFollowed(manifest.kind, [...new Set(cases.map(({ entity }) => entity))])
  try {
    await followed.hook()
    while (!(await followed.isReady())) await delay(100)
    const seconds: Record<string, string | number> = {}
    for (const { write, entity } of cases) seconds[`${write} (s)`] = await MEASURES[write](followed, entity)
    return { entities: [...new Set(cases.map(({ entity }) => entity))].join(', '), ...seconds }
  } finally {
    await followed.close()
  }
}

function canFollow({ webhooks, entities, operations }: ResolvedManifest, entity: string, write: Write): boolean {
  const isSent = webhooks!.sends[entity]?.[write] !== undefined && entities[entity]!.search !== undefined
  const operation = operations[`${entity}.${write}`]
  if (!isSent || !operation) return false
  if (write === 'create') return operation.records !== null
  return write === 'update' ? textField(operations, entities, entity) !== undefined : `${entity}.get` in operations
}

/** A field of the copy that an update writes as free text. */
function textField(
  operations: ResolvedManifest['operations'],
  entities: ResolvedManifest['entities'],
  entity: string,
): string | undefined {
  const params = (operations[`${entity}.update`]!.params.properties ?? {}) as Record<string, JsonSchema>
  const searched = JSON.stringify(entities[entity]!.search)
  return ['name', 'title', 'subject', 'summary', 'description', 'notes', 'friendly_name'].find(
    (name) => name in params && searched.includes(`"${name}"`),
  )
}

const MEASURES: Readonly<Record<Write, (followed: FollowedKind, entity: string) => Promise<number>>> = {
  async create({ plan, mock, write, search }, entity) {
    const key = ownKeyField(plan.manifest.entities[entity]!.key ?? 'id')
    const made = await write(entity, 'create', mock.example(plan.kind, `${entity}.create`))
    const id = ([made].flat()[0] as Record<string, string>)[key] ?? ''
    return until(async () => (await search(entity, key, id)).length > 0)
  },
  async update({ plan, mock, write, search }, entity) {
    const { operations, entities } = plan.manifest
    const field = textField(operations, entities, entity) ?? ''
    const params = { ...mock.example(plan.kind, `${entity}.update`), [field]: TEXT }
    await write(entity, 'update', params)
    return until(async () => (await search(entity, field, TEXT)).length > 0)
  },
  async delete({ plan, mock, write, search }, entity) {
    const key = ownKeyField(plan.manifest.entities[entity]!.key ?? 'id')
    const found = await write(entity, 'get', mock.example(plan.kind, `${entity}.get`, 3))
    const id = ([found].flat()[0] as Record<string, string>)[key] ?? ''
    expect(await search(entity, key, id)).toHaveLength(1)
    await write(entity, 'delete', mock.example(plan.kind, `${entity}.delete`, 3))
    return until(async () => (await search(entity, key, id)).length === 0)
  },
}

/** Seconds until something holds. */
async function until(holds: () => Promise<boolean>): Promise<number> {
  const began = performance.now()
  const seconds = () => Math.round(performance.now() - began) / 1000
  while (!(await holds())) {
    if (seconds() > LATEST_S) return Infinity
    await delay(20)
  }
  return seconds()
}
