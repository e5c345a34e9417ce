/** What `doctor` says of a data directory that is not there yet. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkFolder } from '../../../../server/operators/operate/doctor/machine.ts'
import { temporaryFolder } from '../../../cli/run-cli.ts'

const embedded = (dataDirectory: string) => ({ dataDirectory, databaseUrl: undefined })

describe('a data directory that is not there yet', () => {
  it('is made by a server, where the folders above it may be written', async () => {
    const folder = join(await temporaryFolder(), 'share', 'plugboard')
    expect(await checkFolder(embedded(folder))).toMatchObject({
      state: 'warn',
      message: `${folder} does not exist yet`,
    })
  })

  it.each([
    ['EACCES', 'may not be written'],
    ['EROFS', 'is on a read-only disk'],
  ])('keeps a server from starting where the nearest folder above it answers %s', async (code, state) => {
    const home = await temporaryFolder()
    const asked: string[] = []
    const refuses = async (folder: string) => {
      asked.push(folder)
      return code
    }
    const check = await checkFolder(embedded(join(home, 'share', 'plugboard')), refuses)
    expect([check.state, check.message, asked]).toEqual([
      'fail',
      `${join(home, 'share', 'plugboard')} cannot be created: ${home} ${state}`,
      [home],
    ])
    expect(check.advice).toContain('--data')
  })

  it('keeps a server from starting where a file is in its way', async () => {
    const file = join(await temporaryFolder(), 'file')
    writeFileSync(file, '')
    expect(await checkFolder(embedded(join(file, 'plugboard')))).toMatchObject({
      state: 'fail',
      message: `${join(file, 'plugboard')} cannot be created: ${file} is not a folder`,
    })
  })

  it('does not matter on PostgreSQL', async () => {
    const databaseUrl = 'postgres://localhost/any'
    const check = await checkFolder({ dataDirectory: '/nowhere/plugboard', databaseUrl }, async () => 'EACCES')
    expect(check.state).toBe('ok')
  })
})
