/** The sandbox as the server sees it: something that plays the third parties, given to it by the program that starts it. */
import type { Plan, UndiciOptions } from 'plugboard/runtime'

/** Third parties that are played, and the OAuth applications that they know us by. */
export interface Sandbox {
  /** Where requests go instead of the origin that they are for. */
  readonly connectTo: NonNullable<UndiciOptions['connectTo']>
  /** Where a browser finds the consent page that is at a third party's address. */
  readonly consentPage: (url: string) => string
  /** By kind, for each that has a consent page. */
  readonly clients: Readonly<Record<string, SandboxClient>>
  /** Has the third parties send webhooks to these hooks from now on; absent where they send none. */
  sendWebhooks?(hooks: SandboxHooks): void
  /** Plays one more kind, such as one that an organization has uploaded, in place of another version of it; absent where none is added. */
  playKind?(plan: Plan): void
  close(): Promise<void>
}

/** An OAuth application at a played third party. */
export interface SandboxClient {
  readonly client_id: string
  readonly client_secret: string
  /** Where it is registered, for a kind that runs on hosts of its owners. */
  readonly client_host?: string
}

/** A hook to which a played third party sends. */
export interface SandboxHook {
  /** Its address as it is signed. */
  readonly url: string
  /** Where it is on loopback. */
  readonly connectTo: string
  /** What signs; undefined where the third party has yet to hand it over. */
  readonly secret: string | undefined
  /** The accounts whose events it takes, one request for each; undefined where it takes all of one account. */
  readonly accounts: readonly string[] | undefined
}

/** The hooks of a server. */
export interface SandboxHooks {
  /** Those of a kind. */
  of(kind: string): Promise<readonly SandboxHook[]>
  /** Called for what was not delivered. @param reason why, without a secret */
  undelivered(kind: string, reason: string): void
}

/** Starts third parties for these kinds. */
export type StartSandbox = (plans: readonly Plan[]) => Promise<Sandbox>
