/** The door of the room of OAuth: flows, the grants that they leave, redirect URLs. */
export { Oauth } from './oauth.ts'
export { linkUrl } from './flow/own-pages.ts'
export type { FlowEnd, OauthOptions } from './oauth.ts'
export { grantedBefore } from './reconnect.ts'
export type { Reconnecting } from './reconnect.ts'
export type { Grant, GrantOwner } from './grants.ts'
export type { BrowserResponse } from './flow/page.ts'
export type { RedirectUrls } from './redirect-urls.ts'
