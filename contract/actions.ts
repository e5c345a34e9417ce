/** The actions that a call can name. */

/** Every action, in the order of the documentation. Which of them an entity has depends on the entity. */
export const CALL_ACTIONS = ['list', 'get', 'create', 'update', 'delete', 'search', 'api_search', 'download'] as const

/** The actions that change nothing at the third party. */
export const READ_ACTIONS: ReadonlySet<string> = new Set(['list', 'get', 'search', 'api_search', 'download'])
