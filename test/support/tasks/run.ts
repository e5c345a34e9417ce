/** `npm run measure:tasks`: runs the tasks by a program, or by a model behind an endpoint. */
import { parseArgs } from 'node:util'
import { type Api, APIS } from './chat.ts'
import { EndpointError, endpointOf, KEY_NAME } from './endpoint.ts'
import { type PlayedTask, type Run, runJson, runLine, taskLine } from './figures.ts'
import { type Player, playModel } from './model.ts'
import { faultOfProgram } from './program.ts'
import { openScene } from './scene.ts'
import { type AgentTask, readTasks, TASK_KINDS } from './tasks.ts'

/** Everything outside a run. */
export interface TasksIo {
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal
  out(line: string): void
  err(line: string): void
}

const USAGE = `npm run measure:tasks -- [--task <name>] [--failed] [--json]
npm run measure:tasks -- --model <name> --endpoint <url> [--api ${APIS.join('|')}] [--turns <number>] [--task <name>] [--failed] [--json]
The key is in the environment variable ${KEY_NAME}.`

const OPTIONS = {
  model: { type: 'string' },
  endpoint: { type: 'string' },
  api: { type: 'string' },
  turns: { type: 'string' },
  task: { type: 'string' },
  failed: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

/** Arguments of a run. */
interface Asked {
  readonly tasks: readonly AgentTask[]
  /** Undefined for the program. */
  readonly player: Player | undefined
  /** Whether only the tasks that fail have a line. */
  readonly failed: boolean
  readonly json: boolean
}

/** Runs the tasks, and prints figures. Returns the exit code: 0, 1 for an error, and 130 for Ctrl-C. */
export async function runTasks(io: TasksIo): Promise<number> {
  let asked: Asked
  try {
    asked = askedOf(io)
  } catch (error) {
    io.err((error as Error).message)
    return 1
  }
  const played: PlayedTask[] = []
  const stopped = await playAll(io, asked, played)
  const { player, tasks, json } = asked
  const run: Run = {
    ...(player && { model: player.endpoint.model, endpoint: player.endpoint.url.host, api: player.api }),
    date: new Date().toISOString().slice(0, 10),
    kinds: TASK_KINDS.length,
    tasks: tasks.length,
    played,
    ...(stopped && { stopped: stopped.message }),
  }
  if (json) io.out(runJson(run))
  else if (played.length > 0) io.out(runLine(run))
  if (stopped) io.err(stopped.message)
  return stopped ? stopped.code : 0
}

/** @throws Error about the arguments or the environment */
function askedOf({ args, env }: TasksIo): Asked {
  const { values } = parseArgs({ args: [...args], options: OPTIONS })
  const { model, endpoint, api = 'openai', turns = '25', failed, json } = values
  const tasks = readTasks(values.task)
  const modelOnly = [endpoint, values.api, values.turns].some((value) => value !== undefined)
  if (model === undefined && modelOnly) throw new Error(`Cannot ask a model without --model.\n${USAGE}`)
  if (model === undefined) return { tasks, player: undefined, failed, json }
  if (endpoint === undefined) throw new Error(`Cannot ask the model ${model} without --endpoint.\n${USAGE}`)
  if (!isApi(api)) throw new Error(`Cannot use --api ${api}: it is ${APIS.join(' or ')}.`)
  if (!/^[1-9]\d{0,3}$/.test(turns)) throw new Error(`Cannot use --turns ${turns}: it is a number from 1.`)
  const player = { endpoint: endpointOf(endpoint, model, env[KEY_NAME]), api, turns: Number(turns) }
  return { tasks, player, failed, json }
}

function isApi(name: string): name is Api {
  return (APIS as readonly string[]).includes(name)
}

/** Runs all tasks, each with third parties of its own. Returns why it stopped before the end. */
async function playAll(
  io: TasksIo,
  { tasks, player, failed, json }: Asked,
  played: PlayedTask[],
): Promise<{ readonly message: string; readonly code: number } | undefined> {
  for (const task of tasks) {
    try {
      io.signal.throwIfAborted()
      const one = await play(task, player, io.signal)
      played.push(one)
      if (failed ? one.fault !== undefined : player) (json ? io.err : io.out)(taskLine(one))
    } catch (error) {
      if (io.signal.aborted) return { message: `interrupted in the task "${task.task}"`, code: 130 }
      if (error instanceof EndpointError) return { message: error.message, code: 1 }
      throw error
    }
  }
  return undefined
}

async function play(task: AgentTask, player: Player | undefined, signal: AbortSignal): Promise<PlayedTask> {
  const scene = await openScene()
  try {
    if (player) return { task: task.task, ...(await playModel(player, task, scene, signal)) }
    return { task: task.task, fault: await faultOfProgram(scene, task.steps) }
  } finally {
    await scene.close()
  }
}
