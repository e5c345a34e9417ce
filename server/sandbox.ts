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
  close(): Promise<void>
}

/** An OAuth application at a played third party. */
export interface SandboxClient {
  readonly client_id: string
  readonly client_secret: string
  /** Where it is registered, for a kind that runs on hosts of its owners. */
  readonly client_host?: string
}

/** Starts third parties for these kinds. */
export type StartSandbox = (plans: readonly Plan[]) => Promise<Sandbox>
