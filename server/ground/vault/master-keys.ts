/** Master keys of the installation: read from files, used to wrap other keys, never shown. */
import { createHash, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { link, mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ConnectorError } from 'plugboard/runtime'
import { readSecretFile, variableOf } from '../../config/index.ts'
import { openBytes, sealBytes } from './sealing.ts'

/** Bytes of a master key. */
export const KEY_BYTES = 32
const SETTING = 'masterKeyFiles'

/** How to create the key of a new installation. */
export const HOW_TO_MAKE =
  'For a new installation, create one: (umask 077; openssl rand -base64 32 > master.key). Keep a copy: without it no secret opens.'

/** A key that wraps keys. Printing it shows its fingerprint only. */
export class MasterKey {
  /** First 16 hexadecimal digits of a SHA-256 over the key. It names the key and reveals nothing of it. */
  readonly fingerprint: string
  readonly #key: KeyObject

  constructor(bytes: Buffer) {
    this.#key = createSecretKey(bytes)
    this.fingerprint = createHash('sha256').update('plugboard master key 1\0').update(bytes).digest('hex').slice(0, 16)
  }

  /** Wraps a key for one use. */
  wrap(use: readonly string[], key: KeyObject): Buffer {
    const bytes = key.export()
    const wrapped = sealBytes(this.#key, ['plugboard wrap 1', this.fingerprint, ...use], bytes)
    bytes.fill(0)
    return wrapped
  }

  /** Unwraps a key; undefined for another master or use, and after any change. */
  unwrap(use: readonly string[], wrapped: Buffer): KeyObject | undefined {
    const bytes = openBytes(this.#key, ['plugboard wrap 1', this.fingerprint, ...use], wrapped)
    if (bytes?.length !== KEY_BYTES) return undefined
    const key = createSecretKey(bytes)
    bytes.fill(0)
    return key
  }
}

/** A ring of master keys. Each opens; `rotate` moves everything to the first, the newest. */
export class MasterKeys {
  #newest: MasterKey
  readonly #ring: Map<string, MasterKey>

  constructor(keys: readonly [MasterKey, ...MasterKey[]]) {
    this.#newest = keys[0]
    this.#ring = new Map(keys.map((key) => [key.fingerprint, key]))
  }

  get newest(): MasterKey {
    return this.#newest
  }

  /** Adds a key as the newest, while the process runs. */
  add(key: MasterKey): void {
    this.#ring.set(key.fingerprint, key)
    this.#newest = key
  }

  get fingerprints(): readonly string[] {
    return [...this.#ring.keys()]
  }

  /** @throws ConnectorError `invalid_configuration` that names the fingerprint when the ring lacks it */
  get(fingerprint: string): MasterKey {
    const key = this.#ring.get(fingerprint)
    if (key === undefined) throw this.missing([fingerprint])
    return key
  }

  /** The error for master keys that the database needs and the ring lacks. */
  missing(needed: readonly string[]): ConnectorError {
    const [lacks, has] = [needed, this.fingerprints].map((all) => all.map((one) => `"${one}"`).join(', '))
    const state = `the database needs the master key with fingerprint ${lacks}; the files have ${has}`
    return new ConnectorError('invalid_configuration', `Cannot open the vault: ${state}`, {
      hint: `Name the file of that key in ${SETTING} (${variableOf(SETTING)}). A backup does not contain it: look where the keys of the installation are stored.`,
      errors: [{ field: SETTING, message: state, error_code: 'wrong_key' }],
    })
  }
}

/**
 * Reads a ring from files, the newest first. A file holds 32 bytes as base64 or hexadecimal text.
 * @throws ConnectorError `invalid_configuration` without a file, and for a file that is unreadable, readable for others, or no key
 */
export function readMasterKeys(files: readonly string[]): MasterKeys {
  const [first, ...others] = files.map(readMasterKey)
  if (first === undefined) throw noMasterKey()
  return new MasterKeys([first, ...others])
}

/** The error for settings that name no file. */
export function noMasterKey(): ConnectorError {
  return new ConnectorError('invalid_configuration', `Cannot open the vault: no master key is set`, {
    hint: `Name the file of a master key in ${SETTING} (${variableOf(SETTING)}). ${HOW_TO_MAKE}`,
    errors: [{ field: SETTING, message: 'must name a file', error_code: 'required' }],
  })
}

function readMasterKey(file: string): MasterKey {
  return masterKeyOf(file, readSecretFile(file, SETTING, HOW_TO_MAKE))
}

/** Reads the key in the text of a file. @throws ConnectorError `invalid_configuration` for another text */
export function masterKeyOf(file: string, text: string): MasterKey {
  const bytes = decoded(text)
  if (bytes !== undefined) return new MasterKey(bytes)
  const state = `${JSON.stringify(file)} does not contain 32 bytes as base64 or hexadecimal text`
  throw new ConnectorError('invalid_configuration', `Cannot read a master key: ${state}`, {
    hint: 'Create one with: openssl rand -base64 32',
    errors: [{ field: SETTING, message: state, error_code: 'format' }],
  })
}

function decoded(text: string): Buffer | undefined {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex')
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(text)) return undefined
  return Buffer.from(text, 'base64')
}

/**
 * Writes a new master key to a file of mode 0600, whole or not at all, and returns its fingerprint.
 * @param textOf the content of the file; base64 by default
 * @throws ConnectorError `invalid_configuration` if the file exists: a key is never overwritten
 */
export async function createMasterKey(
  file: string,
  textOf: (bytes: Buffer) => Promise<string> = async (bytes) => `${bytes.toString('base64')}\n`,
): Promise<string> {
  const bytes = randomBytes(KEY_BYTES)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const text = await textOf(bytes)
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  try {
    await writeDurably(draft, text)
    await link(draft, file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const state = code === 'EEXIST' ? 'the file already exists' : `the file cannot be written (${code})`
    throw new ConnectorError(
      'invalid_configuration',
      `Cannot create a master key in ${JSON.stringify(file)}: ${state}`,
      {
        hint: `Name a new file in ${SETTING}, in a folder that the server may write.`,
        errors: [{ field: SETTING, message: state, error_code: 'file' }],
      },
    )
  } finally {
    await rm(draft, { force: true })
  }
  return new MasterKey(bytes).fingerprint
}

async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
