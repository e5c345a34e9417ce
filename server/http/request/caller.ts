/** The holder of a request's token. */
import type { AgentPolicy } from 'plugboard/agent'
import type { MappedFieldBody, WidgetTokenRequest } from 'plugboard/contract'

/** The kinds of tokens. */
export type TokenKind = 'application' | 'scoped' | 'widget' | 'agent'

/** The limits of a token. */
export interface TokenPolicy extends AgentPolicy {
  /** Under which calls are counted where their number is limited: the token's digest in hex. */
  readonly digest?: string
  /** Under whom is stored what was done once: the grant, which outlives its tokens, or the token. */
  readonly holder?: string
}

/** The connectors of a grant: only some, or all but some. */
export interface ConnectorChoice {
  readonly only?: readonly string[] | undefined
  readonly except?: readonly string[] | undefined
}

/** The holder of a verified token. */
export interface Caller {
  readonly token: TokenKind
  readonly organizationId: string
  /** Of a token of a customer: its digest in hex, by which the server finds it again. */
  readonly tokenDigest?: string
  /** The application that the token was issued to, or that issued it. */
  readonly applicationId: string
  /** The one customer of a scoped, widget or agent token. */
  readonly customer?: CallerCustomer
  /** The one origin that a widget token may be used from. */
  readonly allowedOrigin?: string
  /** The kinds that a widget token is limited to. */
  readonly connectorTypes?: readonly string[]
  /** Whether a widget token may choose which entities are copied. */
  readonly choosesEntities?: true
  /** The mapped fields whose place in the records a widget token may choose; none by default. */
  readonly fields?: readonly OfferedField[]
  /** Brand of the application, from a widget token. */
  readonly brand?: NonNullable<WidgetTokenRequest['brand']>
  /** Calls that the token may execute; all by default. A token with a policy can only execute. */
  readonly policy?: TokenPolicy
  /** The connectors that the customer gave to an agent that logged in. */
  readonly connectors?: ConnectorChoice
  readonly expiresAt: Date
}

/** A mapped field that an application offers: it decides the name and the type, its customer where the value is. */
export interface OfferedField {
  readonly kind: string
  readonly entity: string
  readonly name: string
  readonly type: MappedFieldBody['type']
  /** Label that the customer reads; `name` by default. */
  readonly label?: string | undefined
}

/** The customer of a scoped or widget token. */
export interface CallerCustomer {
  readonly id: string
  readonly externalUserId: string
}
