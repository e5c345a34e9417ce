/** Kinds that organizations upload: stored by version, read on demand, visible only to their organization. */
import { compile, ConnectorError, type FieldError, ManifestError, type Plan } from 'plugboard/runtime'
import { quantity, quoted } from 'plugboard/internal'
import { BoundedCache } from '../../ground/base/index.ts'
import { type InstalledCatalogue, type KindEntry, markOwn, type VisibleKinds } from '../catalogue/index.ts'
import { ServerError } from '../../ground/errors/index.ts'
import type { Shares } from '../../ground/limits/index.ts'
import type { Notifications } from '../../ground/notifications/index.ts'
import type { Log } from '../../ground/observe/index.ts'
import { type Database, DatabaseError, type Session } from '../../ground/store/index.ts'
import { checkAgainst, checkUpload, textDigest, inUse, invalid, problemField, unusableKind } from './checks.ts'
import { formDigest, type FormKey, storedForm, storeForm } from './forms.ts'
import { hostsDigest } from './hosts.ts'
import type { ReadManifest } from './messages.ts'
import { ManifestReader } from './reader.ts'
import { RefusedUploads } from './refused-uploads.ts'
import {
  exclusively,
  ownKindRows,
  type OwnKindRow,
  type OwnVersionRow,
  removeKind,
  removeVersion,
  setNewest,
  storeVersion,
  storedManifest,
  usesOf,
  versionRows,
} from './rows.ts'

/** Limits of own kinds. */
export interface OwnKindLimits {
  /** Kinds of one organization; 0 switches own kinds off. */
  readonly kinds: number
  /** Stored versions of one kind. */
  readonly versions: number
  /** Of one manifest, in UTF-8. */
  readonly bytes: number
  /** Refused uploads of one organization in a minute. */
  readonly refusedPerMinute: number
}

/** Deletes what an own kind leaves elsewhere, in the transaction of its removal. */
export type Forget = (sql: Session, organizationId: string, kind: string) => Promise<void>

/** Options of own kinds. */
export interface OwnKindsOptions {
  readonly database: Database
  readonly notifications: Notifications
  readonly catalogue: InstalledCatalogue
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly limits: OwnKindLimits
  readonly shares: Shares
  /** Whether calls may reach private addresses. */
  readonly allowPrivate: boolean
  /** Of flows and grants that are on their way, and of OAuth applications. */
  readonly forget: { readonly flows: Forget; readonly applications: Forget }
  readonly readers?: Readers
}

/** Two threads, so that no call waits for an upload. */
export interface Readers {
  /** Of what calls need. */
  readonly calls: ManifestReader
  readonly uploads: ManifestReader
}

/** Result of an upload. */
export interface StoredKind {
  readonly kind: string
  readonly isNew: boolean
  readonly warnings: readonly FieldError[]
}

/** Longest use of an organization's list without a published change. */
const FRESH_MS = 5_000
/** The rows of an organization without own kinds. */
const NONE = '[]'
/** Lists in memory by their weight, which is more for those with own kinds, and characters of the manifests whose plans are. */
const LISTS_WEIGHT = 10_000
const WEIGHT = 200
const PLANS_LENGTH = 32 * 2 ** 20
/** Maximum number of manifests that wait for one organization's calls, beside one for each of its kinds. */
const WAITING = 10
/** Time limit for reading an upload, in milliseconds. */
const UPLOAD_MS = 15_000

interface CachedList {
  readonly at: number
  readonly kinds: Promise<LoadedList>
}

interface LoadedList {
  readonly kinds: VisibleKinds
  /** JSON text of the rows that it was read from. */
  readonly rows: string
}

/** The own kinds of an installation. */
export class OwnKinds {
  readonly #options: OwnKindsOptions
  readonly #readers: Readers
  readonly #refused: RefusedUploads
  readonly #digest: (textHash: string) => string
  readonly #lists = new BoundedCache<string, CachedList>({ maxSize: LISTS_WEIGHT })
  readonly #plans = new BoundedCache<string, Promise<Plan>>({ maxSize: PLANS_LENGTH })
  readonly #unsubscribe: () => void

  constructor(options: OwnKindsOptions) {
    this.#options = options
    this.#readers = options.readers ?? {
      calls: new ManifestReader({ waiting: options.limits.kinds + WAITING }),
      uploads: new ManifestReader({ limitMs: UPLOAD_MS }),
    }
    this.#refused = new RefusedUploads(options.shares, options.limits.refusedPerMinute)
    this.#digest = formDigest(options.catalogue.entries)
    this.#unsubscribe = options.notifications.subscribe(({ subject, id }) => {
      if (subject === 'kinds') this.#lists.delete(id)
    })
  }

  /** The kinds that an organization sees: the same object as long as they do not change. @throws ConnectorError `storage_unavailable` */
  async of(organizationId: string): Promise<VisibleKinds> {
    const known = this.#lists.get(organizationId)
    const at = performance.now()
    if (known && at - known.at < FRESH_MS) return (await known.kinds).kinds
    const loading = this.#load(organizationId, known)
    const list = { at, kinds: loading }
    this.#lists.set(organizationId, list, { size: 1 })
    try {
      const { kinds, rows } = await loading
      if (rows !== NONE && this.#lists.peek(organizationId) === list)
        this.#lists.set(organizationId, list, { size: WEIGHT })
      return kinds
    } catch (error) {
      if (this.#lists.peek(organizationId) === list) this.#lists.delete(organizationId)
      throw error
    }
  }

  /**
   * Stores a manifest as the newest version of a kind. The same text again changes nothing.
   * @throws ConnectorError `validation_error` with every problem and its position, `body_too_large`, `operation_forbidden`,
   * `quota_exceeded`, `definition_in_use`, `rate_limited` once too many were refused
   */
  async put(organizationId: string, kind: string, text: string): Promise<StoredKind> {
    const { limits } = this.#options
    if (limits.kinds === 0) throw switchedOff()
    if (Buffer.byteLength(text) > limits.bytes)
      throw new ServerError('body_too_large', `Cannot read the manifest: it has more than ${limits.bytes} bytes`)
    return this.#refused.counted(organizationId, () => this.#put(organizationId, kind, text))
  }

  async #put(organizationId: string, kind: string, text: string): Promise<StoredKind> {
    const { catalogue, allowPrivate, notifications } = this.#options
    const file = `${kind}.yaml`
    const read = await this.#readers.uploads.read(organizationId, { text, file }).catch((error: unknown) => {
      throw error instanceof ManifestError ? invalid(error, file) : error
    })
    checkUpload({ kind, text, read, installed: catalogue.entries, allowPrivate })
    const moved = await this.#movedHosts(organizationId, kind, read)
    const isNew = await this.#store(organizationId, { text, read, moved })
    if (isNew) await notifications.publish({ subject: 'kinds', id: organizationId })
    return { kind, isNew, warnings: read.warnings.map((problem) => problemField(problem, file)) }
  }

  /**
   * Removes a kind, or one version of it.
   * @throws ConnectorError `definition_not_found`, `definition_in_use`
   */
  async remove(organizationId: string, kind: string, version?: string): Promise<void> {
    const { database, notifications } = this.#options
    await exclusively(database, organizationId, async (sql) => {
      const row = (await ownKindRows(sql, organizationId)).find((one) => one.kind === kind)
      const versions = await versionRows(sql, organizationId, kind)
      if (!row || (version !== undefined && !versions.some((one) => one.version === version)))
        throw notFound(kind, version)
      if (version !== undefined && version !== row.version) return removeVersion(sql, organizationId, kind, version)
      const uses = await usesOf(sql, organizationId, kind, true)
      if (uses.connectors > 0) throw inUse(kind, uses, 'remove', REMOVE_CONNECTORS)
      const before = version === undefined ? undefined : versions.filter((one) => one.version !== version).at(-1)
      if (before) return this.#stepBack(sql, organizationId, row, before)
      return this.#removeAll(sql, organizationId, kind)
    }).catch((error: unknown) => this.#refuseUsed(error, organizationId, kind, 'remove', REMOVE_CONNECTORS))
    await notifications.publish({ subject: 'kinds', id: organizationId })
  }

  /** The text of a version, of the newest by default. @throws ConnectorError `definition_not_found` */
  async manifest(organizationId: string, kind: string, version?: string): Promise<{ text: string; hash: string }> {
    const stored = await storedManifest(this.#options.database.of(organizationId), organizationId, kind, version)
    if (!stored) throw notFound(kind, version)
    return { text: stored.manifest, hash: stored.hash }
  }

  /** The stored versions of a kind, oldest first. @throws ConnectorError `definition_not_found` */
  async versions(organizationId: string, kind: string): Promise<OwnVersionRow[]> {
    const versions = await versionRows(this.#options.database.of(organizationId), organizationId, kind)
    if (versions.length === 0) throw notFound(kind)
    return versions
  }

  /** Ends the threads that read manifests. */
  async close(): Promise<void> {
    this.#unsubscribe()
    await Promise.all([this.#readers.calls.close(), this.#readers.uploads.close()])
  }

  async #load(organizationId: string, known: CachedList | undefined): Promise<LoadedList> {
    const { database, catalogue } = this.#options
    const found = await ownKindRows(database.of(organizationId), organizationId)
    const rows = JSON.stringify(found)
    const before = await known?.kinds.catch(() => undefined)
    if (before?.rows === rows) return before
    const kinds =
      found.length === 0 ? catalogue : catalogue.with(found.map((row) => this.#entryOf(organizationId, row)))
    return { kinds, rows }
  }

  #entryOf(organizationId: string, row: OwnKindRow): KindEntry {
    const { kind, id, title, support, version, hash } = row
    const plan = () => this.#plan(organizationId, row)
    return { kind, id, title, support, version, hash: hash.slice(0, 16), isOwn: true, plan }
  }

  /** Compiled once as long as it is in memory, and refused as often without being read again. */
  #plan(organizationId: string, row: OwnKindRow): Promise<Plan> {
    if (this.#options.limits.kinds === 0)
      return Promise.reject(
        unusableKind(row.kind, 'the operator switched own kinds off', 'Ask the operator for quotas.ownKinds.'),
      )
    const key = JSON.stringify([organizationId, row.kind, row.hash, row.hosts])
    const known = this.#plans.get(key)
    if (known) return known
    const reading = this.#read(organizationId, row)
    this.#plans.set(key, reading, { size: Math.min(this.#options.limits.bytes, PLANS_LENGTH) })
    reading.catch((error: unknown) => {
      if (!(error instanceof ServerError && error.code === 'definition_unusable')) this.#plans.delete(key)
    })
    return reading
  }

  async #read(organizationId: string, row: OwnKindRow): Promise<Plan> {
    const { kind, version, hosts } = row
    const sql = this.#options.database.of(organizationId)
    const key = this.#formKey(organizationId, row)
    const form = await storedForm(sql, key)
    if (form) return markOwn(compile(form), hosts)
    const { text } = await this.manifest(organizationId, kind, version)
    try {
      const { resolved } = await this.#readers.calls.read(organizationId, { text, file: `${kind}.yaml` })
      const plan = markOwn(compile(resolved), hosts)
      await storeForm(sql, key, resolved)
      return plan
    } catch (error) {
      if (!(error instanceof ManifestError)) throw error
      const { message } = error
      this.#options.log.error(
        { organization_id: organizationId, kind, version, problems: message },
        'an own kind is no longer valid',
      )
      const state = `its stored version ${version} is not valid in this version of Plugboard`
      const faults = invalid(error, `${kind}.yaml`).errors
      throw unusableKind(kind, state, 'Upload a version without these problems.', faults)
    }
  }

  #formKey(organizationId: string, { kind, version, hash }: OwnKindRow): FormKey {
    return { organizationId, kind, version, madeFor: this.#digest(hash) }
  }

  /** The digest of a manifest's hosts, which stays the stored one if the text before leads there as well. */
  async #movedHosts(organizationId: string, kind: string, { resolved }: ReadManifest) {
    const digest = hostsDigest(resolved)
    const rows = await ownKindRows(this.#options.database.of(organizationId), organizationId)
    const row = rows.find((one) => one.kind === kind)
    const before = row && (await this.#plan(organizationId, row).catch(() => undefined))
    const isSame = before !== undefined && hostsDigest(before.manifest) === digest
    return { digest, since: isSame ? row : undefined }
  }

  #store(
    organizationId: string,
    {
      text,
      read,
      moved,
    }: { text: string; read: ReadManifest; moved: { digest: string; since: OwnKindRow | undefined } },
  ): Promise<boolean> {
    const { database, limits, now, forget } = this.#options
    const { kind, id, title, support, version } = read.resolved
    const hash = textDigest(text)
    return exclusively(database, organizationId, async (sql) => {
      const rows = await ownKindRows(sql, organizationId)
      const before = rows.find((row) => row.kind === kind)
      if (before?.hash === hash) return false
      checkAgainst(rows, read)
      if (!before && rows.length >= limits.kinds)
        throw quota(`the organization has ${quantity(limits.kinds, 'kind')}`, 'quotas.ownKinds')
      if (!before) await this.#checkLeft(sql, organizationId, kind)
      if (before && (await versionRows(sql, organizationId, kind)).length >= limits.versions)
        throw quota(`${quoted(kind)} has ${quantity(limits.versions, 'version')}`, 'quotas.ownKindVersions')
      const hosts = before && moved.since?.hash === before.hash ? before.hosts : moved.digest
      const row = { kind, id, title, support, version, hash, hosts }
      if (before && before.hosts !== hosts) await forget.flows(sql, organizationId, kind)
      await setNewest(sql, organizationId, row)
      await storeVersion(sql, organizationId, row, { manifest: text, at: new Date(now()) })
      await storeForm(sql, this.#formKey(organizationId, row), read.resolved)
      return true
    }).catch((error: unknown) => this.#refuseUsed(error, organizationId, kind, 'change the hosts of', MOVE))
  }

  /** Refuses a name with rows that the installation's kind left: their credentials are for its hosts, not for an organization's. */
  async #checkLeft(sql: Session, organizationId: string, kind: string): Promise<void> {
    const uses = await usesOf(sql, organizationId, kind, false)
    if (uses.connectors + uses.oauthApplications > 0)
      throw inUse(
        kind,
        uses,
        'store',
        'The server had a kind of this name. Choose another name, or delete what is left of it.',
      )
  }

  /** The version before becomes the newest. */
  async #stepBack(sql: Session, organizationId: string, row: OwnKindRow, before: OwnVersionRow): Promise<void> {
    const { kind, version, hosts } = row
    if (before.hosts !== hosts) await this.#options.forget.flows(sql, organizationId, kind)
    await setNewest(sql, organizationId, { kind, version: before.version, hosts: before.hosts })
    await removeVersion(sql, organizationId, kind, version)
  }

  async #removeAll(sql: Session, organizationId: string, kind: string): Promise<void> {
    const { forget } = this.#options
    await forget.flows(sql, organizationId, kind)
    await forget.applications(sql, organizationId, kind)
    await removeKind(sql, organizationId, kind)
  }

  /** A refusal by the database, whose references say that the hosts of something stored would change. */
  async #refuseUsed(error: unknown, organizationId: string, kind: string, what: string, hint: string): Promise<never> {
    if (!(error instanceof DatabaseError) || error.sqlState !== FOREIGN_KEY) throw error
    const uses = await usesOf(this.#options.database.of(organizationId), organizationId, kind, true)
    throw inUse(kind, uses, what, hint)
  }
}

const FOREIGN_KEY = '23503'
const REMOVE_CONNECTORS = 'Delete its connectors first. One that you just deleted counts until its records are removed.'
const MOVE =
  'Their credentials were given for the hosts of the stored version. Delete them, or upload the manifest under another name.'

function switchedOff(): ConnectorError {
  return new ConnectorError('operation_forbidden', 'Cannot store the manifest: the operator switched own kinds off', {
    hint: 'Ask the operator for quotas.ownKinds.',
  })
}

function quota(state: string, setting: string): ServerError {
  return new ServerError('quota_exceeded', `Cannot store the manifest: ${state}, its quota`, {
    hint: `Delete unused ones, or ask the operator to raise ${setting}.`,
  })
}

function notFound(kind: string, version?: string): ConnectorError {
  const what = version === undefined ? 'kind' : `version ${quoted(version)} of kind`
  return new ConnectorError('definition_not_found', `Cannot find ${what} ${quoted(kind)} among the organization's own`)
}
