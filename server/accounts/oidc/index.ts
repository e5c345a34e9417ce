/** The door of the room that signs people in at an OpenID provider of the operator. */
export { claimTexts, hasHiddenCharacters, personIn } from './claims.ts'
export type { ProviderClaims, SignedInPerson } from './claims.ts'
export type { OidcProvider, SignIn } from './provider.ts'
export { openProvider } from './providers.ts'
export { OidcRefusal } from './refusal.ts'
