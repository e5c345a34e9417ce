/** The door of the room that plays consent pages, token endpoints and lookups, and says whether a request carries credentials. */
export { forBrowser, fromBrowser } from './consent.ts'
export { credentialQuery, isAuthorized } from './credentials.ts'
export { lookups } from './lookups.ts'
export { TokenServer } from './tokens.ts'
