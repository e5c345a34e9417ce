/** The part of `oidc-provider` that the tests use; the package has no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>)
    proxy: boolean
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: unknown): Promise<void>
    Grant: new (of: { accountId: string; clientId: string }) => Grant
  }

  interface Interaction {
    readonly prompt: { readonly name: string }
    readonly params: Readonly<Record<string, string>>
    readonly session?: { readonly accountId: string }
  }

  interface Grant {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }
}
