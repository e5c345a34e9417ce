/** `plugboard migrate`, and backups of a schema that is older than the program. */
import { existsSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listMigrations, migrate, openDatabase } from '../../../server/ground/store/index.ts'
import { postgres } from '../../cli/operator/folders.ts'
import { runCli, temporaryFolder } from '../../cli/run-cli.ts'

describe('migrate', () => {
  it('O4 says what is pending, applies it once, and makes no database on a dry run', async () => {
    const { run } = await postgres()
    const dry = await run(['migrate', '--dry-run'])
    expect([dry.code, dry.stdout.startsWith('pending  0001-ground.sql\n')]).toEqual([0, true])
    const applied = await run(['migrate'])
    expect(applied.stdout).toBe(dry.stdout.replaceAll('pending', 'applied'))
    expect((await run(['migrate'])).stdout).toMatch(/^Nothing to do: the database is at \d{4}-.+\.sql\.\n$/)
    expect((await run(['migrate', '--contract'])).stdout).toMatch(/^Nothing to do: the database is at/)
    const folder = join(await temporaryFolder(), 'new')
    expect((await runCli(['migrate', '--dry-run', '--data', folder])).stdout).toBe(dry.stdout)
    await expect(chmod(folder, 0o700)).rejects.toMatchObject({ code: 'ENOENT' })
  })
})

describe('backup and migrate --backup', () => {
  it('O5 save a schema that this version has not migrated yet, and restore it', async () => {
    const { url, folder, run } = await postgres()
    const database = await openDatabase({ url })
    const known = await listMigrations()
    await migrate(database, known.slice(0, -1))
    await database.close()
    const [first, second] = [join(folder, 'first.backup'), join(folder, 'second.backup')]
    expect((await run(['backup', '--out', first])).code).toBe(0)
    const { code, stdout, stderr } = await run(['migrate', '--backup', second])
    expect([code, stdout]).toEqual([0, `applied  ${known.at(-1)!.name}\n`])
    expect(stderr).toContain(`to ${second}.`)
    expect((await run(['migrate', '--backup', second])).stderr).toContain('it already exists')
    expect((await run(['migrate', '--backup', second, '--dry-run'])).code).toBe(2)
    for (const file of [first, second]) {
      const empty = await postgres()
      expect((await empty.run(['restore', file])).code).toBe(0)
      expect((await empty.run(['migrate', '--dry-run'])).stdout).toMatch(/^Nothing to do/)
    }
  })

  it('O5 save nothing of a database without tables, and say so', async () => {
    const { folder, run } = await postgres()
    const refused = await run(['backup', '--out', join(folder, 'none.backup')])
    expect([refused.code, refused.stderr.includes('migration "0001-ground.sql" is pending')]).toEqual([78, true])
    const { code, stderr } = await run(['migrate', '--backup', join(folder, 'none.backup')])
    expect([code, stderr.includes('The database is new: no backup was written.')]).toEqual([0, true])
    expect(existsSync(join(folder, 'none.backup'))).toBe(false)
  })
})
