/** Own kinds over the platform API: uploads, and connectors of them. */
import { API, CONNECTORS, type Tenant, type World } from '../../api/world.ts'
import { ownKind, type OwnKindText } from '../../../support/own-kind.ts'
import type { TestResponse } from '../../../support/server.ts'

export const SOURCES = `${API}/integrations/definitions/sources`
export const LIST = { entity: 'contacts', action: 'list' }

/** Uploads a text as a kind. */
export function upload(
  world: World,
  { token }: Pick<Tenant, 'token'>,
  kind: string,
  text: string,
  type = 'application/yaml',
): Promise<TestResponse> {
  return world.call('PUT', `${SOURCES}/${kind}`, { token, body: text, headers: { 'content-type': type } })
}

/** Uploads a kind that is made of parts. @throws Error when it is refused */
export async function stored(world: World, tenant: Pick<Tenant, 'token'>, parts: OwnKindText): Promise<TestResponse> {
  const answer = await upload(world, tenant, parts.kind ?? 'acme-crm', ownKind(parts))
  if (answer.status >= 300) throw new Error(answer.text)
  return answer
}

/** A connector of an own kind, whose third party is not asked. */
export function connected(
  world: World,
  tenant: Tenant,
  kind: string,
  more: object = {},
): Promise<TestResponse['body']> {
  return world.connector(tenant, 'user_1', { connector_type: kind, credentials: { api_key: 'key-1' }, ...more })
}

/** Deletes a connector and waits until nothing of it is left. */
export async function disconnected(world: World, { token }: Tenant, id: string): Promise<void> {
  const { body } = await world.call('DELETE', `${CONNECTORS}/${id}`, { token })
  for (let tries = 0; tries < 2_400; tries++) {
    const job = await world.call('GET', `${API}/jobs/${body.job_id}`, { token })
    if (job.body.status === 'succeeded') return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('the connector was not removed')
}
