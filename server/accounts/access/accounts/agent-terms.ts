/** Types of agent logins: clients, their requests, and grants. */
import type { AgentPolicy } from 'plugboard/agent'
import type { ConnectorChoice } from '../../../http/index.ts'

/** Levels of a grant. Each includes the levels before it. */
export const AGENT_LEVELS = ['read', 'write', 'delete', 'pay'] as const

/** A level of a grant, and a scope of OAuth. */
export type AgentLevel = (typeof AGENT_LEVELS)[number]

/** Returns the limits that a level sets. */
export function limitsOfLevel(level: AgentLevel): Pick<AgentPolicy, 'readOnly' | 'noDelete' | 'noPayments'> {
  const has = (least: AgentLevel) => AGENT_LEVELS.indexOf(level) >= AGENT_LEVELS.indexOf(least)
  return { readOnly: !has('write'), noDelete: !has('delete'), noPayments: !has('pay') }
}

/** A program that asks for access. It is public: it holds no secret. */
export interface AgentClient {
  readonly id: string
  /** As the client calls itself. */
  readonly name: string
  /** Host that published the client; undefined for a client that registered itself. */
  readonly host: string | undefined
  readonly redirectUris: readonly string[]
}

/** A checked login request of a client. */
export interface LoginRequest {
  readonly clientId: string
  readonly clientName: string
  readonly clientHost: string | null
  readonly redirectUri: string
  readonly state: string | null
  readonly codeChallenge: string
  /** The most that the client asks for. */
  readonly level: AgentLevel
}

/** Limits of an application on agent logins. Limits on calls belong to tokens. */
export type LoginPolicy = Omit<AgentPolicy, 'maxCalls'>

/** In whose name a login begins: an application of an organization. */
export interface LoginOwner {
  readonly organizationId: string
  readonly applicationId: string
}

/** The connectors that a row of a grant has. */
export function choiceOf({
  only_connectors: only,
  except_connectors: except,
}: {
  readonly only_connectors: string[] | null
  readonly except_connectors: string[] | null
}): ConnectorChoice {
  return { only: only ?? undefined, except: except ?? undefined }
}
