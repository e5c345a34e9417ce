/** Consent pages, token endpoints and lookups, and the check of a request's credentials. */
export { forBrowser, fromBrowser } from './consent.ts'
export { credentialQuery, isAuthorized } from './credentials.ts'
export { lookups } from './lookups.ts'
export { TokenServer } from './tokens.ts'
