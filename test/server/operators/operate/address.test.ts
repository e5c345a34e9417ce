/** The file by which commands find a running server. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readAddress, writeAddress } from '../../../../server/operators/operate/remote/index.ts'

it('a server that ends takes its own address with it, and leaves that of a later one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plugboard-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const first = { origin: 'http://127.0.0.1:1', pid: process.pid }
  const later = { ...first, console: 'http://127.0.0.1:2' }
  const forgetFirst = await writeAddress(folder, 'postgres', first)
  const forgetLater = await writeAddress(folder, 'postgres', later)
  await forgetFirst()
  expect(await readAddress(folder, 'postgres')).toEqual(later)
  expect(await readAddress(folder, 'embedded')).toBeUndefined()
  await forgetLater()
  expect(await readAddress(folder, 'postgres')).toBeUndefined()
})
