import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSalt } from '../../cli/input/salt.ts'
import { temporaryFolder } from './run-cli.ts'

it('runs that start together read one salt, and leave only its file', async () => {
  const home = await temporaryFolder()
  const salts = await Promise.all(Array.from({ length: 20 }, () => readSalt({ XDG_CONFIG_HOME: home })))
  expect([new Set(salts).size, salts[0]?.length]).toEqual([1, 48])
  expect(await readdir(join(home, 'plugboard'))).toEqual(['capture-salt'])
})

it('an empty file of a run that was killed is no salt', async () => {
  const home = await temporaryFolder()
  await mkdir(join(home, 'plugboard'))
  await writeFile(join(home, 'plugboard', 'capture-salt'), '')
  await expect(readSalt({ XDG_CONFIG_HOME: home })).rejects.toMatchObject({
    message: expect.stringMatching(/capture-salt is empty$/),
    hint: 'Delete the file.',
  })
})
