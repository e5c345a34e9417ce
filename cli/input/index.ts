/** The input of commands: params, credentials, settings and manifests. */
export { readConfigPairs } from './config.ts'
export { checkVariant, hasVariables, kindVariables, readCredentials, variableName } from './credentials.ts'
export { readFiles } from './files.ts'
export { readOwn } from './own.ts'
export { readParams } from './params.ts'
export { readSalt } from './salt.ts'
export {
  fixtureFolders,
  fixturesFolder,
  isManifestFile,
  newFixturesFolder,
  planNamed,
  readBase,
  readManifestSource,
  readManifestSources,
  validateSource,
} from './source.ts'
export type { ManifestSource } from './source.ts'
export { fileChanges } from './watch.ts'
