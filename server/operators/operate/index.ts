/** The door of the operator's room: what is done with a whole installation, by a command or by the running server. */
export type { Application, NewApplication, Organization } from '../../accounts/access/index.ts'
export type { AuditPage } from '../../calls/audit/index.ts'
export type { RaisedDrift } from '../../calls/samples/index.ts'
export type { NewSession, OperatorSession, Role } from '../sign-in/index.ts'
export type {
  CallRecord,
  CapturedCall,
  ConnectorOverview,
  CustomerReport,
  CustomerFinding,
  FoundCustomer,
  JobOverview,
} from '../support/index.ts'
export type { ConsoleLogin } from './operations/console.ts'
export type { AuditListArguments } from './operations/audit.ts'
export type { BackupSummary, Sink } from './backup/index.ts'
export type { Installation } from './job/installation.ts'
export type { Check } from './doctor/index.ts'
export { examine } from './doctor/index.ts'
export type { Job, Progress } from './job/job.ts'
export { UNWATCHED } from './job/job.ts'
export type { RotateArguments, RotateReport } from './operations/keys.ts'
export { createKey } from './operations/keys.ts'
export type { NewKey } from './operations/keys.ts'
export type { MigrateOptions, MigrateReport, WorkableSchema } from './operator/migrations.ts'
export { migrateDatabase } from './operator/migrations.ts'
export type { OperationName, Operations } from './operations/index.ts'
export type { Operator } from './operator/operator.ts'
export { openOperator } from './operator/operator.ts'
export type { Endpoint, OperatorAddress } from './remote/index.ts'
export { createEndpoint, writeAddress } from './remote/index.ts'
export { restore, restoreOrganization } from './operator/restore.ts'
export type { Fault, VerifyReport } from './operations/verify.ts'
