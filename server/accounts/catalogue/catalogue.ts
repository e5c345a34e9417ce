/** The kinds of an installation: those of the package, and those of manifest files that the configuration names. */
import { createHash } from 'node:crypto'
import { basesIn, defined, pathAbove, quoted } from 'plugboard/internal'
import type { ReadBase } from 'plugboard/author'
import { ConnectorError, listKinds, load, loadFile, type Plan } from 'plugboard/runtime'
import { type Catalogue, type IconOptions, type KindEntry, KindList, namesOf, type VisibleKinds } from './kinds.ts'

/** Where the kinds come from, besides the package. */
export interface CatalogueOptions extends IconOptions {
  /** Manifest files of further kinds. */
  readonly files?: readonly string[]
}

/**
 * The catalogue of an installation, in which organizations have no kinds of their own.
 * @throws ManifestError with every problem of a file; ConnectorError `invalid_configuration` for a file that cannot be read, and for
 * a kind that exists already
 */
export async function createCatalogue({ files = [], ...icons }: CatalogueOptions = {}): Promise<InstalledCatalogue> {
  const packaged = await Promise.all((await listKinds()).map(load))
  const further = await Promise.all(files.map(async (file) => ({ file, plan: await loadFurther(file) })))
  const entries = packaged.map(entryOf)
  for (const { file, plan } of further) {
    checkNew(entries, plan, file)
    entries.push(entryOf(plan))
  }
  return new InstalledCatalogue(entries, icons)
}

/** The kinds of an installation. Compiled once; nothing of it changes while the process runs. */
export class InstalledCatalogue extends KindList implements Catalogue {
  readonly #of: Catalogue['of']

  constructor(entries: readonly KindEntry[], icons: IconOptions, of?: Catalogue['of']) {
    super(entries, icons)
    this.#of = of ?? (async () => this)
  }

  of(organizationId: string): Promise<VisibleKinds> {
    return this.#of(organizationId)
  }

  /** The same kinds, to which organizations add their own. */
  withOwn(of: Catalogue['of']): InstalledCatalogue {
    return new InstalledCatalogue(this.entries, this.icons, of)
  }
}

/** The kinds of the package, for manifests that extend them. */
export const packagedBase: ReadBase = (kind) => basesIn(pathAbove(import.meta.dirname, 'definitions'))(kind)

async function loadFurther(file: string): Promise<Plan> {
  try {
    return await loadFile(file, packagedBase)
  } catch (error) {
    if (!(error instanceof ConnectorError) || error.code !== 'definition_not_found') throw error
    const message = error.message.replace('Cannot read manifest ', '')
    throw new ConnectorError('invalid_configuration', error.message, {
      hint: error.hint ?? 'In definitions, name existing manifest files that the server may read.',
      errors: [{ field: 'definitions', message: `names ${message}`, error_code: 'file' }],
    })
  }
}

/** Of the plans of a process, which several servers of it may share. */
const hashes = new WeakMap<Plan, string>()

function entryOf(plan: Plan): KindEntry {
  const { kind, manifest } = plan
  const hash = hashes.get(plan) ?? createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 16)
  hashes.set(plan, hash)
  const { id, title, version, support, category, sunset, endings } = manifest
  return defined({
    kind,
    id,
    title,
    version,
    support,
    category,
    hash,
    sunset,
    endings,
    isOwn: false,
    plan: async () => plan,
  })
}

function checkNew(known: readonly KindEntry[], { kind, manifest: { id, title } }: Plan, file: string): void {
  const rival = sameName(known, { kind, id, title })
  if (!rival) return
  throw new ConnectorError(
    'invalid_configuration',
    `Cannot add kind ${quoted(kind)} of ${file}: ${quoted(rival.kind)} has the same kind, title or ID`,
    { hint: 'Give the manifest a unique kind, title and ID.' },
  )
}

/** The kind that has one of the names of another. */
export function sameName<T extends Pick<KindEntry, 'kind' | 'id' | 'title'>>(
  known: readonly T[],
  named: Pick<KindEntry, 'kind' | 'id' | 'title'>,
): T | undefined {
  const names = namesOf(named)
  return known.find((one) => namesOf(one).some((name) => names.includes(name)))
}
