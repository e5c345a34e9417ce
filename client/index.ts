/** The door `plugboard`: a connector for one account, in this process or on the platform. */

// One account, in either mode.
export { connect } from './connect.ts'
export type { Hosted, OpenSource } from './connect.ts'
export type { AnyKind, ConnectorFor, OwnKind } from './base/any-kind.ts'
export type {
  CallResult,
  Arguments,
  Connector,
  ConnectorOf,
  Item,
  OperationId,
  OwnConnector,
  RequestPage,
  RequestResponse,
  ResultPage,
} from './types/connector-types.ts'
export type { AccountKind, OwnFieldTypes } from './types/account-kind.ts'
// With a star: only so can an application add to the interface `Kinds` by the name of the package.
export type * from './types/known-kinds.ts'
export type { AnyRequest, RequestBytes, RequestPagination } from '../runtime/index.ts'
export type { CallOptions, Download, IterationOptions, RequestCallOptions } from './base/engine.ts'
export { localFile } from '../runtime/base/local-file.ts'
export type { LocalFile, LocalFileOptions } from '../runtime/base/local-file.ts'
export type {
  Filter,
  SearchGroups,
  SearchRecord,
  SearchFunction,
  SearchParams,
  SearchResult,
  FieldSelection,
} from './types/search.ts'
export type { HostedOptions } from './hosted/hosted-engine.ts'

// Cursors for browsers.
export { openCursor, sealCursor } from './cursors.ts'
export type { CursorOptions } from './cursors.ts'

// Records and what changes of them.
export { sync } from './sync.ts'
export { copiedRecord, recordCount } from './copies.ts'
export type { CopyOptions } from './copies.ts'
export type { SyncError } from './sync/sync-error.ts'
export type {
  AllCaughtUp,
  AllChangesOptions,
  AllComplete,
  CopyChange,
  CopyRef,
  CopyRemoval,
  CopyReset,
  CopyUpsert,
  CaughtUp,
  Change,
  ChangePage,
  Changes,
  ChangesOptions,
  Complete,
  CopiedRecord,
  HostedChange,
  LocalChange,
  LocalSyncOptions,
  MappedFields,
  ReadingOptions,
  RecordCount,
  Removal,
  SyncCheckpoint,
  Upsert,
} from './types/change-types.ts'

// OAuth in this process.
export { consent } from './consent.ts'
export type { Consent, Consented, ConsentOptions, ConsentState } from './local/local-consent.ts'

// Tools of an agent.
export type { Tool, ToolCall, ToolOptions, ToolOutput, Tools } from './agent/operations/index.ts'

// Tools of an agent over several connectors: seven, however many operations there are.
export { agentTools } from './agent/library.ts'
export type { AgentToolOptions } from './agent/library.ts'
export type { AgentPolicy } from './agent/policy/index.ts'
export type { AgentResource } from './agent/resources.ts'
export type { ConnectAnswer } from './agent/agent-source.ts'
export type { AgentCall } from './agent/policy/index.ts'
export type { AgentTools } from './agent/agent-tools.ts'

// The platform: connectors, customers and their tokens, the catalogue, OAuth, what was done.
export { platform } from './platform.ts'
export type { EverywhereQuery, EverywhereResult } from './types/everywhere.ts'
export type { Platform } from './hosted/platform.ts'
export type { PlatformOptions } from './hosted/client.ts'
export type { Retries } from './hosted/retries.ts'
export type { ConnectorSync, ConnectorDetails } from './hosted/connector-resources.ts'
export type * from '../generated/contract/resources.ts'
export type { Listing, RecordMap } from './hosted/resources.ts'

// Errors: match on `code`.
export { ConnectorError, ManifestError, UpstreamError } from '../runtime/base/errors.ts'
export type { ErrorCode, FieldError, UpstreamRefusal } from '../runtime/base/errors.ts'
export { PlatformError } from './hosted/platform-error.ts'
