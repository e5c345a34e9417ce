/** The scopes of agents: each level has those before it. */
import { AGENT_LEVELS, type AgentLevel } from '../../accounts/access/index.ts'

/** The scopes of a level, as a token response names them. */
export function scopesOf(level: AgentLevel): AgentLevel[] {
  return AGENT_LEVELS.slice(0, AGENT_LEVELS.indexOf(level) + 1)
}

/** The level that scopes ask for. Unknown scopes ask for nothing, and without a known one a client only reads. */
export function levelIn(scope: string | undefined): AgentLevel {
  const asked = (scope ?? '').split(' ')
  return AGENT_LEVELS.findLast((level) => asked.includes(level)) ?? 'read'
}
