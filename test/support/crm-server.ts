/** A server with a connector of a simulated CRM account. */
import { connect } from '../../client/index.ts'
import { type CrmAccount, startCrmAccount } from './crm-account.ts'
import { openTestPostgres } from './database.ts'
import { startTestServer, type TestServer } from './server.ts'

/** A running server whose third party is the account. */
export interface CrmServer {
  readonly account: CrmAccount
  readonly server: TestServer
  /** Creates a connector of the account for the customer `user_1`. @returns its ID */
  connector(): Promise<string>
  /** Connects a program to a connector in hosted mode. */
  hosted(id: string): ReturnType<typeof hostedBy>
  close(): Promise<void>
}

/** Starts the account and the server, with a database of its own. */
export async function startCrmServer(): Promise<CrmServer> {
  const account = await startCrmAccount()
  const upstream = { connectTo: () => account.origin, allowPrivate: true }
  const server = await startTestServer({ database: await openTestPostgres(), upstream })
  const credentials = { private_app_token: 'any-token' }
  return {
    account,
    server,
    connector: () => server.connector('hubspot', 'user_1', { credentials, validate: false }),
    hosted: (id) => hostedBy(server, id),
    async close() {
      await server.close()
      await account.close()
    },
  }
}

function hostedBy(server: TestServer, connectorId: string) {
  const { client_id: clientId, client_secret: clientSecret } = server.client
  return connect('hubspot', {
    hosted: { baseUrl: server.origin, clientId, clientSecret, externalUserId: 'user_1', connectorId },
  })
}
