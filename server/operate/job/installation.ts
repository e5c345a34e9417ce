/** What operations work with, whether the server runs them or the command line does. */
import type { Access } from '../../access/index.ts'
import type { Audit } from '../../audit/index.ts'
import type { Config } from '../../config/index.ts'
import type { Operators } from '../../operators/index.ts'
import type { Database } from '../../store/index.ts'
import type { MasterKeys } from '../../vault/index.ts'

/** An installation that is open. */
export interface Installation {
  readonly config: Config
  readonly database: Database
  readonly access: Access
  readonly operators: Operators
  /** Milliseconds since 1970, by the database's clock. */
  readonly now: () => number
  readonly audit: Pick<Audit, 'verifyChain' | 'flush' | 'list' | 'write'>
  /** The ring of master keys. @throws ConnectorError `invalid_configuration` when a file of it cannot be used, `storage_unavailable` */
  readonly masters: () => Promise<MasterKeys>
}
