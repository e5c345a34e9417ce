/** What `check` says of a snapshot that differs from the manifest, and what `--update` writes. */
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { brokenAcme, runCli } from './run-cli.ts'

describe('check and the snapshot', () => {
  it.each([
    ['email: string?', 'email: string?, age: integer?', 'schemas.Customer age: nothing → "integer?"'],
    ['name: string,', 'name: string?,', 'schemas.Customer name: "string" → "string?"'],
    ['{id: string!, name', '{id: string!, first: string!, name', 'schemas.Customer first: nothing → "string!"'],
    ['request: GET /customers', 'request: GET /clients', 'customers.list sends.GET: "/customers" → "/clients"'],
    [
      'maximum: 100,',
      'maximum: 50,',
      'customers.list refused.limit: "must be at most 100 (got 101)" → "must be at most 50 (got 51)"',
    ],
    ['next: $.after', 'next: $.cursor', 'customers.list answer.after: "after_2" → nothing'],
    [
      'send: {bearer: "{{api_key}}"}',
      'send: {headers: {X-Key: "{{api_key}}"}}',
      'auth.api_key request.headers.x-key: nothing → "<api_key>"',
    ],
    [
      'rotates: true',
      'rotates: false',
      'auth.oauth renewal.requests.0.answer.refresh_token: "new-refresh-token" → nothing',
    ],
    ['code: $.code', 'code: $.kind', 'pace.customers.list refused.0.answer.body.code: "example code" → nothing'],
    ['search: [name]', 'search: [name, email]', 'customers.records searchable.email: nothing → "string"'],
  ])('says what %s changes as %s, and --update writes it', async (from, to, line) => {
    const folder = await brokenAcme('acme.yaml', from, to)
    const words = ['check', join(folder, 'acme.yaml')]
    const before = await runCli(words)
    const updated = await runCli([...words, '--update'])
    const again = await runCli(words)
    expect([before, updated, again].map(({ stdout }) => stdout.includes(line))).toEqual([true, true, false])
    expect([before, again].map(({ stdout }) => stdout.includes('1 snapshot out of date'))).toEqual([true, false])
  })

  it('says where a snapshot is missing, and --update writes it', async () => {
    const folder = await brokenAcme('acme.yaml', '', '')
    const file = join(folder, 'fixtures/acme/snapshot.yaml')
    const text = await readFile(file, 'utf8')
    await rm(file)
    const words = ['check', join(folder, 'acme.yaml')]
    const { code, stdout } = await runCli(words)
    await runCli([...words, '--update'])
    expect([code, stdout.split('\n')[0], await readFile(file, 'utf8')]).toEqual([
      3,
      `acme: ${file} does not exist; write it with --update`,
      text,
    ])
  })

  it('refuses a snapshot that is no YAML', async () => {
    const folder = await brokenAcme('fixtures/acme/snapshot.yaml', 'kind: acme', '{')
    const { code, stdout } = await runCli(['check', join(folder, 'acme.yaml')])
    expect([code, stdout.split('\n')[0]]).toEqual([3, expect.stringContaining('Cannot read YAML')])
  })
})
