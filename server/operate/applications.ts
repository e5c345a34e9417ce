/** The operator's hands on organizations and applications. */
import { ConnectorError } from '../../runtime/index.ts'
import type { Application, NewApplication, Organization } from '../access/index.ts'
import type { Installation } from './context.ts'

/** What an application is made of: an organization is named by its id or its name; without one it is the only one. */
export interface CreateArguments {
  readonly name: string
  readonly organization?: string
}

/** An application is named by its client id. */
export interface ApplicationArguments {
  readonly clientId: string
}

/** An organization is named by its id or its name. */
export interface OrganizationArguments {
  readonly organization: string
}

/** Makes an application; its secret is told this once. @throws ConnectorError `validation_error`, `organization_required` */
export async function createApplication(
  { access }: Installation,
  { name, organization }: CreateArguments,
): Promise<NewApplication> {
  const id = await organizationIdOf({ access }, organization)
  return access.applications.create({ name, organizationIds: [id] })
}

/** Every application, by age. */
export async function listApplications({ access }: Installation): Promise<{ applications: readonly Application[] }> {
  return { applications: await access.applications.list() }
}

/** A new secret, told this once; the old one and every token of it are dead. @throws ConnectorError `validation_error` */
export function rotateApplication(
  { access }: Installation,
  { clientId }: ApplicationArguments,
): Promise<NewApplication> {
  return access.applications.rotate(clientId)
}

/** Stops an application with every token of it. @throws ConnectorError `validation_error` */
export function disableApplication({ access }: Installation, { clientId }: ApplicationArguments): Promise<Application> {
  return access.applications.disable(clientId)
}

/** @throws ConnectorError `validation_error` */
export function enableApplication({ access }: Installation, { clientId }: ApplicationArguments): Promise<Application> {
  return access.applications.enable(clientId)
}

/** @throws ConnectorError `validation_error` */
export function createOrganization(
  { access }: Installation,
  { name }: { readonly name: string },
): Promise<Organization> {
  return access.organizations.create(name)
}

/** Every organization, by age. */
export async function listOrganizations({ access }: Installation): Promise<{ organizations: readonly Organization[] }> {
  return { organizations: await access.organizations.list() }
}

/** Stops an organization with every token of it. @throws ConnectorError `validation_error` */
export async function suspendOrganization(
  { access }: Installation,
  { organization }: OrganizationArguments,
): Promise<Organization> {
  return access.organizations.suspend(await organizationIdOf({ access }, organization))
}

/** @throws ConnectorError `validation_error` */
export async function activateOrganization(
  { access }: Installation,
  { organization }: OrganizationArguments,
): Promise<Organization> {
  return access.organizations.activate(await organizationIdOf({ access }, organization))
}

/** The id of an organization that is named by its id or its name; of the only one, without a name. */
async function organizationIdOf({ access }: Pick<Installation, 'access'>, named: string | undefined): Promise<string> {
  const all = await access.organizations.list()
  const found = all.filter(({ id, name }) => named === undefined || id === named || name === named)
  if (found.length === 1) return found[0]!.id
  if (named !== undefined && found.length === 0) throw unfit(named, 'names no organization', 'unknown')
  throw unfit(named, 'must be the id of one organization: there are several', 'ambiguous')
}

function unfit(named: string | undefined, state: string, errorCode: string): ConnectorError {
  const what = named === undefined ? 'an organization' : JSON.stringify(named)
  return new ConnectorError('validation_error', `Cannot use ${what}: it ${state}`, {
    hint: 'See plugboard organizations list.',
    errors: [{ field: 'organization', message: state, error_code: errorCode }],
  })
}
