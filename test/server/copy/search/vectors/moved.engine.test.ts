/** Vectors of an organization that moves to an installation with pgvector, beside others. */
import { mkdtemp, open as openFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import {
  organizationScope,
  receiveOrganization,
  writeBackup,
} from '../../../../../server/operators/operate/backup/index.ts'
import type { HitCopy } from '../../../../../server/copy/search/hits/hit-statement.ts'
import { createMasterKey, type MasterKeys, readMasterKeys } from '../../../../../server/ground/vault/index.ts'
import { openTestDatabase } from '../../../../support/database.ts'
import { VectorWorld } from './world.ts'

const job = { report: () => {} }

async function openWorld(): Promise<VectorWorld> {
  const world = await VectorWorld.open(openTestDatabase)
  onTestFinished(() => world.close())
  return world
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plugboard-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function keyIn(folder: string, name: string): Promise<MasterKeys> {
  const file = join(folder, name)
  await createMasterKey(file)
  return readMasterKeys([file])
}

/** `backup --organization` on one installation, then `restore` on another. */
async function move({ copy }: HitCopy, from: VectorWorld, to: VectorWorld): Promise<void> {
  const folder = await newFolder()
  const [masters, others, { newest: transport }] = await Promise.all(
    ['from', 'to', 'transport'].map((name) => keyIn(folder, name)) as [
      Promise<MasterKeys>,
      Promise<MasterKeys>,
      Promise<MasterKeys>,
    ],
  )
  const file = join(folder, 'backup')
  const handle = await openFile(file, 'w')
  await writeBackup(
    from.database,
    async (chunk) => void (await handle.write(chunk)),
    job,
    (sql) => organizationScope(sql, copy.organizationId, { masters, transport }),
  )
  await handle.close()
  await receiveOrganization(to.database, file, { masters: others, transport }, job)
}

it('Q7 texts of an organization that moves get vectors where it moves to, and no others do', async () => {
  const from = await openWorld()
  const to = await openWorld()
  const moving = await from.copyWith([{ id: 'car', name: 'Ada', notes: 'a car' }])
  const staying = await to.copyWith([{ id: 'truck', name: 'Bob', notes: 'a car' }])
  await from.embed(moving)
  await to.embed(staying)
  // Both installations count their copies from one.
  expect(moving.generation).toBe(staying.generation)
  await move(moving, from, to)
  expect([await to.waits(moving), await to.waits(staying)]).toEqual([true, false])
  expect(await to.embed(moving)).toBe(1)
  expect([await to.found([moving], 'vehicle'), await to.found([staying], 'vehicle')]).toEqual([['car'], ['truck']])
})
