/** A server in this process whose third party is `acme`. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../../server/store/index.ts'
import type { TestServer } from '../../support/server.ts'
import { startTestServer } from '../../support/server.ts'
import { writeAcme } from './acme.ts'
import type { Api } from './api.ts'
import { apiOf } from './api.ts'

/** A server and an application's way to it. */
export interface AcmeServer extends Api {
  readonly server: TestServer
}

/** Starts a server that reaches a third party at an origin; `close` of its `server` ends it with its database. */
export async function startAcme(
  database: Database,
  upstream: string,
  more: { readonly set?: readonly string[]; readonly now?: () => number } = {},
): Promise<AcmeServer> {
  const { set = [], now } = more
  const server = await startTestServer({
    database,
    upstream: { connectTo: () => upstream, allowPrivate: true },
    set: [
      `definitions=${writeAcme(mkdtempSync(join(tmpdir(), 'plugboard-acme-')))}`,
      'limits.executesPerConnector=10000',
      'limits.executesPerCustomerAndKind=10000',
      'limits.requestsPerMinutePerCustomer=1000000',
      'limits.requestsPerMinutePerOrganization=1000000',
      ...set,
    ],
    ...(now && { now }),
  })
  return { server, ...apiOf(server.origin, server.client) }
}
