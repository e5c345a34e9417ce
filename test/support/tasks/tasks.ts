/** The tasks of test/data/agent-tasks.yaml. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { nearest } from '../../../runtime/base/names.ts'
import { ROOT } from '../root.ts'

/** Params by name. */
export type TaskParams = Readonly<Record<string, unknown>>

/** A person's request to an agent. */
export interface TaskStep {
  readonly say: string
  readonly writes?: boolean
  /** Values that the person knows, by the names that tools give params. `$name` stands for a kept value. */
  readonly given?: TaskParams
  /** Names of kept values, by their path in the first record. */
  readonly keep?: Readonly<Record<string, string>>
  /** Operations that a person would accept. */
  readonly means: readonly string[]
}

/** Requests that lead to one result. */
export interface AgentTask {
  readonly task: string
  readonly steps: readonly TaskStep[]
}

/** Kinds that are connected in a task. */
export const TASK_KINDS: readonly string[] = [
  'stripe',
  'github',
  'linear',
  'zendesk-support',
  'hubspot',
  'jira',
  'slack',
]

/** All tasks, or the one of a name. @throws Error for a name that no task has */
export function readTasks(name?: string): readonly AgentTask[] {
  const tasks = parse(readFileSync(join(ROOT, 'test', 'data', 'agent-tasks.yaml'), 'utf8')) as readonly AgentTask[]
  if (name === undefined) return tasks
  const found = tasks.filter(({ task }) => task === name)
  if (found.length > 0) return found
  const near = nearest(
    name,
    tasks.map(({ task }) => task),
  )
  const hint = near === undefined ? 'The names are in test/data/agent-tasks.yaml.' : `Did you mean "${near}"?`
  throw new Error(`Cannot play the task "${name}": there is none of this name. ${hint}`)
}

/** Whether a text stands for a kept value. */
export function isKept(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('$')
}
