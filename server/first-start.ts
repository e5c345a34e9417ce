/** The first application of an installation. */
import type { Access } from './accounts/access/index.ts'

/** The first application, whose secret is shown once. */
export interface FirstApplication {
  readonly organizationId: string
  readonly clientId: string
  readonly clientSecret: string
}

/** The first application, for the process that made it; null where there is one. */
export async function firstApplication(access: Access): Promise<FirstApplication | null> {
  const made = await access.bootstrap({ organizationName: 'Default', applicationName: 'First application' })
  if (!made) return null
  return { organizationId: made.organization.id, clientId: made.clientId, clientSecret: made.clientSecret }
}
