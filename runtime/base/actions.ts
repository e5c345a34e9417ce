/** Names of actions: those of every entity, and the form of an entity's own. */

/** The actions that mean the same for every entity, in the order of the documentation. Which of them an entity has depends on the entity. */
export const CALL_ACTIONS = ['list', 'get', 'create', 'update', 'delete', 'search', 'api_search', 'download'] as const

/** The actions that change nothing at the third party. */
export const READ_ACTIONS: ReadonlySet<string> = new Set(['list', 'get', 'search', 'api_search', 'download'])

/** How actions are named. */
const NAME = /^[a-z][a-z0-9_]{0,62}$/

/** What `await`, loaders, loggers and test runners look for on any object: an entity that had them as actions would be taken for another thing. */
const TAKEN: ReadonlySet<string> = new Set(
  'then catch finally constructor prototype inspect default length size name type message stack code cause status data jquery'.split(
    ' ',
  ),
)

/** Whether a name can be that of an action. */
export function isAction(name: string): boolean {
  return NAME.test(name) && !TAKEN.has(name)
}

/**
 * Whether an entity may have an action of its own by a name, beside those of every entity.
 * @example isOwnAction('archive')  // true; false for 'list', 'then', 'Archive'
 */
export function isOwnAction(name: string): boolean {
  return isAction(name) && !(CALL_ACTIONS as readonly string[]).includes(name)
}
