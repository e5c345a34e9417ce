/** The file by which the operator's commands find the server that has the data directory, and prove that they may ask it. */
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where a running server takes the operator's orders. */
export interface OperatorAddress {
  /** Of the admin listener, such as `http://127.0.0.1:8788`. */
  readonly origin: string
  /** Of the API, such as `http://127.0.0.1:8787`; absent for a worker. */
  readonly api?: string
  /** Made anew at each start; whoever may read the data directory knows it. */
  readonly token: string
  readonly pid: number
}

/** Writes the file, mode 0600; the function returned removes it. */
export async function writeAddress(dataDirectory: string, address: OperatorAddress): Promise<() => Promise<void>> {
  const file = fileIn(dataDirectory)
  const draft = `${file}.${address.pid}`
  await writeFile(draft, `${JSON.stringify(address)}\n`, { mode: 0o600 })
  await rename(draft, file)
  return () => rm(file, { force: true })
}

/** The address of the server that started last in a data directory; undefined when there is none. */
export async function readAddress(dataDirectory: string): Promise<OperatorAddress | undefined> {
  try {
    return JSON.parse(await readFile(fileIn(dataDirectory), 'utf8')) as OperatorAddress
  } catch {
    return undefined
  }
}

function fileIn(dataDirectory: string): string {
  return join(dataDirectory, 'operator.json')
}
