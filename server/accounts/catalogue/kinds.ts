/** Catalogues of kinds, for the installation or for one organization. */
import type { DefinitionBody, ListedDefinitionBody } from 'plugboard/contract'
import { defined, didYouMean, nearNames, quoted } from 'plugboard/internal'
import { ConnectorError, type Plan } from 'plugboard/runtime'
import type { Images } from '../brand/index.ts'
import { ServerError } from '../../ground/errors/index.ts'
import { describeKind } from './definition.ts'
import { kindIcon, monogram } from './icon.ts'

/** Facts about a kind that the server needs. */
export interface CatalogueKind {
  readonly kind: string
  readonly id: string
  readonly title: string
  readonly version: string
  /** Changes whenever the manifest does. */
  readonly hash: string
  readonly iconUrl: string
  /** The category in the catalog; own kinds have none. */
  readonly category?: string
  /** The end of the version of the third party's API that requests name, where it is known. */
  readonly sunset?: Plan['manifest']['sunset']
  /** The parts of that API that end before the rest. */
  readonly endings?: Plan['manifest']['endings']
  /** Whether it is the organization's own. */
  readonly isOwn: boolean
}

/** A kind as it comes into a catalogue. */
export interface KindEntry extends Omit<CatalogueKind, 'iconUrl'> {
  readonly support: string
  /** @throws ConnectorError `definition_unusable` */
  plan(): Promise<Plan>
}

/** The kinds that somebody sees. */
export interface VisibleKinds {
  /**
   * The kinds whose name holds a text, in any case, in alphabetical order; all without one.
   * @throws ConnectorError `invalid_query` for a text over 200 characters
   */
  list(name?: string): ListedDefinitionBody[]
  /** Every kind as the server itself needs it, in alphabetical order of their slugs. */
  kinds(): readonly CatalogueKind[]
  /** The long form of a kind. @throws ConnectorError `definition_not_found`, `definition_unusable` */
  definition(id: string): Promise<DefinitionBody>
  /** A kind by its slug, display name or definition id, in any case. @throws ConnectorError `definition_not_found` with the nearest */
  find(connectorType: string): CatalogueKind
  /** The plan of a kind by its slug. @throws ConnectorError `definition_not_found`, `definition_unusable` */
  plan(kind: string): Promise<Plan>
  /** The SVG behind a kind's `iconUrl`. @throws ConnectorError `definition_not_found` */
  icon(id: string): string
}

/** The kinds of an installation, and as each organization sees them. */
export interface Catalogue extends VisibleKinds {
  /** Returns the installation's kinds and the organization's own. @throws ConnectorError `storage_unavailable` */
  of(organizationId: string): Promise<VisibleKinds>
}

/** Longer names are in no title. */
const MAX_NAME = 200

/** Options of icon addresses. */
export interface IconOptions {
  /** Where the server is reached: `https://plugboard.example.com`. */
  readonly baseUrl?: (() => string) | undefined
  /** The operator's images: one with the name of a kind is its icon. */
  readonly images?: Images | undefined
}

/** Kinds by their names. */
export class KindList implements VisibleKinds {
  readonly entries: readonly KindEntry[]
  readonly icons: IconOptions
  readonly #byName: ReadonlyMap<string, KindEntry>
  readonly #described: WeakMap<Plan, DefinitionBody>
  /** Icons that were asked for, by ID. */
  readonly #icons = new Map<string, string>()

  /** @param entries of two with the same name, the later is found */
  constructor(entries: readonly KindEntry[], icons: IconOptions, described = new WeakMap<Plan, DefinitionBody>()) {
    this.#described = described
    this.entries = entries.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))
    this.icons = icons
    this.#byName = new Map(entries.flatMap((entry) => namesOf(entry).map((name) => [name, entry] as const)))
  }

  /** These kinds and others, which hide kinds of the same slug. */
  with(others: readonly KindEntry[]): KindList {
    const hidden = new Set(others.map(({ kind }) => kind))
    const visible = this.entries.filter(({ kind }) => !hidden.has(kind))
    return new KindList([...visible, ...others], this.icons, this.#described)
  }

  list(name = ''): ListedDefinitionBody[] {
    if (name.length > MAX_NAME)
      throw new ServerError('invalid_query', `Cannot list kinds: name has more than ${MAX_NAME} characters`)
    const part = name.toLowerCase()
    return this.entries
      .filter(({ title }) => title.toLowerCase().includes(part))
      .map((entry) => ({ ...this.#listed(entry), ...ownFields(entry) }))
  }

  kinds(): readonly CatalogueKind[] {
    return this.entries.map((entry) => this.#kindOf(entry))
  }

  async definition(id: string): Promise<DefinitionBody> {
    const found = this.#named(id)
    const plan = await found.plan()
    const listed = this.#listed(found)
    const described = this.#described.get(plan) ?? describeKind(plan, { ...listed, hash: found.hash })
    this.#described.set(plan, described)
    return defined({ ...described, ...listed, own: found.isOwn || undefined })
  }

  find(connectorType: string): CatalogueKind {
    return this.#kindOf(this.#named(connectorType))
  }

  async plan(kind: string): Promise<Plan> {
    return this.#named(kind).plan()
  }

  icon(id: string): string {
    const found = this.#named(id)
    const made = this.#icons.get(found.id) ?? kindIcon(found)
    this.#icons.set(found.id, made)
    return made
  }

  #named(name: string): KindEntry {
    const found = this.#byName.get(name.toLowerCase())
    if (found) return found
    const kinds = this.entries.map(({ kind }) => kind)
    const titles = this.entries.map(({ title }) => title)
    throw new ConnectorError(
      'definition_not_found',
      `Cannot find kind ${quoted(name)}.${didYouMean(name, kinds) || didYouMean(name, titles)}`,
      { hint: `Kinds are ${nearNames(name, kinds)}.` },
    )
  }

  /** An own kind's icon is in its URL: an address that anybody may ask for would tell whose kinds there are. */
  #iconUrl({ id, kind, title, isOwn }: KindEntry): string {
    // An organization's kind of a vendor's name never shows the image that the operator has of the vendor.
    if (isOwn) return `data:image/svg+xml,${encodeURIComponent(monogram({ title }))}`
    const { baseUrl, images } = this.icons
    return `${(baseUrl?.() ?? '').replace(/\/$/, '')}/icons/${images?.named(kind)?.file ?? `${id}.svg`}`
  }

  #listed(entry: KindEntry) {
    const { id, title, support, sunset, endings } = entry
    return defined({
      sourceDefinitionId: id,
      name: title,
      iconUrl: this.#iconUrl(entry),
      supportLevel: support,
      sunset,
      endings: endings && [...endings],
    })
  }

  #kindOf(entry: KindEntry): CatalogueKind {
    const { kind, id, title, version, hash, category, sunset, endings, isOwn } = entry
    return defined({ kind, id, title, version, hash, iconUrl: this.#iconUrl(entry), category, sunset, endings, isOwn })
  }
}

function ownFields({ isOwn, kind, version }: KindEntry): Partial<ListedDefinitionBody> {
  return isOwn ? { own: true, connector_type: kind, version } : {}
}

/** All that a caller may call a kind, in lower case. */
export function namesOf({ kind, id, title }: Pick<KindEntry, 'kind' | 'id' | 'title'>): string[] {
  return [title, id, kind].map((name) => name.toLowerCase())
}
