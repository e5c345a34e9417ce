/** The door of the room of OAuth applications: the clients by which third parties know the server. */
export { forgetOwnApplications, OauthApplications } from './applications.ts'
export type { Client, Configuration, OauthApplicationOptions } from './applications.ts'
export { authorizationFor, applicationKey, redirectUriOf } from './authorization.ts'
export type { ApplicationKey } from './authorization.ts'
export { operatorClients } from './operator-clients.ts'
