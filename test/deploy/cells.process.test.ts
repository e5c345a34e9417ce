/** nginx itself with the sample before several installations: where it sends requests, by tokens and organizations. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { newToken } from '../../server/accounts/access/tokens/secrets.ts'
import { freePort } from '../support/free-port.ts'
import { textOf } from './files.ts'

const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path))
const WITHOUT_NGINX = NGINX === undefined ? ', skipped since nginx is not installed: apt-get install nginx' : ''
const MOVED = '018f0000-0000-7000-8000-000000000001'

/** An installation that answers with its name. */
async function startCell(name: string): Promise<number> {
  const server = createServer((_, response) => response.end(name)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** nginx with the sample, on loopback and without TLS. */
async function startNginx(program: string, ports: Readonly<Record<string, number>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plugboard-nginx-'))
  const port = await freePort()
  const sample = textOf('proxy/cells.conf')
    .replace('10.0.1.5:8787', `127.0.0.1:${ports.eu1}`)
    .replace('10.0.2.5:8787', `127.0.0.1:${ports.us1}`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
    .replaceAll(/^ *ssl_.*$/gm, '')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const config = join(folder, 'nginx.conf')
  await writeFile(
    config,
    `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${paths.join(' ')}\n${sample}\n}`,
  )
  const child = spawn(program, ['-c', config, '-p', folder], { stdio: 'ignore' })
  onTestFinished(async () => {
    if (child.exitCode === null) {
      child.kill('SIGQUIT')
      await once(child, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  })
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`)
    await delay(20)
  }
  return `http://127.0.0.1:${port}`
}

function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).finally(() => socket.destroy())
}

describe.skipIf(NGINX === undefined)(`nginx before several installations${WITHOUT_NGINX}`, () => {
  it('X15 sends a token to the installation that it names, and a name that is unknown to the first', async () => {
    const origin = await startNginx(NGINX ?? '', { eu1: await startCell('eu1'), us1: await startCell('us1') })
    const askedFor = async (headers: Readonly<Record<string, string>>) => (await fetch(origin, { headers })).text()
    const withToken = (token: string, more = {}) => askedFor({ authorization: `Bearer ${token}`, ...more })
    for (const kind of ['application', 'scoped', 'widget', 'agent'] as const) {
      expect(await withToken(newToken(kind, 'us1'))).toBe('us1')
      expect(await withToken(newToken(kind, 'eu1'), { 'x-organization-id': MOVED })).toBe('eu1')
      expect(await withToken(newToken(kind))).toBe('eu1')
    }
    expect(await askedFor({ 'x-organization-id': MOVED })).toBe('us1')
    expect(await askedFor({})).toBe('eu1')
    for (const strange of [
      newToken('scoped', 'other'),
      `pb_app_127.0.0.1_${'a'.repeat(43)}`,
      `pb_app_us1_${'a'.repeat(42)}`,
    ])
      expect(await withToken(strange)).toBe('eu1')
  })
})
