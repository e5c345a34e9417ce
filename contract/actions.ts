/** The names that a call is made of: its actions, and the part of a form that holds it. */

/** Every action, in the order of the documentation. Which of them an entity has depends on the entity. */
export const CALL_ACTIONS = ['list', 'get', 'create', 'update', 'delete', 'search', 'api_search', 'download'] as const

/** The actions that change nothing at the third party. */
export const READ_ACTIONS: ReadonlySet<string> = new Set(['list', 'get', 'search', 'api_search', 'download'])

/** The part of an upload that holds the body of the execute request, as JSON; its other parts are files, each named as its param. */
export const REQUEST_PART = 'request'
