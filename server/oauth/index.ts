/** The door of the room that lets owners in by OAuth: flows, their secrets, applications, redirect URLs. */
export { createOauth } from './oauth.ts'
export type { FlowEnd, Oauth, OauthOptions, Reconnecting } from './oauth.ts'
export type { Applications, Client, Configuration } from './applications.ts'
export type { Grant, GrantOwner } from './grants.ts'
export type { BrowserAnswer } from './flow/page.ts'
export type { RedirectUrls } from './redirect-urls.ts'
