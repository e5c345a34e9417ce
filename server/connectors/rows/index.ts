/** Connectors as rows: every statement on them. */
export { CallableConnectors } from './callable.ts'
export type { CallableConnector } from './callable.ts'
export { bodyOf } from './row.ts'
export type { ConnectorRow, Status } from './row.ts'
export { ConnectorRows } from './rows.ts'
export type { ListFilter } from './rows.ts'
export { RenewalRows } from './renewal-rows.ts'
