/** Operations that a running server performs for its operator, or the command line performs without a server. */
import type { Application, NewApplication, Organization } from '../../../accounts/access/index.ts'
import type { AuditPage } from '../../../calls/audit/index.ts'
import { raisedDrifts, type RaisedDrift } from '../../../calls/samples/index.ts'
import type { NewSession, OperatorSession } from '../../sign-in/index.ts'
import type {
  CapturedCall,
  CallRecord,
  CallFilter,
  OverviewFilter,
  ConnectorOverview,
  CustomerReport,
  FoundCustomer,
  JobOverview,
  JobFilter,
} from '../../support/index.ts'
import {
  activateOrganization,
  allowRequests,
  type ApplicationArguments,
  createApplication,
  type CreateArguments,
  createOrganization,
  disableApplication,
  enableApplication,
  forbidRequests,
  joinOrganizations,
  leaveOrganizations,
  listApplications,
  listOrganizations,
  type MembershipArguments,
  type OrganizationArguments,
  rotateApplication,
  suspendOrganization,
} from './applications.ts'
import { type AuditListArguments, listAudit } from './audit.ts'
import {
  beginConsole,
  type ConsoleLogin,
  endSession,
  issueConsoleToken,
  listSessions,
  type LoginArguments,
  type SessionArguments,
  type TokenArguments,
} from './console.ts'
import type { Installation } from '../job/installation.ts'
import { type DatabaseState, inspectDatabase } from './examine-database.ts'
import type { Job } from '../job/job.ts'
import { type RotateArguments, rotateKeys, type RotateReport } from './keys.ts'
import {
  type CallArguments,
  captureCalls,
  type CaptureArguments,
  recentCalls,
  overviewOfConnectors,
  type CustomerArguments,
  findByText,
  jobsOf,
  showCall,
  showCustomer,
} from './support.ts'
import { verifyAll, type VerifyGiven, type VerifyReport } from './verify.ts'

/** Arguments and result of each operation. */
export interface Operations {
  'rotate-keys': [RotateArguments, RotateReport]
  verify: [VerifyGiven, VerifyReport]
  inspect: [object, DatabaseState]
  'audit list': [AuditListArguments, AuditPage]
  'apps create': [CreateArguments, NewApplication]
  'apps list': [object, { readonly applications: readonly Application[] }]
  'apps join': [MembershipArguments, Application]
  'apps leave': [MembershipArguments, Application]
  'apps rotate': [ApplicationArguments, NewApplication]
  'apps disable': [ApplicationArguments, Application]
  'apps enable': [ApplicationArguments, Application]
  'calls list': [CallFilter, { readonly calls: readonly CallRecord[] }]
  'calls show': [CallArguments, { readonly calls: readonly CallRecord[]; readonly captures: readonly CapturedCall[] }]
  'calls capture': [CaptureArguments, { readonly capture_until: string | null }]
  'connectors overview': [OverviewFilter, { readonly connectors: readonly ConnectorOverview[] }]
  'console login': [LoginArguments, ConsoleLogin]
  'console token': [TokenArguments, NewSession]
  'console sessions': [object, { readonly sessions: readonly OperatorSession[] }]
  'console end': [SessionArguments, OperatorSession]
  'customers find': [{ readonly text: string }, { readonly customers: readonly FoundCustomer[] }]
  'customers show': [CustomerArguments, CustomerReport]
  'drift list': [{ readonly kind: string }, { readonly drifts: readonly RaisedDrift[] }]
  'jobs list': [JobFilter, { readonly jobs: readonly JobOverview[] }]
  'organizations create': [{ readonly name: string }, Organization]
  'organizations list': [object, { readonly organizations: readonly Organization[] }]
  'organizations suspend': [OrganizationArguments, Organization]
  'organizations activate': [OrganizationArguments, Organization]
  'organizations allow-requests': [OrganizationArguments, Organization]
  'organizations forbid-requests': [OrganizationArguments, Organization]
}

/** The name of an operation. */
export type OperationName = keyof Operations

/** Does an operation in an installation that is open. */
export type OperationHandler<Name extends OperationName> = (
  installation: Installation,
  given: Operations[Name][0],
  job: Job,
) => Promise<Operations[Name][1]>

/** Every operation by its name. */
export const OPERATIONS: { readonly [Name in OperationName]: OperationHandler<Name> } = {
  'rotate-keys': rotateKeys,
  verify: verifyAll,
  inspect: inspectDatabase,
  'audit list': listAudit,
  'apps create': createApplication,
  'apps list': listApplications,
  'apps join': joinOrganizations,
  'apps leave': leaveOrganizations,
  'apps rotate': rotateApplication,
  'apps disable': disableApplication,
  'apps enable': enableApplication,
  'calls list': recentCalls,
  'calls show': showCall,
  'calls capture': captureCalls,
  'connectors overview': overviewOfConnectors,
  'console login': beginConsole,
  'console token': issueConsoleToken,
  'console sessions': listSessions,
  'console end': endSession,
  'customers find': findByText,
  'customers show': showCustomer,
  'drift list': async ({ database }, { kind }) => ({ drifts: await raisedDrifts(database, kind) }),
  'jobs list': jobsOf,
  'organizations create': createOrganization,
  'organizations list': listOrganizations,
  'organizations suspend': suspendOrganization,
  'organizations activate': activateOrganization,
  'organizations allow-requests': allowRequests,
  'organizations forbid-requests': forbidRequests,
}

/** Whether a text names an operation. */
export function isOperation(name: string): name is OperationName {
  return Object.hasOwn(OPERATIONS, name)
}
