/** The third party of the benchmarks of syncing: customers, a hundred a page. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Catalogue, createCatalogue } from '../../server/accounts/catalogue/index.ts'

const MANIFEST = `
format: 1
kind: bench
id: 0d5b4a34-7c1e-4f5c-9b57-6a2f7d1e9c10
title: Bench
category: other
support: none
version: 1.0.0
docs: https://docs.bench.example
base_url: https://api.bench.example
check: customers.list
auth:
  key: {type: static, title: Key, credentials: {key: string!}, send: {bearer: "{{key}}"}}
schemas:
  Customer: {id: string, name: string, email: string, created: integer, balance: integer, metadata: object}
entities:
  customers:
    schema: Customer
    search: [id, name, email, created, balance, metadata]
    sync: {with: {limit: 100}}
    list:
      request: GET /walk
      params: {limit: integer, after: string}
      records: $.data
      pagination: {style: cursor, param: after, next: $.next}
`

/** The catalogue of that third party. */
export async function benchCatalogue(origin: string): Promise<Catalogue> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  try {
    await writeFile(join(folder, 'bench.yaml'), MANIFEST)
    return await createCatalogue({ files: [join(folder, 'bench.yaml')], baseUrl: () => origin })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A connector of that kind. */
export const CONNECTOR = { kind: 'bench', name: 'Bench', credentials: { key: 'a-key-of-the-bench' }, validate: false }

/** Starts that third party, in a process of its own. */
export async function startUpstream(records: number): Promise<{ origin: string; close(): void }> {
  const child = fork(join(import.meta.dirname, 'upstream.mjs'), [String(records)])
  const [port] = (await once(child, 'message')) as [number]
  return { origin: `http://127.0.0.1:${port}`, close: () => child.disconnect() }
}
