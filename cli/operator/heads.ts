/** Files with heads of audit trails: the JSON list of `verify`, and the JSON Lines of a server. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { VerifyReport } from '@plugboard/server/operate'
import { tryParseJson, isObject } from 'plugboard/internal'
import { UsageError } from '../base/usage.ts'

type Heads = VerifyReport['heads']

/** The heads of a file. */
export interface StoredHeads {
  /** Distinct heads. */
  readonly heads: Heads
  /** Whether `verify` writes the file. A server's file is only read. */
  readonly isOwn: boolean
}

/**
 * Reads the heads of a file; none from a missing file.
 * @param serversFile the setting `audit.headsFile`
 * @throws UsageError for an unreadable file, or other content
 */
export async function readHeads(file: string, serversFile: string | undefined): Promise<StoredHeads> {
  const isServers = serversFile !== undefined && resolve(file) === serversFile
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new UsageError(`Cannot read the heads ${JSON.stringify(file)}: ${error.code}`, 'Name a file with --heads.')
  })
  if (text === undefined) return { heads: [], isOwn: !isServers }
  if (!text.trimStart().startsWith('[')) return { heads: readLines(text, file), isOwn: false }
  const heads = tryParseJson(text)
  if (!Array.isArray(heads)) throw wrong(file, 'it is not JSON from verify')
  return {
    heads: distinct(heads.map((head, at) => headOf(head) ?? refuse(file, `/${at} is not a head`))),
    isOwn: !isServers,
  }
}

function readLines(text: string, file: string): Heads {
  const lines = text.split('\n').map((line, at) => ({ line: line.trim(), number: at + 1 }))
  return distinct(
    lines
      .filter(({ line }) => line !== '')
      .map(({ line, number }) => headOf(tryParseJson(line)) ?? refuse(`${file}:${number}`, 'the line is not a head')),
  )
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const SHA256 = /^[0-9a-f]{64}$/

function headOf(value: unknown): Heads[number] | undefined {
  const { organizationId, seq, hash } = isObject(value) ? value : {}
  if (typeof organizationId !== 'string' || !UUID.test(organizationId)) return undefined
  if (typeof seq !== 'number' || !Number.isSafeInteger(seq)) return undefined
  if (typeof hash !== 'string' || !SHA256.test(hash)) return undefined
  return { organizationId, seq, hash }
}

/** Removes repeated heads: a restarted server publishes them again. */
function distinct(heads: Heads): Heads {
  return [...new Map(heads.map((head) => [`${head.organizationId} ${head.seq} ${head.hash}`, head])).values()]
}

function refuse(where: string, state: string): never {
  throw wrong(where, state)
}

function wrong(where: string, state: string): UsageError {
  return new UsageError(
    `Cannot read the heads ${JSON.stringify(where)}: ${state}`,
    'Name a file from verify or the audit.headsFile of a server. If a full disk cut off the last line, remove that line.',
  )
}
