/** Services of operations, in a server or on the command line. */
import type { Access } from '../../../accounts/access/index.ts'
import type { Audit } from '../../../calls/audit/index.ts'
import type { Config } from '../../../config/index.ts'
import type { Operators } from '../../sign-in/index.ts'
import type { Database } from '../../../ground/store/index.ts'
import type { MasterKeys } from '../../../ground/vault/index.ts'

/** An installation that is open. */
export interface Installation {
  readonly config: Config
  readonly database: Database
  readonly access: Access
  readonly operators: Operators
  /** URL of the console of the running server; undefined when none is found. */
  consoleUrl(): Promise<string | undefined>
  /** Milliseconds since 1970, by the database's clock. */
  readonly now: () => number
  readonly audit: Pick<Audit, 'verifyChain' | 'flush' | 'list' | 'write'>
  /** The ring of master keys. @throws ConnectorError `invalid_configuration` when a file of it cannot be used, `storage_unavailable` */
  readonly masters: () => Promise<MasterKeys>
}
