/** Figures of a run, as lines and as JSON. */
import { addTokens, type Outcome } from './model.ts'
import type { Tokens } from './chat.ts'

/** A task that ran to its end. */
export interface PlayedTask extends Partial<Omit<Outcome, 'fault'>> {
  readonly task: string
  readonly fault: string | undefined
}

/** A run. */
export interface Run {
  /** Name of the model; absent for the program. */
  readonly model?: string
  /** Host and protocol of the model. */
  readonly endpoint?: string
  readonly api?: string
  readonly date: string
  /** Number of connected kinds. */
  readonly kinds: number
  /** Number of tasks that were asked for. */
  readonly tasks: number
  readonly played: readonly PlayedTask[]
  /** Why the run stopped before its end. */
  readonly stopped?: string
}

/** The line of a task. */
export function taskLine({ task, fault, calls, tokens }: PlayedTask): string {
  const counted = calls === undefined ? '' : ` (${calls} calls, ${tokensText(tokens)})`
  return `  ${task}: ${fault ?? 'ends'}${counted}`
}

/** The line of a run. */
export function runLine(run: Run): string {
  const ended = run.played.filter(({ fault }) => fault === undefined).length
  const of = run.played.length === run.tasks ? '' : ` played, of ${run.tasks} in all`
  const who = run.model === undefined ? '' : `; ${run.model} at ${run.endpoint ?? ''}, ${run.date}`
  const counted = run.model === undefined ? '' : `; ${callsOf(run)} calls, ${tokensText(tokensOf(run))}`
  return `${ended} of ${run.played.length} tasks${of} end, with ${run.kinds} kinds connected${counted}${who}`
}

/** The run with its sums. */
export function runJson(run: Run): string {
  const { played, ...rest } = run
  const ended = played.filter(({ fault }) => fault === undefined).length
  const sums = run.model === undefined ? {} : { calls: callsOf(run), tokens: tokensOf(run) ?? null }
  const results = played.map(({ task, fault, turns, calls, tokens }) => {
    const counted = calls === undefined ? {} : { turns, calls, tokens: tokens ?? null }
    return { task, ended: fault === undefined, ...(fault !== undefined && { fault }), ...counted }
  })
  return JSON.stringify({ ...rest, played: played.length, ended, ...sums, results }, undefined, 2)
}

function callsOf({ played }: Run): number {
  return played.reduce((sum, { calls = 0 }) => sum + calls, 0)
}

function tokensOf({ played }: Run): Tokens | undefined {
  return played.reduce<Tokens | undefined>((sum, { tokens }) => addTokens(sum, tokens), { input: 0, output: 0 })
}

function tokensText(tokens: Tokens | undefined): string {
  if (!tokens) return 'tokens not counted by the endpoint'
  return `${tokens.input.toLocaleString('en')} tokens in, ${tokens.output.toLocaleString('en')} out`
}
