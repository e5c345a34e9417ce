import { type AddressInfo, createServer } from 'node:net'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ACME, runCli } from './run-cli.ts'
import { whilePlaying } from './while-playing.ts'

function curlIn(said: string): string {
  return /^ {2}(curl .*)$/m.exec(said)![1]!
}

describe('plugboard sandbox', () => {
  it('says how a kind is reached, by a command that works', async () => {
    let answer = ''
    const outcome = await whilePlaying(['klaviyo', '--records', '3', '--fixtures', 'none'], async (said) => {
      answer = (await promisify(execFile)('sh', ['-c', `${curlIn(said)} -s`])).stdout
    })
    const { data } = JSON.parse(answer) as { data: { id: string }[] }
    expect({
      code: outcome.code,
      ids: data.map(({ id }) => id),
      curl: curlIn(outcome.stdout).replace(/127\.0\.0\.1:\d+/, 'mock'),
      stderr: outcome.stderr,
    }).toEqual({
      code: 0,
      ids: ['lists_1', 'lists_2', 'lists_3'],
      curl: "curl -H 'Host: a.klaviyo.com' -H 'revision: 2026-07-15' -H 'authorization: Klaviyo-API-Key example-api-key' http://mock/api/lists",
      stderr: 'klaviyo GET /api/lists 200\n1 request answered\n',
    })
  })

  it('fails and refuses as the options say', async () => {
    const statuses: (number | string)[] = []
    await whilePlaying(['airtable', '--rate-limit', '2', '--fail', '3'], async (said) => {
      const url = /(http:[^']+)/.exec(curlIn(said))![1]!
      for (let count = 1; count <= 4; count++)
        statuses.push((await fetch(url, { headers: { authorization: 'Bearer x' } })).status)
    })
    expect(statuses).toEqual([200, 429, 500, 429])
  })

  it('sends headers with each response', async () => {
    const argv = ['stripe', '--header', 'Sunset: Fri, 10 Mar 2028 00:00:00 GMT', '--header', 'X-Reason: old']
    const seen: (string | null)[][] = []
    await whilePlaying(argv, async (said) => {
      const url = /(http:[^']+)/.exec(curlIn(said))![1]!
      for (const headers of [{ authorization: 'Bearer x' }, undefined]) {
        const { headers: got } = await fetch(url, { headers })
        seen.push([got.get('sunset'), got.get('x-reason')])
      }
    })
    const sent = ['Fri, 10 Mar 2028 00:00:00 GMT', 'old']
    expect(seen).toEqual([sent, sent])
    const { code, stderr } = await runCli(['sandbox', 'stripe', '--header', 'Sunset'])
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('Cannot read --header: "Sunset" has no name with a value'),
    ])
  })

  it('is one JSON document, and one line of JSON a request', async () => {
    const outcome = await whilePlaying([ACME, '--json'], async (said) => {
      const { origin } = JSON.parse(said) as { origin: string }
      await fetch(`${origin}/nowhere`)
    })
    const { kinds } = JSON.parse(outcome.stdout) as { kinds: { kind: string }[] }
    expect({ kinds: kinds.map(({ kind }) => kind), stderr: JSON.parse(outcome.stderr) as unknown }).toEqual({
      kinds: ['acme'],
      stderr: { kind: 'acme', method: 'GET', path: '/nowhere', status: 401 },
    })
  })

  it('takes a free port for port 0', async () => {
    const outcome = await whilePlaying([ACME, '--json', '--port', '0'], async (said) => {
      const { origin } = JSON.parse(said) as { origin: string }
      expect(Number(new URL(origin).port)).toBeGreaterThan(0)
      await fetch(origin)
    })
    expect(outcome.code).toBe(0)
  })

  it('names a port that is in use', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    const outcome = await runCli(['sandbox', ACME, '--port', String(port)])
    expect({ code: outcome.code, stderr: outcome.stderr }).toEqual({
      code: 2,
      stderr: `Cannot listen on port ${port}: it is in use\nLeave out --port to use a free one.\n`,
    })
  })
})
