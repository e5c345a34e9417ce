/** Backups onto a disk that is full; needs a machine where a small file system may be mounted. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/store/index.ts'
import { postgres } from '../cli/operator/folders.ts'

const LONG = 300_000
const folder = mkdtempSync(join(tmpdir(), 'plugboard-backup-'))

function isMounted(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const canMount = isMounted()

afterAll(() => {
  if (canMount) execFileSync('umount', [folder], { stdio: 'ignore' })
  rmSync(folder, { recursive: true, force: true })
})

describe.skipIf(!canMount)('O6 a backup onto a full disk', () => {
  it('says so, leaves no file, and the database is whole', { timeout: LONG }, async () => {
    const { url, run } = await postgres()
    expect((await run(['migrate'])).code).toBe(0)
    const database = await openDatabase({ url }, { poolSize: 1 })
    await database.query(
      `insert into organizations (id, name)
         select gen_random_uuid(), 'organization ' || n || ' ' || gen_random_uuid() from generate_series(1, 5000) n`,
    )
    await database.close()
    const { code, stdout, stderr } = await run(['backup', '--out', join(folder, 'backup')])
    expect([code, stdout, stderr.split('\n')[0]]).toEqual([
      2,
      '',
      `Cannot write the backup "${join(folder, 'backup')}": it cannot be written (ENOSPC)`,
    ])
    expect(stderr).toContain('The disk is full')
    expect(readdirSync(folder)).toEqual([])
    expect((await run(['verify'])).code).toBe(0)
  })
})
