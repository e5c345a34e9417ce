/** The kinds of an installation: those of the package, and those of manifest files that the configuration names. */
import { createHash } from 'node:crypto'
import type { DefinitionBody, ListedDefinitionBody } from 'plugboard/contract'
import { basesIn, defined, didYouMean, nearNames, pathAbove, quoted } from 'plugboard/internal'
import type { ReadBase } from 'plugboard/author'
import { ConnectorError, listKinds, load, loadFile, type Plan } from 'plugboard/runtime'
import { ServerError } from '../errors/index.ts'
import { describeKind } from './definition.ts'
import { monogram } from './icon.ts'

/** Where the kinds come from, besides the package. */
export interface CatalogueOptions {
  /** Manifest files of further kinds. */
  readonly files?: readonly string[]
  /** Where the server is reached, for the addresses of icons: `https://plugboard.example.com`. */
  readonly baseUrl?: () => string
}

/** What the server itself needs of a kind. */
export interface CatalogueKind {
  readonly kind: string
  readonly id: string
  readonly title: string
  readonly version: string
  /** Changes whenever the manifest does. */
  readonly hash: string
  readonly iconUrl: string
  /** The end of the version of the third party's API that requests name, where it is known. */
  readonly sunset?: Plan['manifest']['sunset']
}

/** The kinds of an installation. Compiled once; nothing of it changes while the process runs. */
export interface Catalogue {
  /**
   * The kinds whose name holds a text, in any case, in alphabetical order; all without one.
   * @throws ConnectorError `invalid_query` for a text over 200 characters
   */
  list(name?: string): ListedDefinitionBody[]
  /** Every kind as the server itself needs it, in alphabetical order of their slugs. */
  kinds(): readonly CatalogueKind[]
  /** The long form of a kind. @throws ConnectorError `definition_not_found` */
  definition(id: string): DefinitionBody
  /** A kind by its slug, display name or definition id, in any case. @throws ConnectorError `definition_not_found` with the nearest */
  find(connectorType: string): CatalogueKind
  /** The plan of a kind by its slug. @throws ConnectorError `definition_not_found` */
  plan(kind: string): Promise<Plan>
  /** The SVG behind a kind's `iconUrl`. @throws ConnectorError `definition_not_found` */
  icon(id: string): string
}

/** Longer names are in no title. */
const MAX_NAME = 200

interface Known {
  readonly plan: Plan
  readonly hash: string
}

/**
 * The catalogue of an installation.
 * @throws ManifestError with every problem of a file; ConnectorError `invalid_configuration` for a file that cannot be read, and for
 * a kind that exists already
 */
export async function createCatalogue({ files = [], baseUrl }: CatalogueOptions = {}): Promise<Catalogue> {
  const own = await Promise.all((await listKinds()).map(load))
  const further = await Promise.all(files.map(async (file) => ({ file, plan: await loadFurther(file) })))
  const known = own.map(knownOf)
  for (const { file, plan } of further) {
    checkNew(known, plan, file)
    known.push(knownOf(plan))
  }
  known.sort((a, b) => (a.plan.kind < b.plan.kind ? -1 : 1))
  const byName = new Map(known.flatMap((one) => namesOf(one.plan).map((name) => [name, one] as const)))
  const definitions = new Map<Known, DefinitionBody>()

  function named(name: string): Known {
    const found = byName.get(name.toLowerCase())
    if (found) return found
    const kinds = known.map(({ plan }) => plan.kind)
    const titles = known.map(({ plan }) => plan.manifest.title)
    throw new ConnectorError(
      'definition_not_found',
      `Cannot find kind ${quoted(name)}.${didYouMean(name, kinds) || didYouMean(name, titles)}`,
      { hint: `Kinds are ${nearNames(name, kinds)}.` },
    )
  }

  const iconUrl = (id: string) => `${(baseUrl?.() ?? '').replace(/\/$/, '')}/icons/${id}.svg`
  const entryOf = ({ plan: { manifest } }: Known): ListedDefinitionBody => ({
    sourceDefinitionId: manifest.id,
    name: manifest.title,
    iconUrl: iconUrl(manifest.id),
    supportLevel: manifest.support,
  })

  const kindOf = ({ plan, hash }: Known): CatalogueKind => {
    const { id, title, version, sunset } = plan.manifest
    return defined({ kind: plan.kind, id, title, version, hash, iconUrl: iconUrl(id), sunset })
  }

  return {
    list(name = '') {
      if (name.length > MAX_NAME)
        throw new ServerError('invalid_query', `Cannot list kinds: name has more than ${MAX_NAME} characters`)
      const part = name.toLowerCase()
      return known.filter(({ plan }) => plan.manifest.title.toLowerCase().includes(part)).map(entryOf)
    },
    definition(id) {
      const found = named(id)
      const definition = definitions.get(found) ?? describeKind(found.plan, { ...entryOf(found), hash: found.hash })
      definitions.set(found, definition)
      return { ...definition, iconUrl: iconUrl(definition.sourceDefinitionId) }
    },
    kinds: () => known.map(kindOf),
    find: (connectorType) => kindOf(named(connectorType)),
    plan: async (kind) => named(kind).plan,
    icon(id) {
      const { manifest } = named(id).plan
      return monogram(manifest.id, manifest.title)
    },
  }
}

/** The kinds of the package, for manifests that extend them. */
const readBase: ReadBase = (kind) => basesIn(pathAbove(import.meta.dirname, 'definitions'))(kind)

async function loadFurther(file: string): Promise<Plan> {
  try {
    return await loadFile(file, readBase)
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

function knownOf(plan: Plan): Known {
  const hash = hashes.get(plan) ?? createHash('sha256').update(JSON.stringify(plan.manifest)).digest('hex').slice(0, 16)
  hashes.set(plan, hash)
  return { plan, hash }
}

/** All that a caller may call a kind, in lower case. */
function namesOf({ kind, manifest: { id, title } }: Plan): string[] {
  return [title, id, kind].map((name) => name.toLowerCase())
}

function checkNew(known: readonly Known[], plan: Plan, file: string): void {
  const names = namesOf(plan)
  const rival = known.find((one) => namesOf(one.plan).some((name) => names.includes(name)))
  if (!rival) return
  throw new ConnectorError(
    'invalid_configuration',
    `Cannot add kind ${quoted(plan.kind)} of ${file}: ${quoted(rival.plan.kind)} has the same kind, title or ID`,
    { hint: 'Give the manifest a unique kind, title and ID.' },
  )
}
