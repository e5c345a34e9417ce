/** The file by which the operator's commands find the server that has the data directory, and prove that they may ask it. */
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../../ground/store/index.ts'

/** Where a running server takes the operator's orders. */
export interface OperatorAddress {
  /** Of the admin listener, such as `http://127.0.0.1:8788`. */
  readonly origin: string
  /** Of the API, such as `http://127.0.0.1:8787`; absent for a worker. */
  readonly api?: string
  /** Of the console, such as `http://127.0.0.1:8789`; absent when the settings switch it off. */
  readonly console?: string
  /** Made anew at each start. Every reader of the data directory knows it. Absent on PostgreSQL: commands open that database themselves. */
  readonly token?: string
  readonly pid: number
}

/** Writes the file, mode 0600; the function returned removes it, unless a later server has written its own. */
export async function writeAddress(
  dataDirectory: string,
  engine: Database['engine'],
  address: OperatorAddress,
): Promise<() => Promise<void>> {
  const file = fileIn(dataDirectory, engine)
  const draft = `${file}.${address.pid}`
  const text = `${JSON.stringify(address)}\n`
  await writeFile(draft, text, { mode: 0o600 })
  await rename(draft, file)
  return async () => {
    if ((await readFile(file, 'utf8').catch(() => undefined)) === text) await rm(file, { force: true })
  }
}

/** The address of the server that started last in a data directory; undefined when there is none. */
export async function readAddress(
  dataDirectory: string,
  engine: Database['engine'],
): Promise<OperatorAddress | undefined> {
  try {
    return JSON.parse(await readFile(fileIn(dataDirectory, engine), 'utf8')) as OperatorAddress
  } catch {
    return undefined
  }
}

/** A data directory may serve a server of each engine. */
function fileIn(dataDirectory: string, engine: Database['engine']): string {
  return join(dataDirectory, engine === 'embedded' ? 'operator.json' : `operator-${engine}.json`)
}
