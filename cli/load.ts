/** The function behind each command. What a command needs is loaded when it runs. */
import type { CommandName, Run } from './table/index.ts'

/** The functions by the names of their commands. */
export const LOADERS: { readonly [Name in CommandName]: () => Promise<Run<Name>> } = {
  kinds: async () => (await import('./commands/kinds.ts')).kinds,
  explain: async () => (await import('./commands/explain.ts')).explain,
  reference: async () => (await import('./commands/reference.ts')).reference,
  execute: async () => (await import('./commands/execute.ts')).execute,
  validate: async () => (await import('./commands/validate.ts')).validate,
  format: async () => (await import('./commands/format.ts')).format,
  check: async () => (await import('./commands/check.ts')).check,
  capture: async () => (await import('./commands/capture.ts')).capture,
  mock: async () => (await import('./commands/mock.ts')).mock,
  new: async () => (await import('./new/index.ts')).newKind,
  compare: async () => (await import('./commands/compare.ts')).compare,
  completion: async () => (await import('./completion/index.ts')).completion,
  diff: async () => (await import('./commands/diff.ts')).diff,
  generate: async () => (await import('./commands/generate.ts')).generate,
  mcp: async () => (await import('./mcp/index.ts')).mcp,
  serve: async () => (await import('./operator/serve.ts')).serve,
  config: async () => (await import('./operator/config.ts')).config,
  migrate: async () => (await import('./operator/migrate.ts')).migrate,
  backup: async () => (await import('./operator/files/backup.ts')).backup,
  restore: async () => (await import('./operator/files/backup.ts')).restore,
  'rotate-keys': async () => (await import('./operator/rotate-keys.ts')).rotateKeys,
  verify: async () => (await import('./operator/verify.ts')).verify,
  audit: async () => (await import('./operator/files/audit.ts')).audit,
  apps: async () => (await import('./operator/applications.ts')).apps,
  organizations: async () => (await import('./operator/applications.ts')).organizations,
  doctor: async () => (await import('./operator/doctor.ts')).doctor,
  sync: async () => (await import('./operator/api/sync.ts')).sync,
  search: async () => (await import('./operator/api/search.ts')).search,
}
