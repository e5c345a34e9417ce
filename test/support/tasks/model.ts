/** Runs a task by a model behind an endpoint, with the tools and instructions that an agent gets. */
import { agentToolsOf, INSTRUCTIONS } from '../../../client/agent/index.ts'
import { isObject } from '../../../runtime/base/json.ts'
import { type Api, openConversation, type Tokens, type ToolCall, type ToolResult, type Turn } from './chat.ts'
import type { Endpoint } from './endpoint.ts'
import { faultOfCalls } from './judge.ts'
import type { Scene } from './scene.ts'
import { type AgentTask, isKept } from './tasks.ts'

/** Rules for the model, beside the task. */
const RULES =
  'Do the whole task with the tools, in order, without asking back. Where several records fit, take the first. Change nothing else. Say "done" when it is done.'

/** How a task went. */
export interface Outcome {
  /** Why it is not done; undefined when it is. */
  readonly fault: string | undefined
  readonly turns: number
  /** Calls of tools. */
  readonly calls: number
  /** Of all turns; undefined where the endpoint counts none. */
  readonly tokens: Tokens | undefined
}

/** A model, and its limit. */
export interface Player {
  readonly endpoint: Endpoint
  readonly api: Api
  /** Most answers of the model in a task. */
  readonly turns: number
}

/** Runs a task. @throws EndpointError, and the reason of `signal` */
export async function playModel(
  { endpoint, api, turns }: Player,
  task: AgentTask,
  { source, done }: Scene,
  signal: AbortSignal,
): Promise<Outcome> {
  const tools = agentToolsOf(source)
  const opening = { system: INSTRUCTIONS, user: requestOf(task), tools: tools.descriptions }
  const next = openConversation(endpoint, api, opening)
  const answers: Turn[] = []
  let results: readonly ToolResult[] = []
  for (;;) {
    const answer = await next(results, signal)
    answers.push(answer)
    const isEnded = answer.calls.length === 0
    if (isEnded || answers.length >= turns) {
      const fault = isEnded ? faultOfCalls(task.steps, done) : `is not done after ${turns} turns`
      return { fault, turns: answers.length, ...sumOf(answers) }
    }
    results = []
    for (const call of answer.calls) results = [...results, await resultOf(tools, call, signal)]
  }
}

async function resultOf(
  tools: ReturnType<typeof agentToolsOf>,
  { id, name, input }: ToolCall,
  signal: AbortSignal,
): Promise<ToolResult> {
  const output = input
    ? await tools.call(name, input, { signal })
    : { error: { code: 'invalid_params', message: 'The arguments are no JSON object. Call the tool again.' } }
  return { id, text: JSON.stringify(output), isError: isObject(output.error) }
}

function sumOf(answers: readonly Turn[]): Pick<Outcome, 'calls' | 'tokens'> {
  const calls = answers.reduce((sum, turn) => sum + turn.calls.length, 0)
  const tokens = answers.reduce<Tokens | undefined>((sum, turn) => addTokens(sum, turn.tokens), { input: 0, output: 0 })
  return { calls, tokens }
}

/** A sum; unknown if one of both is. */
export function addTokens(one: Tokens | undefined, other: Tokens | undefined): Tokens | undefined {
  return one && other && { input: one.input + other.input, output: one.output + other.output }
}

/** The task as the model reads it: the words of each step, and what the person knows. */
function requestOf({ task, steps }: AgentTask): string {
  const lines = steps.map(({ say, given }, at) => {
    const values = withoutKept(given ?? {})
    return `${at + 1}. ${say}${values === undefined ? '' : `, with ${JSON.stringify(values)}`}`
  })
  return `${RULES}\n\nTask: ${task}\n${lines.join('\n')}`
}

/** A value without what stands for a record; undefined where nothing is left. */
function withoutKept(value: unknown): unknown {
  if (isKept(value)) return undefined
  if (Array.isArray(value)) return value.some((one) => withoutKept(one) === undefined) ? undefined : value
  if (!isObject(value)) return value
  const left = Object.entries(value).flatMap(([name, one]): [string, unknown][] => {
    const rest = withoutKept(one)
    return rest === undefined ? [] : [[name, rest]]
  })
  return left.length === 0 ? undefined : Object.fromEntries(left)
}
