/** A registry of npm packages on this machine, which has ours and passes on everybody else's. */
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { run } from '../../support/packed.ts'
import { freePort } from '../../support/free-port.ts'

/** The registry and the package managers, pinned by a lockfile of their own. */
const TOOLS = join(import.meta.dirname, 'registry')

/** A running registry. */
export interface Registry {
  readonly url: string
  /** Environment in which package managers use it, as in a fresh shell: nothing of the npm that runs the tests. */
  readonly env: NodeJS.ProcessEnv
  /** Path of a program of the tools: `pnpm`, `yarn`. */
  program(name: string): string
  close(): Promise<void>
}

/** Only packages of others come from npm. Anybody may publish ours, since only this machine reaches the registry. */
const CONFIG = `storage: ./storage
uplinks: { npmjs: { url: 'https://registry.npmjs.org/', timeout: 60s } }
packages:
  plugboard: { access: $all, publish: $all }
  '@plugboard/*': { access: $all, publish: $all }
  '**': { access: $all, proxy: npmjs }
log: { type: stdout, format: json, level: error }
web: { enable: false }
max_body_size: 100mb
`

/** Starts a registry that is empty, on a free port of loopback. */
export async function startRegistry(): Promise<Registry> {
  await run('npm', ['ci', '--prefix', TOOLS, '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'])
  const folder = await mkdtemp(join(tmpdir(), 'plugboard-registry-'))
  const address = `127.0.0.1:${await freePort()}`
  await writeFile(join(folder, 'config.yaml'), CONFIG)
  const program = (name: string) => join(TOOLS, 'node_modules', '.bin', name)
  const words = ['--config', join(folder, 'config.yaml'), '--listen', address]
  const registry = spawn(program('verdaccio'), words, { cwd: folder, stdio: 'ignore' })
  const ended = new Promise((resolve) => registry.once('exit', resolve))
  const url = `http://${address}/`
  await isUp(url, ended)
  await mkdir(join(folder, 'home'))
  return {
    url,
    env: {
      PATH: `${join(TOOLS, 'node_modules', '.bin')}:${process.env.PATH}`,
      HOME: join(folder, 'home'),
      LANG: process.env.LANG ?? 'C.UTF-8',
      NPM_TOKEN: 'rehearsal',
      npm_config_registry: url,
      npm_config_cache: join(folder, 'cache'),
      npm_config_audit: 'false',
      npm_config_fund: 'false',
      npm_config_yes: 'true',
      npm_config_update_notifier: 'false',
    },
    program,
    async close() {
      registry.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Waits until the registry answers. */
async function isUp(url: string, ended: Promise<unknown>): Promise<void> {
  const failed = ended.then(() => {
    throw new Error('the registry ended before it answered')
  })
  const answers = async () => (await fetch(`${url}-/ping`).catch(() => undefined))?.ok
  while (!(await Promise.race([failed, answers()]))) await delay(200)
}
