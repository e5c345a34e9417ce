/** Every rule beyond JSON Schema: one file each, listed here. A rule's test is a folder under `test/samples`. */
import { applicationSecrets } from './rules/auth/application-secrets.ts'
import { clientHost } from './rules/auth/client-host.ts'
import { consentSteps } from './rules/auth/consent-steps.ts'
import { credentialForms } from './rules/auth/credential-forms.ts'
import { credentialsPage } from './rules/auth/credentials-page.ts'
import { keepAlive } from './rules/auth/keep-alive.ts'
import { scopeWords } from './rules/auth/scope-words.ts'
import { sendHosts } from './rules/auth/send-hosts.ts'
import { signedToken } from './rules/auth/signed-token.ts'
import { basicOrder } from './rules/likely/basic-order.ts'
import { fastRate } from './rules/likely/fast-rate.ts'
import { nextPage } from './rules/likely/next-page.ts'
import { graphqlPlaces } from './rules/likely/graphql-places.ts'
import { otherRecords } from './rules/likely/other-records.ts'
import { pairedParams } from './rules/likely/paired-params.ts'
import { readScope } from './rules/likely/read-scope.ts'
import { missingKey } from './rules/likely/missing-key.ts'
import { samePlace } from './rules/likely/same-place.ts'
import { namedHost } from './rules/likely/named-host.ts'
import { pathCase } from './rules/likely/path-case.ts'
import { sameRequest } from './rules/likely/same-request.ts'
import { sharedParam } from './rules/likely/shared-param.ts'
import { syncOrder } from './rules/likely/sync-order.ts'
import { sunsetMissing } from './rules/likely/sunset-missing.ts'
import { usualMethod } from './rules/likely/usual-method.ts'
import { batchParams } from './rules/params/batch-params.ts'
import { fileEncoding } from './rules/params/file-encoding.ts'
import { fileParams } from './rules/params/file-params.ts'
import { graphqlVariables } from './rules/params/graphql-variables.ts'
import { pageParam } from './rules/likely/page-param.ts'
import { pageSize } from './rules/params/page-size.ts'
import { paginationParams } from './rules/params/pagination-params.ts'
import { paramWords } from './rules/params/param-words.ts'
import { pathParams } from './rules/params/path-params.ts'
import { quotedText } from './rules/params/quoted-text.ts'
import { requireParams } from './rules/params/require-params.ts'
import { unusedParam } from './rules/params/unused-param.ts'
import { basisSources } from './rules/references/basis-sources.ts'
import { checkOperation } from './rules/references/check-operation.ts'
import { compositeKey } from './rules/references/composite-key.ts'
import { fieldDefault } from './rules/references/field-default.ts'
import { operationScopes } from './rules/references/operation-scopes.ts'
import { ownFields } from './rules/references/own-fields.ts'
import { refs } from './rules/references/refs.ts'
import { searchTypes } from './rules/references/search-types.ts'
import { sunsetHeaders } from './rules/references/sunset-headers.ts'
import { sunsetVersion } from './rules/references/sunset-version.ts'
import { sync } from './rules/references/sync.ts'
import { typeNames } from './rules/references/type-names.ts'
import { typeWords } from './rules/references/type-words.ts'
import { bodyOnGet } from './rules/request/body-on-get.ts'
import { sunsetSuccessor } from './rules/references/sunset-successor.ts'
import { effectOfVerb } from './rules/request/effect-of-verb.ts'
import { effectOfWrite } from './rules/request/effect-of-write.ts'
import { emptyBecause } from './rules/request/empty-because.ts'
import { graphqlRequest } from './rules/request/graphql-request.ts'
import { headerNames } from './rules/request/header-names.ts'
import { hostTemplate } from './rules/request/host-template.ts'
import { listEnds } from './rules/request/list-ends.ts'
import { listPagination } from './rules/request/list-pagination.ts'
import { ownActions } from './rules/text/own-actions.ts'
import { pathText } from './rules/request/path-text.ts'
import { rateTimeout } from './rules/request/rate-timeout.ts'
import { fieldPlaces } from './rules/response/field-places.ts'
import { parts } from './rules/response/parts.ts'
import { refusalValues } from './rules/response/refusal-values.ts'
import { recordShape } from './rules/response/record-shape.ts'
import { steps } from './rules/request/steps.ts'
import type { DocumentContext, ManifestRule } from './rules/rule.ts'
import { descriptions } from './rules/text/descriptions.ts'
import { keywords } from './rules/text/keywords.ts'
import { kindName } from './rules/text/kind-name.ts'
import { plainText } from './rules/text/plain-text.ts'
import { regexSafe } from './rules/text/regex-safe.ts'
import { reservedName } from './rules/text/reserved-name.ts'
import { statedLimits } from './rules/likely/stated-limits.ts'
import { secretShaped } from './rules/text/secret-shaped.ts'
import { webhookAccount } from './rules/webhooks/webhook-account.ts'
import { webhookEvents } from './rules/webhooks/webhook-events.ts'
import { webhookHandshake } from './rules/webhooks/webhook-handshake.ts'
import { webhookVerification } from './rules/webhooks/webhook-verification.ts'
import { webhookSubscribe } from './rules/webhooks/webhook-subscribe.ts'

/** Rules about any document, checked with the language's schema. */
export const DOCUMENT_RULES: readonly ManifestRule<DocumentContext>[] = [
  reservedName,
  kindName,
  plainText,
  secretShaped,
]

/** Rules about a manifest that fits the language's schema. */
export const RULES: readonly ManifestRule[] = [
  checkOperation,
  applicationSecrets,
  consentSteps,
  credentialsPage,
  credentialForms,
  keepAlive,
  scopeWords,
  sendHosts,
  signedToken,
  operationScopes,
  ownFields,
  refs,
  compositeKey,
  searchTypes,
  sync,
  typeNames,
  typeWords,
  fieldDefault,
  hostTemplate,
  clientHost,
  headerNames,
  bodyOnGet,
  graphqlRequest,
  emptyBecause,
  effectOfVerb,
  effectOfWrite,
  ownActions,
  sunsetSuccessor,
  sunsetVersion,
  sunsetHeaders,
  sunsetMissing,
  basisSources,
  listPagination,
  listEnds,
  pathText,
  pathParams,
  paramWords,
  rateTimeout,
  recordShape,
  refusalValues,
  fieldPlaces,
  parts,
  steps,
  unusedParam,
  paginationParams,
  pageParam,
  pageSize,
  quotedText,
  graphqlVariables,
  requireParams,
  batchParams,
  fileParams,
  fileEncoding,
  regexSafe,
  webhookVerification,
  webhookHandshake,
  webhookAccount,
  webhookEvents,
  webhookSubscribe,
  basicOrder,
  fastRate,
  nextPage,
  namedHost,
  pathCase,
  sameRequest,
  syncOrder,
  graphqlPlaces,
  otherRecords,
  pairedParams,
  readScope,
  missingKey,
  samePlace,
  usualMethod,
  sharedParam,
  statedLimits,
  descriptions,
  keywords,
]
