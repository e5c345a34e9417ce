import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli, temporaryFolder } from './run-cli.ts'

const WRONG = 'kind: shop # its name\nformat: 1\n'
const RIGHT = 'format: 1\nkind: shop # its name\n'

/** A folder with one manifest that is not in the house style, and one that is. */
async function shops(wrong = WRONG): Promise<{ folder: string; wrong: string; right: string }> {
  const folder = await temporaryFolder()
  const files = { wrong: join(folder, 'a.yaml'), right: join(folder, 'b.yaml') }
  await writeFile(files.wrong, wrong)
  await writeFile(files.right, RIGHT)
  return { folder, ...files }
}

describe('format', () => {
  it('writes what is not in the house style, and says so', async () => {
    const { folder, wrong } = await shops()
    expect(await runCli(['format', folder])).toEqual({ code: 0, stdout: `${wrong}\n1 file written\n`, stderr: '' })
    expect(await readFile(wrong, 'utf8')).toBe(RIGHT)
    expect((await runCli(['format', folder])).stdout).toBe('2 manifests in the house style\n')
  })

  it('--check lists the files that differ, and fails', async () => {
    const { folder, wrong, right } = await shops()
    const stdout = `${wrong}\n1 file not in the house style; fix with plugboard format\n`
    expect(await runCli(['format', folder, '--check'])).toEqual({ code: 3, stdout, stderr: '' })
    expect(JSON.parse((await runCli(['format', folder, '--check', '--json'])).stdout)).toEqual({ changed: [wrong] })
    expect(await readFile(wrong, 'utf8')).toBe(WRONG)
    expect((await runCli(['format', right, '--check'])).code).toBe(0)
  })

  it('prints with --stdout, and what it reads from standard input', async () => {
    const { wrong } = await shops()
    expect((await runCli(['format', wrong, '--stdout'])).stdout).toBe(RIGHT)
    expect(await readFile(wrong, 'utf8')).toBe(WRONG)
    expect((await runCli(['format', '-'], { stdin: WRONG })).stdout).toBe(RIGHT)
    expect(JSON.parse((await runCli(['format', '-', '--json'], { stdin: WRONG })).stdout)).toEqual({ text: RIGHT })
    expect(await runCli(['format', '-', '--check'], { stdin: WRONG })).toMatchObject({
      code: 3,
      stdout: expect.stringMatching(/^stdin\n/),
    })
  })

  it('writes nothing when one of the files cannot be read', async () => {
    const { folder, wrong, right } = await shops()
    await writeFile(right, 'a: &b 1\n')
    const { code, stderr } = await runCli(['format', folder])
    expect([code, stderr.includes(`${right}:1:4`), await readFile(wrong, 'utf8')]).toEqual([3, true, WRONG])
  })

  it.each([
    [['-', 'stripe'], 'Cannot format standard input together with other manifests'],
    [['stripe', 'linear', '--stdout'], 'Cannot print 2 manifests: --stdout takes one'],
    [['stripe', '--stdout', '--check'], 'Cannot print and check: choose --stdout or --check'],
  ])('%j is a wrong command line', async (words, message) => {
    const { code, stderr } = await runCli(['format', ...words])
    expect([code, stderr.split('\n')[0]]).toEqual([2, message])
  })
})
