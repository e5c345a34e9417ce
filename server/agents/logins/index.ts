/** Logins of agents as OAuth sees them: clients, redirect URLs, requests, and the pages on which people decide. */
export { clientsOf } from './clients.ts'
export type { Clients } from './clients.ts'
export { ClientFault, DocumentCache } from './client-documents.ts'
export { redirectTo } from './redirects.ts'
export { OauthRefusal, loginRequestIn, single } from './request.ts'
export { levelIn, scopesOf } from './scopes.ts'
export { consentPage, endedPage, invitationPage, openedPage, readDecision, type PageParts } from './pages.ts'
