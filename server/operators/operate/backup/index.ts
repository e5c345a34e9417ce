/** The door of what saves and restores a database. */
export type { BackupSummary } from './format.ts'
export { organizationScope } from './organization.ts'
export { readHeader } from './read.ts'
export { receiveOrganization } from './receive.ts'
export { restoreBackup } from './restore.ts'
export type { Sink } from './write.ts'
export { neededMasters, writeBackup } from './write.ts'
