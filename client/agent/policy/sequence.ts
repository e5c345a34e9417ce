/** Rules on the order of calls. An agent that has read texts of strangers may be kept from sending: such a text may give orders. */
import { ConnectorError } from '../../../runtime/base/errors.ts'
import { fingerprintOf, quoted } from '../../../runtime/base/names.ts'
import { checkOptions, optionsOf, STRING, STRINGS } from '../../../runtime/base/options.ts'
import { isNamedBy, namesKind, type RuledOperation } from './broken-rules.ts'

/** Operations that are refused after others were called. */
export interface SequenceRule {
  /** Operations that read texts of strangers: names or globs, such as `gmail.*`. */
  readonly read: readonly string[]
  /** Operations that are refused afterwards, for the same token, grant or tools. */
  readonly refuse: readonly string[]
  /** Reason, as a sentence. A refusal ends with it. */
  readonly reason?: string
}

const RULE = optionsOf<SequenceRule>({ read: STRINGS, refuse: STRINGS, reason: STRING })

/** Checks rules: one without names would refuse nothing. @throws ConnectorError `invalid_params` */
export function checkSequenceRules(rules: readonly SequenceRule[]): void {
  for (const rule of rules) {
    checkOptions(rule, RULE, 'use the rule')
    for (const name of ['read', 'refuse'] as const)
      if (!Array.isArray(rule[name]) || rule[name].length === 0)
        throw new ConnectorError('invalid_params', `Cannot use the rule: ${name} names no operations`, { sent: false })
  }
}

/** Marks of the holder's earlier calls, shared by every process. */
export interface AgentMarks {
  has(mark: string): Promise<boolean>
  /** Sets a mark. Whether it is new. */
  add(mark: string): Promise<boolean>
}

/** Marks of one process, kept as long as the tools. */
export function localMarks(): AgentMarks {
  const marks = new Set<string>()
  return {
    has: async (mark) => marks.has(mark),
    async add(mark) {
      const isNew = !marks.has(mark)
      marks.add(mark)
      return isNew
    },
  }
}

/** Rules of a policy, and the marks of what was read. */
export interface Sequence {
  readonly after?: readonly SequenceRule[] | undefined
  readonly marks: AgentMarks
}

/**
 * Checks a call by what was read before, and marks what it reads before it is sent.
 * @example await checkSequence({ after: policy.after, marks }, { kind: 'slack', entity: 'messages', action: 'create' })
 * @throws ConnectorError `operation_forbidden` with the reason of the rule
 */
export async function checkSequence({ after = [], marks }: Sequence, operation: RuledOperation): Promise<void> {
  const { kind, entity, action } = operation
  const what = `Cannot call ${entity}.${action} of ${quoted(kind)}`
  await judge({ after, marks }, what, (patterns) => isNamedBy(patterns, operation))
}

/**
 * Checks a request, which counts as any operation of its kind.
 * @example await checkRequestSequence({ after: policy.after, marks }, { kind: 'slack', operations: [] })
 * @throws ConnectorError `operation_forbidden` with the reason of the rule
 */
export async function checkRequestSequence(
  { after = [], marks }: Sequence,
  { kind, operations }: { readonly kind: string; readonly operations: readonly Omit<RuledOperation, 'kind'>[] },
): Promise<void> {
  const what = `Cannot send a request to ${quoted(kind)}`
  await judge({ after, marks }, what, (patterns) => namesKind(patterns, kind, operations))
}

/** Actions that read the records of a search of all copies. */
const READING = ['search', 'list', 'get', 'api_search']

/**
 * Marks the entities whose records a search of all copies showed.
 * @example await markFound({ after: policy.after, marks }, [{ kind: 'gmail', entity: 'messages' }])
 */
export async function markFound(
  { after = [], marks }: Sequence,
  found: readonly { readonly kind: string; readonly entity: string }[],
): Promise<void> {
  const isRead = ({ read }: SequenceRule) =>
    found.some(({ kind, entity }) => READING.some((action) => isNamedBy(read, { kind, entity, action })))
  for (const rule of after) if (isRead(rule)) await marks.add(markOf(rule))
}

async function judge(
  { after = [], marks }: Sequence,
  what: string,
  isNamed: (patterns: readonly string[]) => boolean,
): Promise<void> {
  for (const rule of after) {
    if (!isNamed(rule.refuse) || !(await marks.has(markOf(rule)))) continue
    const reason = rule.reason === undefined ? '' : `. ${rule.reason}`
    throw new ConnectorError('operation_forbidden', `${what}: ${rule.read.join(', ')} was read before${reason}`, {
      sent: false,
      hint: 'Ask the person to do it, or to begin anew without reading it. Nothing was sent.',
    })
  }
  for (const rule of after) if (isNamed(rule.read)) await marks.add(markOf(rule))
}

function markOf({ read, refuse }: SequenceRule): string {
  return `read:${fingerprintOf(JSON.stringify([read, refuse]))}`
}
