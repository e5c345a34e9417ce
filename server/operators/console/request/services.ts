/** Services of the screens. */
import type { Catalogue } from '../../../accounts/catalogue/index.ts'
import type { Config } from '../../../config/index.ts'
import type { OauthApplications } from '../../../accounts/oauth-applications/index.ts'
import type { Webhooks } from '../../../events/webhooks/index.ts'
import type { Operators } from '../../sign-in/index.ts'
import type { Actor, ActServices, Acts, CaptureActs, CaptureActServices, Trials } from '../../support/index.ts'
import type { ConsoleRequest } from './route.ts'

/** Services of the server that the console needs. */
export interface ConsoleServices extends ActServices, Omit<CaptureActServices, 'connectors'> {
  readonly config: Config
  readonly catalogue: Catalogue
  readonly operators: Operators
  readonly oauth: { readonly applications: OauthApplications }
  /** Absent where the server mounts no events. */
  readonly webhooks?: Pick<Webhooks, 'endpoints'>
}

/** Services of the screens: the console's, and the acts. */
export interface ScreenServices extends ConsoleServices {
  readonly acts: Acts
  readonly captureActs: CaptureActs
  readonly trials: Trials
}

/** Returns the actor for the audit trail. */
export function actorIn({ id, session }: ConsoleRequest): Actor {
  return { name: session.actor, requestId: id }
}
