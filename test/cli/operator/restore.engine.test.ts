/** Restores that fail or are interrupted, and how long work says how far it is. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Interrupted } from '../../../cli/base/io.ts'
import { withProgress } from '../../../cli/operator/job.ts'
import { runCli, temporaryFolder } from '../run-cli.ts'
import { postgres } from './folders.ts'

/** A file of the backup in a folder of its own. */
async function placed(bytes: Buffer): Promise<{ file: string; data: string; argv: string[] }> {
  const folder = await temporaryFolder()
  const [file, data] = [join(folder, 'backup'), join(folder, 'below', 'data')]
  await writeFile(file, bytes)
  return { file, data, argv: ['restore', file, '--data', data] }
}

describe('restore', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('interrupted by %s exits with %i, speaks of no bug and leaves no folder', async (name, exitCode) => {
    const { data, argv } = await placed(await savedBackup())
    const { code, stdout, stderr } = await runCli(argv, { signal: AbortSignal.abort(new Interrupted(name)) })
    // On a slow machine lines of progress come before it.
    const [last] = stderr.split('\n').slice(-2)
    expect([code, stdout, last]).toEqual([exitCode, '', 'Cannot continue: the command was interrupted'])
    expect([existsSync(data), existsSync(join(data, '..'))]).toEqual([false, false])
  })

  it('of a damaged file leaves no folder, and the next one goes through', async () => {
    const backup = await savedBackup()
    const { file, data, argv } = await placed(backup.subarray(0, backup.length - 20))
    const { code, stderr } = await runCli(argv)
    expect([code, stderr.includes('it is cut off'), existsSync(data)]).toEqual([4, true, false])
    await writeFile(file, backup)
    expect(await runCli(argv)).toMatchObject({ code: 0 })
  })
})

it('F18 a command on a damaged folder exits with 78, and says that the backup is needed', async () => {
  const data = await temporaryFolder()
  const folder = join(data, 'database', 'database')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'postgresql.conf'), '')
  const { code, stderr } = await runCli(['organizations', 'list', '--data', data, '--json'])
  const { error } = JSON.parse(stderr)
  expect([code, error.code, error.retryable]).toEqual([78, 'invalid_configuration', false])
  expect([error.message, error.hint].join()).toMatch(/its files are damaged.*plugboard restore with the latest backup/)
})

let saving: Promise<Buffer> | undefined

/** A backup of a database with an organization, made once. */
function savedBackup(): Promise<Buffer> {
  return (saving ??= saveBackup())
}

async function saveBackup(): Promise<Buffer> {
  const { folder, run } = await postgres('migrated')
  expect(await run(['organizations', 'create', '--name', 'Acme'])).toMatchObject({ code: 0 })
  const out = join(folder, 'backup')
  expect(await run(['backup', '--out', out])).toMatchObject({ code: 0 })
  return readFile(out)
}

describe('progress of long work', () => {
  async function shown(isTerminal: boolean, isJson: boolean): Promise<string> {
    let [written, now] = ['', 0]
    const stderr = {
      isTerminal,
      columns: 80,
      write: async (text: string | Uint8Array) => void (written += String(text)),
    }
    const { signal } = new AbortController()
    await withProgress(
      { stderr, signal, isJson },
      async ({ report }) => {
        for (let done = 0; done < 25; done++, now += 1_000) report({ step: 'rows restored', done, of: 25 })
      },
      () => now,
    )
    return written
  }

  it('is a line every ten seconds where stderr is no terminal, and the newest at the end', async () => {
    const lines = [10, 20, 24].map((done) => `rows restored: ${done} of 25\n`)
    expect(await shown(false, false)).toBe(lines.join(''))
  })

  it('comes to the newest number on a terminal, also when it comes soon after another', async () => {
    let written = ''
    const write = async (text: string | Uint8Array) => void (written += String(text))
    const { signal } = new AbortController()
    await withProgress({ stderr: { isTerminal: true, columns: 80, write }, signal, isJson: false }, async (job) => {
      job.report({ step: 'rows restored', done: 1, of: 670 })
      job.report({ step: 'rows restored', done: 670, of: 670 })
      job.report({ step: 'bringing the tables up to date' })
      await expect.poll(() => written).toContain('bringing the tables up to date')
    })
    expect(written).toContain('rows restored: 1 of 670')
  })

  it('is one line that is written over on a terminal', async () => {
    const written = await shown(true, false)
    expect([
      written.includes('rows restored: 24 of 25'),
      written.includes('\n'),
      written.endsWith('\r\u001b[K'),
    ]).toEqual([true, false, true])
  })

  it('is not shown with --json', async () => {
    expect(await shown(true, true)).toBe('')
  })
})
