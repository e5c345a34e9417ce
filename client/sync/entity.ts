/** A pass over an entity's list, whole or incremental. It continues where the last one ended or was interrupted. */
import { ConnectorError } from '../../runtime/base/errors.ts'
import { defined, type Json, type JsonObject, own, type Params } from '../../runtime/base/json.ts'
import {
  isAhead,
  isOfOneParent,
  laterSince,
  newestOf,
  nextMark,
  partialFrom,
  ReadWhole,
  type ListingPage,
  syncOf,
} from '../../runtime/sync/index.ts'
import { nextPageSize } from '../../runtime/pagination/index.ts'
import { keySource, recordKey, type RecordKey } from '../../runtime/language/record-key.ts'
import type { BareChange } from '../changes/change-pages.ts'
import { SyncError } from './sync-error.ts'
import { type ParentList, type ParentParams, listedRecords, type AccountLists } from './lists.ts'
import type { EntityProgress, UnfinishedPass } from './state.ts'

/** Changes with the progress of their entity. */
export interface ProgressPage {
  readonly changes: readonly BareChange[]
  readonly progress: EntityProgress
}

/** Options of an entity's pass. */
export interface EntityWish {
  /** Whether to read everything again. */
  readonly isFull: boolean
  readonly fullEveryMs: number
}

/** Older passes are not continued: the third party may have dropped their next page. */
const CONTINUED_MS = 6 * 3600_000
/** Number of consecutive parents with temporary failures that ends a pass. */
const MAX_FAILING = 3
/** Shorter lists may shrink freely. Others keep at least this share. */
const GUARDED_RECORDS = 10
const MIN_LEFT = 0.5

/** Reads an entity to its end. @throws ConnectorError */
export async function* readEntity(
  source: AccountLists,
  entity: string,
  progress: EntityProgress,
  wish: EntityWish,
): AsyncGenerator<ProgressPage, void> {
  const { reading, ...rest } = progress
  await source.listOwn(entity, reading?.own ?? progress.own)
  const isContinued =
    reading !== undefined && source.now() - reading.beganAt < CONTINUED_MS && (reading.isFull || !wish.isFull)
  const begun = isContinued ? reading : beginPass(source, entity, rest, wish)
  let isAnyRead = false
  try {
    for await (const page of new Pass(source, entity, rest, begun, wish).pages()) {
      yield page
      isAnyRead = true
    }
  } catch (error) {
    const isStale = isContinued && !isAnyRead && error instanceof ConnectorError && isRefusal(error)
    if (!isStale && !(error instanceof ReadWhole)) throw error
    const again = isStale ? beginPass(source, entity, rest, wish) : wholePass(source, entity, rest)
    yield* new Pass(source, entity, rest, again, wish).pages()
  }
}

/** Whether the third party may have dropped the next page, or a short list may be longer now. */
function isRefusal({ code }: ConnectorError): boolean {
  return ['upstream_rejected', 'invalid_params', 'unknown_param', 'suspicious_shrink'].includes(code)
}

/** Start of the next pass, which differs from the last one whatever the clock shows. */
function beganAtOf(source: AccountLists, { pass = 0 }: EntityProgress): number {
  return Math.max(source.now(), pass + 1)
}

function wholePass(source: AccountLists, entity: string, progress: EntityProgress): UnfinishedPass {
  return defined({ beganAt: beganAtOf(source, progress), isFull: true, own: source.ownNames(entity) })
}

function beginPass(source: AccountLists, entity: string, progress: EntityProgress, wish: EntityWish): UnfinishedPass {
  const { mark, fullAt, refused = [] } = progress
  const { later } = syncOf(source.manifest, entity)
  const whole = wholePass(source, entity, progress)
  const now = source.now()
  // A field that the records were not asked for is only in records that changed since.
  const isNew = whole.own?.some((name) => !progress.own?.includes(name)) ?? false
  if (isNew || wish.isFull || !later || mark === undefined || fullAt === undefined || now - fullAt >= wish.fullEveryMs)
    return whole
  const parent = later.changedParents ? parentOf(later.each) : undefined
  const asked = parent === undefined ? later : syncOf(source.manifest, parent).later
  const since = asked && !asked.changedParents ? laterSince(asked, mark, now) : undefined
  if (since === undefined) return whole
  return { ...whole, isFull: false, since, again: refused }
}

/** The entity of an entity's parents. */
function parentOf(each: Readonly<Record<string, unknown>>): string | undefined {
  const [target] = Object.values(each).filter((one) => typeof one === 'string')
  return target?.split('.')[0]
}

class Pass {
  readonly #source: AccountLists
  readonly #entity: string
  readonly #progress: EntityProgress
  readonly #wish: EntityWish
  readonly #key: RecordKey
  /** Lists of this size may be incomplete: records that they do not name are not deleted. */
  readonly #partialFrom: number
  #reading: UnfinishedPass
  #failing = 0

  constructor(
    source: AccountLists,
    entity: string,
    progress: EntityProgress,
    reading: UnfinishedPass,
    wish: EntityWish,
  ) {
    this.#source = source
    this.#entity = entity
    this.#progress = progress
    this.#reading = reading
    this.#wish = wish
    this.#key = own(source.manifest.entities, entity)?.key ?? ''
    this.#partialFrom = partialFrom(source.manifest, entity) ?? Infinity
  }

  async *pages(): AsyncGenerator<ProgressPage, void> {
    const { isFull, since } = this.#reading
    const sync = syncOf(this.#source.manifest, this.#entity)
    const list = await this.#source.parentsOf({ entity: this.#entity, since: isFull ? undefined : since })
    this.#noteMark(list)
    const isWhole = !isFull && sync.later?.changedParents === true && !sync.later.newestFirst
    for (const parents of list.parents) {
      if (this.#isPast(parents) || this.#reading.again?.includes(parents.below ?? '')) continue
      yield* this.#below(parents, isFull ? undefined : since, isWhole)
    }
    for (const below of this.#reading.again ?? []) {
      yield* this.#below({ params: JSON.parse(below) as Params, below }, undefined, true)
      this.#advance({ again: this.#reading.again?.filter((one) => one !== below) })
    }
    if (!isFull && sync.deletions) yield* this.#deletions(since)
    yield this.#end(list)
  }

  /** Records of the vendor's list of deletions, if the pass saw a change. */
  async *#deletions(since: Json | undefined): AsyncGenerator<ProgressPage, void> {
    const parents = { params: {}, below: null }
    if (!isAhead(this.#reading.newest, this.#progress.mark)) return
    for await (const page of this.#source.read({ entity: this.#entity, since, isOfDeletions: true }, parents))
      yield { changes: this.#changes(page, parents), progress: this.#interrupted() }
  }

  /** Notes the mark of the next pass, where it depends on the parents: their changes from now on are read then. */
  #noteMark({ newest, beganAt }: ParentList): void {
    const { isFull, upTo } = this.#reading
    const { later } = syncOf(this.#source.manifest, this.#entity)
    if (!later?.changedParents || upTo !== undefined) return
    const parent = syncOf(this.#source.manifest, parentOf(later.each) ?? '')
    this.#advance({ upTo: nextMark(parent, this.#progress.mark, { newest, beganAt, isFull }) })
  }

  /** Whether parents were read before the pass was interrupted. */
  #isPast({ below }: ParentParams): boolean {
    const { below: at, next } = this.#reading
    const text = below ?? ''
    return at !== undefined && (text < at || (text === at && next === undefined))
  }

  /** The pages below some parents, or their refusal. @param isWhole whether records that the list does not name are deleted */
  async *#below(parents: ParentParams, since: Json | undefined, isWhole: boolean): AsyncGenerator<ProgressPage, void> {
    const { below } = parents
    const next = below === null || below === this.#reading.below ? this.#reading.next : undefined
    try {
      let isEnded = false
      for await (const page of this.#source.read(
        { entity: this.#entity, since, pageSize: this.#pageSize, restarts: this.#reading.restarts },
        parents,
        next,
      )) {
        isEnded = page.raw.next === null
        const changes = this.#changes(page, parents)
        // What parents had before says nothing of what changed.
        const { newest, ...seen } = page
        const isAsked = this.#reading.isFull || since !== undefined
        this.#note(isAsked ? { ...seen, newest } : seen, below)
        const isPartial = isEnded && this.#notePartial(page, below)
        yield {
          changes: isEnded && isWhole && !isPartial ? [...changes, this.#complete(below, [])] : changes,
          progress: this.#interrupted(),
        }
      }
      if (!isEnded && isWhole) yield { changes: [this.#complete(below, [])], progress: this.#interrupted() }
      this.#failing = 0
    } catch (error) {
      if (below === null || !(error instanceof ConnectorError) || !isOfOneParent(error)) throw error
      const mayPass = error.retryable || error.code === 'upstream_invalid_response'
      if (mayPass && ++this.#failing === MAX_FAILING) throw error
      this.#advance({ refused: [...(this.#reading.refused ?? []), below], below, next: undefined })
    }
  }

  /** Size of pages, since a larger one was too much in this pass or before. */
  get #pageSize(): number | undefined {
    return this.#reading.pageSize ?? this.#progress.pageSize
  }

  #note(
    { raw, newest, isRestart = false, pageSize = this.#reading.pageSize }: ListingPage,
    below: string | null,
  ): void {
    const { newest: before, found = 0, below: last, foundBelow = 0, restarts = 0 } = this.#reading
    const already = last === (below ?? '') ? foundBelow : 0
    this.#advance({
      foundBelow: (isRestart ? 0 : already) + raw.count,
      below: below ?? '',
      next: raw.next ?? undefined,
      newest: newestOf(before, newest),
      found: found - (isRestart ? already : 0) + raw.count,
      pageSize,
      restarts: isRestart ? restarts + 1 : this.#reading.restarts,
    })
  }

  /** Notes a list that ended and may leave records out. @returns whether it may */
  #notePartial({ isCut }: ListingPage, below: string | null): boolean {
    const { foundBelow = 0, partial = [] } = this.#reading
    if (!isCut && foundBelow < this.#partialFrom) return false
    this.#advance({ partial: [...partial, below ?? ''] })
    return true
  }

  #changes({ raw, deleted = [] }: ListingPage, { params, below }: ParentParams): BareChange[] {
    const about = { ...this.#about(below), changedAt: new Date(this.#source.now()).toISOString() }
    return [
      ...listedRecords(raw).map((record): BareChange => ({
        ...about,
        operation: 'upsert',
        key: this.#keyOf(record, params),
        record,
      })),
      ...deleted.map((key): BareChange => ({ ...about, operation: 'delete', key, record: null })),
    ]
  }

  #keyOf(record: JsonObject, params: Params): string {
    const key = recordKey(this.#key, record, params)
    if (key !== undefined) return String(key)
    throw new ConnectorError(
      'upstream_invalid_response',
      `Cannot read ${this.#entity}: a record has no key, ${keySource(this.#key)}`,
      { sent: true },
    )
  }

  #about(below: string | null) {
    const { kind } = this.#source.manifest
    return { kind, entity: this.#entity, pass: new Date(this.#reading.beganAt).toISOString(), below }
  }

  #complete(below: string | null, except: readonly string[]): BareChange {
    return { ...this.#about(below), operation: 'complete', except }
  }

  #advance(change: { [N in keyof UnfinishedPass]?: UnfinishedPass[N] | undefined }): void {
    this.#reading = defined({ ...this.#reading, ...change })
  }

  #interrupted(): EntityProgress {
    return { ...this.#progress, reading: this.#reading }
  }

  /** The end of the pass. @throws ConnectorError `suspicious_shrink`, or the refusal of every parent */
  #end({ parents, isPartial }: ParentList): ProgressPage {
    const { beganAt, isFull, newest, upTo, found = 0, refused = [], partial = [] } = this.#reading
    const { mark: before, fullAt } = this.#progress
    const sync = syncOf(this.#source.manifest, this.#entity)
    const mark = sync.later?.changedParents ? upTo : nextMark(sync, before, { newest, beganAt, isFull })
    const progress: EntityProgress = defined({
      pass: beganAt,
      mark,
      fullAt: isFull ? beganAt : fullAt,
      found: isFull ? found : this.#progress.found,
      refused: refused.length > 0 ? refused : undefined,
      pageSize: nextPageSize(this.#progress.pageSize, this.#reading.pageSize),
      own: this.#reading.own,
    })
    const caughtUp: BareChange = { ...this.#about(null), operation: 'caught_up' }
    if (!isFull) return { changes: [caughtUp], progress }
    const isNothingRead = isPartial || (refused.length > 0 && refused.length === parents.length)
    const isLeftOut = this.#partialFrom === 0 || partial.includes('')
    if (isNothingRead || isLeftOut) return { changes: [caughtUp], progress }
    this.#checkSize(found)
    return { changes: [this.#complete(null, [...refused, ...partial]), caughtUp], progress }
  }

  /** A list that ended early deletes nothing. */
  #checkSize(found: number): void {
    const { found: before = 0 } = this.#progress
    if (this.#wish.isFull || before < GUARDED_RECORDS || found >= before * MIN_LEFT) return
    throw new SyncError(
      'suspicious_shrink',
      `Cannot accept the list of ${this.#entity}: it has ${found} records, and ${before} the last time`,
      { hint: 'Nothing is deleted. To accept the list, read it with full: true.', sent: true },
    )
  }
}
