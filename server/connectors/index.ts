/** The door of the room that keeps connectors: rows, proofs, connections at hand, renewal. */
export { createConnectors } from './connectors.ts'
export type { CheckResult, ConnectorInput, ConnectorOwner, Connectors, ConnectorsOptions } from './connectors.ts'
export type { ClientOf } from './account.ts'
export type { OpenConnector } from './cache.ts'
export type { ChangeInput } from './change.ts'
export type { ConnectorVault, OauthClient } from './credentials.ts'
export type { ConnectorBody, ConnectorRow, Status } from './row.ts'
export type { ListFilter, Reach } from './rows.ts'
