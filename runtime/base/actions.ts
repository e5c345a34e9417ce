/** Names of actions. */

/** The actions with the same meaning for every entity, in the order of the documentation. An entity has some of them. */
export const CALL_ACTIONS = ['list', 'get', 'create', 'update', 'delete', 'search', 'api_search', 'download'] as const

/** The actions that change nothing at the third party. */
export const READ_ACTIONS: ReadonlySet<string> = new Set(['list', 'get', 'search', 'api_search', 'download'])

const NAME = /^[a-z][a-z0-9_]{0,62}$/

/** Names that `await`, loaders, loggers and test runners look for on any object. */
const TAKEN: ReadonlySet<string> = new Set(
  'then catch finally constructor prototype inspect default length size name type message stack code cause status data jquery'.split(
    ' ',
  ),
)

/** Whether an action can have this name. */
export function isAction(name: string): boolean {
  return NAME.test(name) && !TAKEN.has(name)
}

/**
 * Whether an entity's own action can have this name.
 * @example isOwnAction('archive')  // true; false for 'list', 'then', 'Archive'
 */
export function isOwnAction(name: string): boolean {
  return isAction(name) && !(CALL_ACTIONS as readonly string[]).includes(name)
}
