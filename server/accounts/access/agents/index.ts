/** Logins of agents: who asks, who decides, what was allowed. */
import type { AccessServices } from '../accounts/services.ts'
import { AgentClients } from './clients.ts'
import { AgentGrants } from './grants.ts'
import { AgentInvitations } from './invitations.ts'
import { AgentSkills } from './skills.ts'
import { LoginPages } from './login-pages.ts'
import { AgentLogins } from './logins.ts'
import { HolderMarks } from './marks.ts'

export type { AgentGrant, GrantRef, GrantTerms, GrantTokens } from './grants.ts'
export type { KnownLogin } from './logins.ts'
export type { StoredSkill } from './skills.ts'
export { AGENT_LEVELS, limitsOfLevel } from '../accounts/agent-terms.ts'
export type { AgentClient, AgentLevel, LoginOwner, LoginRequest } from '../accounts/agent-terms.ts'

/** Logins of agents: clients, grants, and invitations. */
export class Agents {
  readonly clients: AgentClients
  readonly grants: AgentGrants
  readonly invitations: AgentInvitations
  readonly logins: AgentLogins
  readonly marks: HolderMarks
  readonly pages: LoginPages
  readonly skills: AgentSkills

  constructor(services: AccessServices) {
    this.clients = new AgentClients(services)
    this.grants = new AgentGrants(services)
    this.invitations = new AgentInvitations(services)
    this.logins = new AgentLogins(services)
    this.marks = new HolderMarks(services)
    this.pages = new LoginPages(services)
    this.skills = new AgentSkills(services)
  }

  /** Removes expired rows. */
  async prune(): Promise<void> {
    await this.logins.prune()
    await this.invitations.prune()
    await this.grants.prune()
    await this.clients.prune()
    await this.marks.prune()
  }
}
