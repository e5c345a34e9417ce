/** Clients of logins, by document or by registration. */
import type { AgentClient } from '../../accounts/access/index.ts'
import { ClientFault, type DocumentCache, nameIn, redirectUrisIn } from './client-documents.ts'

/** Knows clients. */
export interface Clients {
  /** @throws ClientFault when there is no such client */
  find(id: string): Promise<AgentClient>
  /** Registers a client by its metadata. @throws ClientFault, ConnectorError `quota_exceeded` */
  register(metadata: Readonly<Record<string, unknown>>): Promise<AgentClient>
}

/** Where registered clients are kept. */
interface Registered {
  find(id: string): Promise<AgentClient | undefined>
  register(name: string, redirectUris: readonly string[]): Promise<AgentClient>
}

/** The clients of a server. */
export function clientsOf(registered: Registered, documents: DocumentCache): Clients {
  return {
    async find(id) {
      if (id.startsWith('https:')) return documents.find(id)
      const client = await registered.find(id)
      if (!client) throw new ClientFault('its client_id is not known')
      return client
    },
    register({ client_name: name, redirect_uris: uris, token_endpoint_auth_method: method = 'none' }) {
      if (method !== 'none') throw new ClientFault('its token_endpoint_auth_method is not none')
      return registered.register(nameIn(name) ?? 'Agent', redirectUrisIn(uris))
    },
  }
}
