/** Skills of organizations: guides that they write for their agents. */
import type { AccessServices } from '../accounts/services.ts'

/** Maximum number of skills of an organization. */
const MOST_SKILLS = 100

/** A skill as it is stored. */
export interface StoredSkill {
  readonly name: string
  readonly kinds: readonly string[]
  /** Counts how often it was written. */
  readonly version: number
  /** Markdown. */
  readonly text: string
  readonly updatedAt: Date
}

interface SkillRow {
  readonly name: string
  readonly kinds: string[]
  readonly version: number
  readonly text: string
  readonly updated_at: Date
}

/** The skills of a database. */
export class AgentSkills {
  readonly #services: AccessServices

  constructor(services: AccessServices) {
    this.#services = services
  }

  /** The skills of an organization, by name. */
  async list(organizationId: string): Promise<StoredSkill[]> {
    const rows = await this.#services.database
      .of(organizationId)
      .query<SkillRow>(
        'select name, kinds, version, text, updated_at from agent_skills where organization_id = $1 order by name',
        [organizationId],
      )
    return rows.map(skillOfRow)
  }

  /** Writes a skill. @returns undefined when the organization has too many */
  async put(
    organizationId: string,
    { name, kinds, text }: Pick<StoredSkill, 'name' | 'kinds' | 'text'>,
  ): Promise<StoredSkill | undefined> {
    const { database, now } = this.#services
    const [row] = await database.of(organizationId).query<SkillRow>(
      `insert into agent_skills (organization_id, name, kinds, version, text, updated_at)
       select $1::uuid, $2::text, $3::text[], 1, $4::text, $5::timestamptz
       where exists (select from agent_skills where organization_id = $1::uuid and name = $2::text)
         or (select count(*) from agent_skills where organization_id = $1::uuid) < $6
       on conflict (organization_id, name) do update
         set kinds = excluded.kinds, version = agent_skills.version + 1, text = excluded.text, updated_at = excluded.updated_at
       returning name, kinds, version, text, updated_at`,
      [organizationId, name, kinds, text, new Date(now()), MOST_SKILLS],
    )
    return row && skillOfRow(row)
  }

  /** Removes a skill, if there is one. */
  async remove(organizationId: string, name: string): Promise<void> {
    await this.#services.database
      .of(organizationId)
      .query('delete from agent_skills where organization_id = $1 and name = $2', [organizationId, name])
  }
}

function skillOfRow({ updated_at: updatedAt, ...row }: SkillRow): StoredSkill {
  return { ...row, updatedAt }
}
