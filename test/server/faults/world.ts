/** A server in this process whose third party is `acme`. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../../server/ground/store/index.ts'
import { startTestServer, type TestServer, type TestServerOptions } from '../../support/server.ts'
import { writeAcme } from './acme.ts'
import { type Api, apiOf, type Client } from './api.ts'

/** A server and an application's way to it. */
export interface AcmeServer extends Api {
  readonly server: TestServer
}

/** What may differ. */
export interface More extends Partial<Pick<TestServerOptions, 'set' | 'now' | 'keyFile'>> {
  /** The first application, when another server of the database made it. */
  readonly client?: Client
}

/** Starts a server that reaches a third party at an origin; `close` of its `server` ends it with its database. */
export async function startAcme(database: Database, upstream: string, more: More = {}): Promise<AcmeServer> {
  const { set = [], client, ...options } = more
  const server = await startTestServer({
    ...options,
    database,
    upstream: { connectTo: () => upstream, allowPrivate: true },
    set: [
      'sync.enabled=true',
      `definitions=${writeAcme(mkdtempSync(join(tmpdir(), 'plugboard-acme-')))}`,
      // A thousand calls at once take long to arrive on a busy machine.
      'limits.headersSeconds=3600',
      'limits.requestSeconds=3600',
      'limits.executesPerConnector=10000',
      'limits.executesPerCustomerAndKind=10000',
      'limits.requestsPerMinutePerCustomer=1000000',
      'limits.requestsPerMinutePerOrganization=1000000',
      ...set,
    ],
  })
  return { server: client ? { ...server, client } : server, ...apiOf(server.origin, client ?? server.client) }
}
