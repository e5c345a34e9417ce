/** The official conformance suite and the inspector's command line against a server, on Node 22, which both need. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { openTestPostgres } from '../../support/database.ts'
import { run } from '../../support/packed.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

const NODE = 'node@22'
const CONFORMANCE = '@modelcontextprotocol/conformance@0.2.0-alpha.12'
const INSPECTOR = '@modelcontextprotocol/inspector@2.12.0'

const REVISIONS = ['2026-07-28', '2025-11-25']

/** The file of the scenarios that fail. */
const listOf = (revision: string) => join(import.meta.dirname, '..', '..', 'data', 'mcp', `${revision}.yaml`)

const expectedIn = (revision: string) =>
  (parse(readFileSync(listOf(revision), 'utf8')) as { readonly server: readonly string[] }).server

const fault = await run('npm', ['view', CONFORMANCE, 'version', '--fetch-retries=0']).then(
  () => undefined,
  ({ stderr }: { stderr: string }) => /^npm error .*$/m.exec(stderr)?.[0] ?? stderr,
)
const SKIPPED = fault === undefined ? '' : `, skipped since the npm registry does not answer: ${fault}`

describe.skipIf(fault !== undefined)(`the endpoint of agents${SKIPPED}`, () => {
  let server: TestServer
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'plugboard-conformance-'))
    server = await startTestServer({ database: await openTestPostgres() })
  })
  afterAll(async () => {
    await server?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Runs a command of a package on Node 22; gives what it prints. @throws Error with `stdout` and `stderr` when it fails */
  async function onNode22(packed: string, command: string, words: readonly string[]): Promise<string> {
    return (await run('npx', ['--yes', '-p', NODE, '-p', packed, '--', command, ...words], { cwd: folder })).stdout
  }

  /** Runs the suite; gives what it prints, with "failed:" before it unless it fails just what the list expects. */
  const suite = (revision: string, expected: string) => {
    const words = [
      'server',
      '--url',
      `${server.origin}/mcp`,
      '--requirements',
      revision,
      '--expected-failures',
      expected,
    ]
    return onNode22(CONFORMANCE, 'conformance', words).catch(
      ({ stdout }: { stdout: string }) => `failed: ${stdout.slice(-3000)}`,
    )
  }

  test.each(REVISIONS)('fails of revision %s only what is expected, with reasons', async (revision) => {
    const said = await suite(revision, listOf(revision))
    expect(said).not.toMatch(/^failed/)
    expect(said).toContain('tools-list')
    const failed = Array.from(said.matchAll(/^ +~ (\S+)/gm), ([, name]) => name)
    expect(failed.toSorted()).toEqual(expectedIn(revision).toSorted())
  })

  test('passes no scenario that the list expects to fail', async () => {
    const stale = join(folder, 'stale.yaml')
    writeFileSync(stale, stringify({ server: [...expectedIn('2025-11-25'), 'tools-list'] }))
    expect(await suite('2025-11-25', stale)).toMatch(/^failed[\s\S]*stale/)
  })

  test('is listed and called by the command line of the inspector', async () => {
    const words = ['--cli', `${server.origin}/mcp`, '--transport', 'http', '--method']
    const listed = JSON.parse(await onNode22(INSPECTOR, 'mcp-inspector', [...words, 'tools/list'])) as {
      tools: unknown[]
    }
    const asked = ['tools/call', '--tool-name', 'find_operations', '--tool-arg', 'query=unpaid invoices']
    const called = JSON.parse(await onNode22(INSPECTOR, 'mcp-inspector', [...words, ...asked])) as {
      structuredContent: { operations: { tool: string; entity: string }[] }
    }
    const [first] = called.structuredContent.operations
    expect([listed.tools.length, first]).toMatchObject([9, { tool: 'execute_read', entity: 'invoices' }])
  })
})
