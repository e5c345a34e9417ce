/** Threads of this program, as it is written or compiled. */
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

/** Reads TypeScript where a thread starts from sources, as in tests and in a clone. */
const LOADER = 'tsx/esm/api'

/**
 * Starts a thread.
 * @param name of its module, beside the module that starts it
 * @param from the address of that module: `import.meta.url`
 */
export function startThread(name: string, from: string, options: WorkerOptions = {}): Worker {
  const extension = extname(fileURLToPath(from))
  const file = new URL(`${name}${extension}`, from)
  if (extension === '.js') return new Worker(file, options)
  const [loader, source] = [JSON.stringify(LOADER), JSON.stringify(file.href)]
  const script = `import(${loader}).then(({ register }) => { register(); return import(${source}) })`
  return new Worker(script, { ...options, eval: true })
}
