/** The door of the room of connectors: rows, credentials and their renewal, the cache of open connections. */
export { Connectors } from './connectors.ts'
export type { CheckResult, ConnectorInput, ConnectorOwner, ConnectorsOptions } from './options.ts'
export type { ClientOf } from './cache/account.ts'
export type { OpenConnector, SearchedConnector } from './cache/cache.ts'
export type { ChangeInput } from './change.ts'
export { withoutClient } from './credentials/credentials.ts'
export type { ConnectorVault, OauthClient } from './credentials/credentials.ts'
export { isChosen, scopeOf, UNREADABLE } from './rows/permission.ts'
export type { ConnectorScope } from './rows/permission.ts'
export type { CallableConnector, ConnectorRow, DueConnector, ListFilter, ConnectLinksOf, Status } from './rows/index.ts'
export type { UpkeepSettings } from './upkeep-times.ts'
export { writeCapture } from './rows/index.ts'
export { NO_COPIES } from './copies.ts'
export type {
  CalledOperation,
  ConnectorRef,
  ConnectorCopies,
  MapOwner,
  ReceivedChange,
  SearchAllQuery,
  SearchAllResult,
} from './copies.ts'
