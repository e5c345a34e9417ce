/** Processes of the benchmarks. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Returns the first message of a process. @throws Error with a text if the process ends without one */
export async function firstMessage<Message>(child: ChildProcess, ended: string): Promise<Message> {
  const end = once(child, 'exit').then(() => Promise.reject(new Error(ended)))
  const [message] = (await Promise.race([once(child, 'message'), end])) as [Message]
  return message
}
