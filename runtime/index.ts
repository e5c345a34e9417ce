/** The runtime: load a kind, connect an owner's account, execute operations. */

// Calls and pages.
export { execute, executeRaw, ownFields } from './execute.ts'
export type { Call, CallProgress, ExecuteOptions, ExecuteResult, FileDownload, OwnGiven, RawResult } from './call.ts'
export type { FieldsOptions } from './own-calls.ts'
export type { OwnField } from './base/own-fields.ts'
export type { Notice } from './base/notice.ts'
export type { UnfitElement } from './base/unfit.ts'
export { localFile } from './base/local-file.ts'
export type { LocalFile, LocalFileOptions } from './base/local-file.ts'
export { iterate, iterateRaw, iterateRecords } from './iterate.ts'
export type { IterateOptions } from './iterate.ts'

// Requests without an operation.
export { checkRequest } from './roads/check-request.ts'
export { pageReaderOf } from './roads/request-pages.ts'
export type { CheckedRequest, AnyRequestOptions } from './roads/check-request.ts'
export { request, requestPages } from './roads/any-request.ts'
export type { RequestPagesOptions, ListedResponse } from './roads/any-request.ts'
export type { AnyRequest, RequestBytes, RequestPagination } from './request/index.ts'
export type { PlainResponse } from './response/index.ts'
export type { PlainStream } from './roads/request.ts'

// Kinds, from the package, a file or a resolved manifest.
export { listKinds, load, loadFile } from './kinds/index.ts'
export { isReading } from './base/http.ts'
export { compile, find, originsOf } from './plan/index.ts'
export type { Operation, Plan, Road } from './plan/index.ts'
export type { ResolvedManifest, ResolvedOperation } from './manifest/index.ts'

// Connections, transports and observers.
export { authOf, connect, Connection } from './connection.ts'
export type { ConnectionOptions, RenewCredentials } from './connection-options.ts'
export type { Clock, Observe, ObserveEvent } from './connection.ts'
export { authorizationOf, authorizationsOf } from './consent/authorization.ts'
export type { Authorization, CodeExchangeOptions } from './consent/authorization.ts'
export { checkGiven, secretFaults } from './consent/checks.ts'
export { grantedOf, scopeAccess, scopesToAsk } from './consent/wanted.ts'
export type { ConsentWish, ScopeAccess } from './consent/wanted.ts'
export { codeOf, printableText, readReturned, Refused } from './consent/returned.ts'
export type { Returned } from './consent/returned.ts'
export { choiceError, chooseFrom, credentialRoles, pageOfCredentials, settingHost } from './auth/index.ts'
export type { ConsentChoice, CredentialRole, ConsentRequest, Credentials, Granted } from './auth/index.ts'
export {
  fetchTransport,
  replayTransport,
  wholeRequest,
  undiciTransport,
  differences,
  encodeBody,
  isPublicAddress,
} from './transport/index.ts'
export type { Exchange, ExchangeBody, UndiciOptions } from './transport/index.ts'
export type {
  HttpHeaders,
  HttpRequest,
  WholeRequest,
  HttpResponse,
  HttpStream,
  ExchangeLimits,
  Method,
  Transport,
} from './base/http.ts'
export { BodyStream } from './base/body-stream.ts'

// Webhooks.
export { receiveWebhook, signWebhook } from './webhooks/index.ts'
export type { HandshakeAnswer, ReceivedWebhook, VendorEvent, WebhookRequest } from './webhooks/index.ts'
export type { ResolvedWebhooks } from './manifest/index.ts'

// Pacing, for accounts that several processes share.
export type { Limiter, Release } from './transport/index.ts'
export type { RateLimit } from './manifest/index.ts'

// Values and errors.
export type { Json, JsonObject, JsonSchema, Params } from './base/json.ts'
export { CODES, ConnectorError, ManifestError, UpstreamError } from './base/errors.ts'
export type { ErrorCode, FieldError, Problem, UpstreamRefusal } from './base/errors.ts'
