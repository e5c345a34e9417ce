/** Whether the owner of a lock still runs, even in another container of the machine. */
import { open, readFile, readlink, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'

/** A process, distinct from later processes of its number. Texts are empty if the system does not have them. */
export interface Owner {
  readonly pid: number
  /** Start of the process, in the system's count. */
  readonly started: string
  /** The machine's start, from which `started` counts. */
  readonly boot: string
  /** The namespace of the number: each container has its own. */
  readonly namespace: string
}

/** This process. */
export async function self(): Promise<Owner> {
  return {
    pid: process.pid,
    started: await startOf(process.pid),
    boot: await text('/proc/sys/kernel/random/boot_id'),
    namespace: await readlink('/proc/self/ns/pid').catch(() => ''),
  }
}

/** Whether the owner of a folder's lock still runs. */
export async function isAlive(owner: Owner, directory: string): Promise<boolean> {
  const here = await self()
  if (owner.boot !== here.boot) return false
  if (owner.namespace !== here.namespace) return answers(directory)
  return hasPid(owner.pid) && (await startOf(owner.pid)) === owner.started
}

/** Answers on the folder's socket as long as the owner runs. @returns ends it */
export async function answerFor(directory: string): Promise<() => Promise<void>> {
  const file = join(directory, SOCKET)
  await rm(file, { force: true })
  const server = createServer((socket) => socket.on('error', () => undefined).destroy())
  await atSocket(directory, (path) => listening(server, path)).catch(() => undefined)
  server.unref()
  return async () => {
    await new Promise((resolve) => server.close(resolve))
    await rm(file, { force: true })
  }
}

const SOCKET = 'lock.socket'

function listening(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => server.on('error', reject).listen(path, resolve))
}

function answers(directory: string): Promise<boolean> {
  return atSocket(directory, (path) => {
    const socket = connect(path)
    return new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    }).finally(() => socket.destroy())
  })
}

/** Names the folder by its open handle, since a socket's path has at most 108 bytes. */
async function atSocket<T>(directory: string, work: (path: string) => Promise<T>): Promise<T> {
  const handle = await open(directory)
  try {
    return await work(`/proc/self/fd/${handle.fd}/${SOCKET}`)
  } finally {
    await handle.close()
  }
}

/** Whether a process of this machine has a number. */
export function hasPid(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return pid > 0
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Field 22 of https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html, the 20th after the name in parentheses. */
async function startOf(pid: number): Promise<string> {
  const stat = await text(`/proc/${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function text(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '')
}
