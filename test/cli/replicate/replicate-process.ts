/** A process that replicates round after round until it is killed. Its words are a target, and options of `plugboard replicate`. */
import { processIo } from '../../../cli/base/io.ts'
import { replicate } from '../../../cli/commands/replicate.ts'
import { createContext } from '../../../cli/table/context.ts'

const [, , target = '', once] = process.argv
const io = processIo()
const context = await createContext(io, {}, () => {})
const to = target.startsWith('postgres:') ? {} : { to: target }
const env = { ...io.env, PLUGBOARD_REPLICATE_TO: target }
process.stdout.write('ready\n')
const options = once === 'once' ? { once: true as const } : { interval: 0.001 }
process.exitCode = await replicate({ ...context, env }, [], { ...to, ...options })
process.exit()
