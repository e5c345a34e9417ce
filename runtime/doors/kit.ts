/** A door for Plugboard's other packages: values, errors and texts that need no further package to be loaded. */
export { backoffMs } from '../base/backoff.ts'
export type { Backoff } from '../base/backoff.ts'
export { ConnectorError, defineCodes, ManifestError } from '../base/errors.ts'
export type { ErrorActor, CodeEntry, ErrorCode, ErrorOptions, Problem } from '../base/errors.ts'
export { isHeaderText, isLoopbackAddress, isLoopbackHost } from '../base/http.ts'
export {
  at,
  defined,
  isObject,
  own,
  tryParseJson,
  pointer,
  pointerKeys,
  referredName,
  visibleJson,
} from '../base/json.ts'
export type { Json, JsonObject, JsonSchema } from '../base/json.ts'
export { folderAbove, packageRoot } from '../package-root.ts'
export { missingPackage } from '../base/packages.ts'
export { redactor } from '../base/secrets.ts'
export { codeFrame, positionAt } from '../base/source.ts'
export { didYouMean, matchesGlob, nearest, nearNames, quoted } from '../base/names.ts'
export {
  duplicateKey,
  elementsOf,
  findJsonFault,
  joinLists,
  measureJson,
  memberText,
  projector,
  projectionOf,
  textAtPath,
} from '../json-text/index.ts'
