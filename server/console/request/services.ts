/** What the screens work with. */
import type { Catalogue } from '../../catalogue/index.ts'
import type { Config } from '../../config/index.ts'
import type { OauthApplications } from '../../oauth-applications/index.ts'
import type { Operators } from '../../operators/index.ts'
import type { Actor, ActServices, Acts, CaptureActs, CaptureActServices, Trials } from '../../support/index.ts'
import type { ConsoleRequest } from './route.ts'

/** What the console needs of the server. */
export interface ConsoleServices extends ActServices, Omit<CaptureActServices, 'connectors'> {
  readonly config: Config
  readonly catalogue: Catalogue
  readonly operators: Operators
  readonly oauth: { readonly applications: OauthApplications }
}

/** What the screens work with: the same, and the acts. */
export interface ScreenServices extends ConsoleServices {
  readonly acts: Acts
  readonly captureActs: CaptureActs
  readonly trials: Trials
}

/** Who acts, for the audit trail. */
export function actorIn({ id, session }: ConsoleRequest): Actor {
  return { name: session.actor, requestId: id }
}
