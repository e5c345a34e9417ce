/** The operator's hands on organizations and applications. */
import { ConnectorError } from 'plugboard/runtime'
import type { Application, NewApplication, Organization } from '../../../accounts/access/index.ts'
import type { Installation } from '../job/installation.ts'

/** Input of an application. Organizations are named by ID or name; defaults to the only one. */
export interface CreateArguments {
  readonly name: string
  readonly organizations: readonly string[]
}

/** An application, and organizations that it joins or leaves. */
export interface MembershipArguments extends ApplicationArguments {
  readonly organizations: readonly string[]
}

/** An application is named by its client id. */
export interface ApplicationArguments {
  readonly clientId: string
}

/** An organization is named by its id or its name. */
export interface OrganizationArguments {
  readonly organization: string
}

/** Makes an application; its secret is shown this once. @throws ConnectorError `validation_error` */
export async function createApplication(
  { access }: Installation,
  { name, organizations }: CreateArguments,
): Promise<NewApplication> {
  const organizationIds =
    organizations.length === 0
      ? [await organizationIdOf({ access }, undefined)]
      : await organizationIdsOf({ access }, organizations)
  return access.applications.create({ name, organizationIds })
}

/** Makes an application act for further organizations. @throws ConnectorError `validation_error` */
export async function joinOrganizations(
  { access }: Installation,
  { clientId, organizations }: MembershipArguments,
): Promise<Application> {
  return access.applications.join(clientId, await organizationIdsOf({ access }, organizations))
}

/** Ends that an application acts for organizations. One must be left. @throws ConnectorError `validation_error` */
export async function leaveOrganizations(
  { access }: Installation,
  { clientId, organizations }: MembershipArguments,
): Promise<Application> {
  return access.applications.leave(clientId, await organizationIdsOf({ access }, organizations))
}

function organizationIdsOf(
  installation: Pick<Installation, 'access'>,
  organizations: readonly string[],
): Promise<string[]> {
  return Promise.all(organizations.map((named) => organizationIdOf(installation, named)))
}

/** Every application, by age. */
export async function listApplications({ access }: Installation): Promise<{ applications: readonly Application[] }> {
  return { applications: await access.applications.list() }
}

/** A new secret, shown this once; the old one and every token of it are dead. @throws ConnectorError `validation_error` */
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

/** Lets callers of an organization send requests that no operation names. @throws ConnectorError `validation_error` */
export async function allowRequests(
  { access }: Installation,
  { organization }: OrganizationArguments,
): Promise<Organization> {
  return access.organizations.allowRequests(await organizationIdOf({ access }, organization), true)
}

/** Refuses such requests. @throws ConnectorError `validation_error` */
export async function forbidRequests(
  { access }: Installation,
  { organization }: OrganizationArguments,
): Promise<Organization> {
  return access.organizations.allowRequests(await organizationIdOf({ access }, organization), false)
}

/**
 * The id of an organization that is named by its id or its name; of the only one, without a name.
 * @throws ConnectorError `validation_error`
 */
export async function organizationIdOf(
  { access }: Pick<Installation, 'access'>,
  named: string | undefined,
): Promise<string> {
  const all = await access.organizations.list()
  const found = all.filter(({ id, name }) => named === undefined || id === named || name === named)
  const [only, ...others] = found
  if (only && others.length === 0) return only.id
  if (named !== undefined && !only) throw unfit(named, 'does not match an organization', 'unknown')
  throw unfit(named, 'must be the ID of one organization: several match', 'ambiguous')
}

function unfit(named: string | undefined, state: string, errorCode: string): ConnectorError {
  const what = named === undefined ? 'an organization' : JSON.stringify(named)
  return new ConnectorError('validation_error', `Cannot use ${what}: it ${state}`, {
    hint: 'See plugboard organizations list.',
    errors: [{ field: 'organization', message: state, error_code: errorCode }],
  })
}
