/** What the screens work with. */
import type { Catalogue } from '../../catalogue/index.ts'
import type { Config } from '../../config/index.ts'
import type { OauthApplications } from '../../oauth-applications/index.ts'
import type { Operators } from '../../operators/index.ts'
import type { ActServices, Acts } from '../../support/index.ts'

/** What the console needs of the server. */
export interface ConsoleServices extends ActServices {
  readonly config: Config
  readonly catalogue: Catalogue
  readonly operators: Operators
  readonly oauth: { readonly applications: OauthApplications }
  /** Milliseconds since 1970, by the database's clock. */
  readonly now: () => number
}

/** What the screens work with: the same, and the acts. */
export interface ScreenServices extends ConsoleServices {
  readonly acts: Acts
}
