/** The auth variants of a resolved manifest. */
import type { JsonSchema } from '../../base/json.ts'
import type { Locator } from '../../language/locator.ts'
import type { Template } from '../../language/template-value.ts'
import type { PartSunset } from './kind-info.ts'
import type { NamedValue, Value } from './values.ts'

/** The parts of a request that carry credentials. */
export interface SendPart {
  readonly bearer?: Value
  readonly basic?: { readonly username: Value; readonly password: Value }
  readonly headers: readonly NamedValue[]
  readonly query: readonly NamedValue[]
}

/** The credentials of a request and the parts of it that carry them. */
export interface Send extends SendPart {
  /** The parts of requests to hosts with credentials of their own, by host. */
  readonly hosts?: Readonly<Record<string, SendPart>>
}

/** A JSON Web Token that Plugboard signs: for token requests, or as the access token itself. */
export interface AssertionShape {
  readonly algorithm: 'RS256' | 'ES256' | 'HS256'
  readonly key: Template
  readonly passphrase?: Template
  readonly header: readonly NamedValue[]
  readonly claims: readonly NamedValue[]
  readonly seconds: number
}

/** The host where an OAuth application is registered, for endpoints at a host of the owner's own. */
export interface Registration {
  /** The setting that holds the host. */
  readonly setting: string
  /** The setting's default: the registration host of a client that names none. */
  readonly host?: string
}

/** A token endpoint and its requests. */
export interface TokenEndpoint {
  readonly url: Template
  /** The endpoint of renewals, where it is another one. */
  readonly refreshUrl?: Template
  /** Absent where the manifest fixes the hosts. */
  readonly registration?: Registration
  readonly method: 'POST' | 'GET'
  readonly params: readonly NamedValue[]
  readonly headers: readonly NamedValue[]
  readonly body: 'form' | 'json'
  readonly clientAuth: 'body' | 'basic' | 'none'
  readonly scopes: readonly string[]
  readonly scopeSeparator: string
  readonly scopeParam: string
  readonly accessTokenAt: Locator
  readonly store: readonly string[]
  readonly rotates: boolean
  /** Days until the vendor discards an unused refresh token; absent if its pages do not state it. */
  readonly unusedDays?: number
}

/** The page on which an owner consents. */
export interface AuthorizePage {
  readonly url: Template
  readonly params: readonly NamedValue[]
  readonly pkce: boolean
  /** Permissions by scope, a sentence each. Scopes may lack one. */
  readonly scopeWords?: Readonly<Record<string, string>>
  /** The only `iss` that a redirect may name. @see RFC 9207 */
  readonly issuer?: string
}

/** The place of a setting, and the text around it. */
export interface FoundValue {
  readonly at: Locator
  /** `https://{}.example.com`, when the value is a part of the text there. */
  readonly form?: string
}

/**
 * A step after consent that finds settings: in the response of a call with the new credentials, in the query of the redirect, or in the
 * token's own response.
 */
export interface LookupStep {
  readonly url?: Template
  /** `redirect` for the query of the redirect. */
  readonly from?: 'redirect'
  /** The list of choices; without it the response is the only choice. */
  readonly items?: Locator
  /** The place of each setting in an item. */
  readonly config: Readonly<Record<string, FoundValue>>
  /** An item's name for people. */
  readonly name?: Locator
}

/** A step after consent: the token exchanged for another at the token endpoint, or a lookup. */
export type ConsentStep = { readonly exchange: readonly NamedValue[] } | LookupStep

/** The form of a credential, as the vendor documents it. */
export interface CredentialForm {
  /** The credential's name, in words that follow "is" and "not". */
  readonly is: string
  /** A regular expression of the documented form. Other values may work too. */
  readonly pattern?: string
  /** Other values of the vendor that never work here. */
  readonly not?: readonly { readonly is: string; readonly pattern: string }[]
  /** The vendor's page. */
  readonly docs: string
}

/** One auth variant. */
export interface ResolvedAuth {
  readonly type: 'none' | 'static' | 'oauth2' | 'client_credentials' | 'jwt_bearer'
  readonly title: string
  readonly description?: string
  readonly sunset?: PartSunset
  /** The vendor's page on which the owner creates the credentials. `{{config.x}}` inserts a setting. */
  readonly credentialsPage?: string
  /** A closed object schema. */
  readonly credentials: JsonSchema
  /** The credentials of the OAuth application beside client ID and client secret. */
  readonly applicationSecrets?: readonly string[]
  /** The documented forms of credentials, by name. */
  readonly forms?: Readonly<Record<string, CredentialForm>>
  readonly send: Send
  readonly baseUrl?: Template
  readonly token?: TokenEndpoint
  /** The token to sign; without a token endpoint, the access token itself. */
  readonly assertion?: AssertionShape
  readonly authorize?: AuthorizePage
  readonly afterConsent?: readonly ConsentStep[]
  /** Settings that this variant needs, but not every variant. */
  readonly config?: readonly string[]
}
