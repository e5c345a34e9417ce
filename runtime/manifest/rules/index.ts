/** Every rule that JSON Schema cannot say: one file each, listed here. A rule's test is a folder under `test/samples`. */
import { batchParams } from './params/batch-params.ts'
import { fileEncoding } from './params/file-encoding.ts'
import { fileParams } from './params/file-params.ts'
import { graphqlVariables } from './params/graphql-variables.ts'
import { pageSize } from './params/page-size.ts'
import { paginationParams } from './params/pagination-params.ts'
import { paramWords } from './params/param-words.ts'
import { pathParams } from './params/path-params.ts'
import { requireParams } from './params/require-params.ts'
import { windowParams } from './params/window-params.ts'
import { unusedParam } from './params/unused-param.ts'
import { checkOperation } from './references/check-operation.ts'
import { consentSteps } from './references/consent-steps.ts'
import { scopeWords } from './references/scope-words.ts'
import { refs } from './references/refs.ts'
import { searchTypes } from './references/search-types.ts'
import { sync } from './references/sync.ts'
import { typeNames } from './references/type-names.ts'
import { typeWords } from './references/type-words.ts'
import { bodyOnGet } from './request/body-on-get.ts'
import { clientHost } from './request/client-host.ts'
import { deprecatedSuccessor } from './references/deprecated-successor.ts'
import { effectOfWrite } from './request/effect-of-write.ts'
import { emptyBecause } from './request/empty-because.ts'
import { graphqlRequest } from './request/graphql-request.ts'
import { headerNames } from './request/header-names.ts'
import { hostTemplate } from './request/host-template.ts'
import { listPagination } from './request/list-pagination.ts'
import { pathText } from './request/path-text.ts'
import { recordShape } from './request/record-shape.ts'
import { steps } from './request/steps.ts'
import type { DocumentContext, ManifestRule } from './rule.ts'
import { descriptions } from './text/descriptions.ts'
import { kindName } from './text/kind-name.ts'
import { plainText } from './text/plain-text.ts'
import { regexSafe } from './text/regex-safe.ts'
import { reservedName } from './text/reserved-name.ts'
import { signedSend } from './text/signed-send.ts'
import { secretShaped } from './text/secret-shaped.ts'

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
  consentSteps,
  scopeWords,
  refs,
  searchTypes,
  sync,
  typeNames,
  typeWords,
  hostTemplate,
  clientHost,
  headerNames,
  signedSend,
  bodyOnGet,
  graphqlRequest,
  emptyBecause,
  effectOfWrite,
  deprecatedSuccessor,
  listPagination,
  pathText,
  pathParams,
  paramWords,
  recordShape,
  steps,
  unusedParam,
  paginationParams,
  pageSize,
  graphqlVariables,
  requireParams,
  batchParams,
  windowParams,
  fileParams,
  fileEncoding,
  regexSafe,
  descriptions,
]
