/** The scopes of agents: each level has those before it. */
import { LEVELS, type Level } from '../access/index.ts'

/** The scopes of a level, as a token response names them. */
export function scopesOf(level: Level): Level[] {
  return LEVELS.slice(0, LEVELS.indexOf(level) + 1)
}

/** The level that scopes ask for. Unknown scopes ask for nothing, and without a known one a client only reads. */
export function levelIn(scope: string | undefined): Level {
  const asked = (scope ?? '').split(' ')
  return LEVELS.findLast((level) => asked.includes(level)) ?? 'read'
}
