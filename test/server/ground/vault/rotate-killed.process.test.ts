import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  createMasterKey,
  openVault,
  readMasterKeys,
  rotate,
  verifySecrets,
} from '../../../../server/ground/vault/index.ts'
import { openTestPostgres, serverUrl, urlOf } from '../../../support/database.ts'
import { newConnector, newOAuthRows, newOrganization, sealedOf } from './fixture.ts'
import { compiledProgram } from '../../../support/compiled.ts'

it('T11 killed in the middle, again and again, a rotation is ended by the next run', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plugboard-rotate-'))
  const [old, fresh] = [join(folder, 'old'), join(folder, 'fresh')]
  const database = await openTestPostgres()
  try {
    await createMasterKey(old)
    await createMasterKey(fresh)
    const vault = await openVault(database, readMasterKeys([old]))
    const owners = []
    for (let each = 0; each < 4; each++) {
      const organizationId = await newOrganization(database)
      await newOAuthRows(database, vault, organizationId)
      for (let one = 0; one < 3; one++)
        owners.push(await newConnector(database, vault, organizationId, `secret ${one}`))
    }
    const [{ name }] = (await database.query<{ name: string }>('select current_database() as name')) as [
      { name: string },
    ]
    const url = urlOf(await serverUrl(), name)
    const signals = []
    for (const steps of [2, 3, 8]) signals.push(await killAfter(steps, [url, fresh, old]))
    const done = await rotate(database, readMasterKeys([fresh, old]), { dataKeys: true })
    await database.query(`delete from data_keys where status = 'retired'`)
    const after = await openVault(database, readMasterKeys([fresh]))
    const failing = []
    for await (const one of verifySecrets(database, after)) failing.push(one)
    const opened = await Promise.all(owners.map(async (owner) => after.open(owner, await sealedOf(database, owner))))
    expect({
      signals,
      failing,
      opened,
      unreadable: done.unreadable,
      isRest: done.resealed > 0 && done.resealed < 32,
    }).toEqual({
      signals: ['SIGKILL', 'SIGKILL', 'SIGKILL'],
      failing: [],
      opened: owners.map((_owner, at) => `secret ${at % 3}`),
      unreadable: 0,
      isRest: true,
    })
  } finally {
    await database.close()
    await rm(folder, { recursive: true })
  }
})

/** Runs a rotation that ends after so many steps, and says by which signal. */
async function killAfter(steps: number, args: readonly string[]): Promise<unknown> {
  const script = compiledProgram(join(import.meta.dirname, 'rotate-process.ts'))
  const child = spawn(process.execPath, [script, String(steps), ...args], { stdio: ['ignore', 'inherit', 'inherit'] })
  const [, signal] = (await once(child, 'exit')) as [unknown, unknown]
  return signal
}
