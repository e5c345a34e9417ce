/** The interface of the sandbox, which simulates the third parties. The program that starts the server provides it. */
import type { Plan, UndiciOptions } from 'plugboard/runtime'

/** Simulated third parties, and the OAuth applications that they know. */
export interface Sandbox {
  /** The address to which requests for an origin go. */
  readonly connectTo: NonNullable<UndiciOptions['connectTo']>
  /** The URL at which a browser finds a third party's consent page. */
  readonly consentPage: (url: string) => string
  /** By kind, for each kind with a consent page. */
  readonly clients: Readonly<Record<string, SandboxClient>>
  /** Has the third parties send webhooks to these hooks; absent if they send none. */
  sendWebhooks?(hooks: SandboxHooks): void
  /** Simulates one more kind, or another version of one, such as an uploaded one; absent if none is added. */
  playKind?(plan: Plan): void
  close(): Promise<void>
}

/** An OAuth application at a simulated third party, by the names of its credentials. */
export interface SandboxClient extends Readonly<Record<string, string>> {
  readonly client_id: string
  readonly client_secret: string
}

/** A hook to which a simulated third party sends. */
export interface SandboxHook {
  /** Its signed address. */
  readonly url: string
  /** Its address on loopback. */
  readonly connectTo: string
  /** The signing secret; undefined before the third party has sent it. */
  readonly secret: string | undefined
  /** Accounts whose events it takes, a request for each; undefined for all events of one account. */
  readonly accounts: readonly string[] | undefined
}

/** The hooks of a server. */
export interface SandboxHooks {
  /** Hooks of a kind. */
  of(kind: string): Promise<readonly SandboxHook[]>
  /** Called after a failed delivery. @param reason without a secret */
  undelivered(kind: string, reason: string): void
}

/** Starts the third parties of kinds. */
export type StartSandbox = (plans: readonly Plan[]) => Promise<Sandbox>
