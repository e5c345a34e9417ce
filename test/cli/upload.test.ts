import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli, temporaryFolder } from './run-cli.ts'

const PARAMS = JSON.stringify({ owner: 'acme', repo: 'loom', release_id: 1, name: 'loom.txt', label: 'The loom' })
const UPLOAD = ['execute', 'github', 'release_assets', 'create', '--sandbox']

describe('execute --file', () => {
  it('sends a file', async () => {
    const path = join(await temporaryFolder(), 'loom.txt')
    await writeFile(path, 'Weaves faster.')
    const { code, stdout } = await runCli([...UPLOAD, '--params', PARAMS, '--file', `content=${path};type=text/plain`])
    expect([code, JSON.parse(stdout)]).toEqual([
      0,
      expect.objectContaining({ records: expect.objectContaining({ id: 7 }) }),
    ])
  })

  it('sends standard input', async () => {
    const argv = [...UPLOAD, '--params', PARAMS, '--file', 'content=-;type=text/plain']
    expect(await runCli(argv, { stdin: 'Weaves faster.' })).toMatchObject({ code: 0 })
    expect(await runCli(argv, { stdin: 'Weaves slower.' })).not.toMatchObject({ code: 0 })
  })

  it.each([
    ['another param', ['--params', PARAMS, '--file', 'contents=a'], 'has no param of type file with that name'],
    ['no path', ['--params', PARAMS, '--file', 'content'], 'as in content=report.pdf'],
    [
      'what is not there',
      ['--params', PARAMS, '--file', 'content=/missing/loom'],
      'the file /missing/loom: it does not exist',
    ],
    ['a file twice', ['--params', PARAMS, '--file', 'content=-', '--file', 'content=-'], 'twice'],
    ['standard input twice', ['--params', '-', '--file', 'content=-'], 'Cannot read standard input twice'],
    ['what --params gives too', ['--params', '{"content":{"name":"a","text":"b"}}', '--file', 'content=-'], 'both'],
    ['a path in the params', ['--params', '{"content":{"path":"/etc/hostname"}}'], 'contains a path'],
  ])('refuses %s', async (_name, argv, message) => {
    const { code, stderr } = await runCli([...UPLOAD, ...argv])
    expect([code, stderr]).toEqual([expect.toSatisfy((one: number) => one > 0), expect.stringContaining(message)])
  })
})
