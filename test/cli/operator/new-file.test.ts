/** A file that an operator asks for is whole or not there, and what has its name stays. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeNewFile } from '../../../cli/operator/new-file.ts'
import { temporaryFolder } from '../run-cli.ts'

it('is refused before the work where its name is taken, or its folder is not there', async () => {
  const folder = await temporaryFolder()
  const [out, elsewhere] = [join(folder, 'backup'), join(folder, 'none', 'backup')]
  await writeFile(out, 'before')
  let isDone = false
  const work = async () => void (isDone = true)
  await expect(writeNewFile(out, 'the backup', work)).rejects.toThrow(
    `Cannot write the backup "${out}": it already exists`,
  )
  await expect(writeNewFile(elsewhere, 'the backup', work)).rejects.toThrow(
    `Cannot write the backup "${elsewhere}": its folder does not exist`,
  )
  expect([isDone, await readFile(out, 'utf8'), await readdir(folder)]).toEqual([false, 'before', ['backup']])
})

it('is whole when the work is done, and leaves nothing when it fails', async () => {
  const folder = await temporaryFolder()
  const [out, broken] = [join(folder, 'backup'), join(folder, 'broken')]
  const result = await writeNewFile(out, 'the backup', async (write) => {
    await write('one')
    expect(await readFile(out, 'utf8')).toBe('')
    await write(' two')
    return 2
  })
  const failing = writeNewFile(broken, 'the backup', async (write) => {
    await write('part')
    throw new Error('stopped')
  })
  await expect(failing).rejects.toThrow('stopped')
  expect([result, await readFile(out, 'utf8'), await readdir(folder)]).toEqual([2, 'one two', ['backup']])
})
