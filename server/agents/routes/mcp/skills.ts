/** Skills of organizations: an application writes them, agents of its customers read them. */
import type { Skill } from 'plugboard/agent'
import { AGENT_SKILL, AGENT_SKILL_REQUEST, AGENT_SKILLS } from 'plugboard/contract'
import { ConnectorError } from 'plugboard/runtime'
import type { StoredSkill } from '../../../accounts/access/index.ts'
import { ServerError } from '../../../ground/errors/index.ts'
import type { Route } from '../../../http/index.ts'
import { shape } from '../../../accounts/index.ts'
import type { WithAgents } from '../../services/open.ts'

const PATH = '/api/v1/agents/skills'
const TAG = 'Agents'

/** The routes of skills. */
export function skillRoutes(services: WithAgents): Route[] {
  return [listSkillsRoute(services), putSkillRoute(services), removeSkillRoute(services)]
}

function listSkillsRoute({ access }: WithAgents): Route {
  return {
    method: 'GET',
    path: PATH,
    tag: TAG,
    summary: 'List the skills of your agents',
    tokens: ['application'],
    responses: { 200: shape('The skills.', AGENT_SKILLS) },
    handle: async ({ caller }) => {
      const skills = await access.agents.skills.list(caller.organizationId)
      return { status: 200, body: { data: skills.map(bodyOf) } }
    },
  }
}

function putSkillRoute(services: WithAgents): Route<`${typeof PATH}/{name}`> {
  return {
    method: 'PUT',
    path: `${PATH}/{name}`,
    tag: TAG,
    summary: 'Write a skill for your agents',
    description:
      'A short guide to what your customers ask, for agents with one of its kinds: a resource, and a prompt for each guide. Each ' +
      'operation that it names must be one of its kinds. A skill named as a kind replaces the guide of the package.',
    tokens: ['application'],
    body: AGENT_SKILL_REQUEST,
    responses: { 200: shape('The skill.', AGENT_SKILL) },
    errors: ['definition_not_found', 'quota_exceeded'],
    async handle({ caller, params: { name }, body }) {
      const { connector_types: kinds, text } = body as { connector_types: string[]; text: string }
      checkName(name)
      await checkOperations(services, caller.organizationId, { kinds, text })
      const skill = await services.access.agents.skills.put(caller.organizationId, { name, kinds, text })
      if (!skill) throw new ServerError('quota_exceeded', 'Cannot write the skill: the organization has 100 already')
      return { status: 200, body: bodyOf(skill) }
    },
  }
}

function removeSkillRoute({ access }: WithAgents): Route<`${typeof PATH}/{name}`> {
  return {
    method: 'DELETE',
    path: `${PATH}/{name}`,
    tag: TAG,
    summary: 'Remove a skill of your agents',
    tokens: ['application'],
    responses: { 204: { description: 'There is no such skill any more.' } },
    async handle({ caller, params: { name } }) {
      await access.agents.skills.remove(caller.organizationId, name)
      return { status: 204 }
    },
  }
}

/** The skills of a customer's agent: those of the package, and those of its organization, which replace them by name. */
export async function skillsFor(
  { access }: WithAgents,
  organizationId: string,
  kinds: readonly string[],
): Promise<readonly Skill[]> {
  const { skillOf, skillsOfKinds } = await import('plugboard/agent')
  const stored = await access.agents.skills.list(organizationId)
  const own = stored
    .filter((skill) => skill.kinds.some((kind) => kinds.includes(kind)))
    .map(({ name, kinds: of, version, text }) => skillOf(text, { name, kinds: of, version: String(version) }))
  const names = new Set(own.map(({ name }) => name))
  return [...own, ...(await skillsOfKinds(kinds)).filter(({ name }) => !names.has(name))]
}

function bodyOf({ name, kinds, version, text, updatedAt }: StoredSkill) {
  return { name, connector_types: [...kinds], version, text, updated_at: updatedAt.toISOString() }
}

/** @throws ConnectorError `validation_error` for a name that is no part of a URI */
function checkName(name: string): void {
  if (/^[a-z0-9][a-z0-9-]{0,59}$/.test(name)) return
  throw invalid('name', 'must have 1 to 60 lower-case letters, digits and dashes')
}

/** @throws ConnectorError `validation_error` with each operation that none of the kinds has, `definition_not_found` */
async function checkOperations(
  { catalogue }: WithAgents,
  organizationId: string,
  { kinds, text }: Pick<StoredSkill, 'kinds' | 'text'>,
): Promise<void> {
  const { callsIn } = await import('plugboard/agent')
  const visible = await catalogue.of(organizationId)
  const plans = await Promise.all(kinds.map((kind) => visible.plan(visible.find(kind).kind)))
  const unknown = callsIn(text).filter(
    ({ entity, action }) => !plans.some(({ manifest }) => Object.hasOwn(manifest.operations, `${entity}.${action}`)),
  )
  const [first] = unknown
  if (first)
    throw invalid('text', `names ${first.entity}.${first.action}, which is no operation of ${kinds.join(', ')}`)
}

function invalid(field: string, message: string): ConnectorError {
  return new ConnectorError('validation_error', `Cannot write the skill: ${field} ${message}`, {
    errors: [{ field, message, error_code: 'invalid' }],
  })
}
