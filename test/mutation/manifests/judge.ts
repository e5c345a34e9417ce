/** One kind as the author's tools see it: what validate, check, compare and diff say of a changed manifest. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { compareManifests } from '../../../authoring/index.ts'
import {
  checkFixture,
  coverageOf,
  type Fixture,
  FIXTURES_FOLDER,
  inMemory,
  readFixtures,
  readSnapshot,
  snapshotChanges,
  snapshotOf,
} from '../../../mock/index.ts'
import { compile, type JsonObject, type Plan, type ResolvedManifest } from '../../../runtime/index.ts'
import { ManifestError, validateManifest, type ValidManifest } from '../../../runtime/doors/author.ts'
import { type Description, descriptionOf, wrongOf } from './description.ts'
import type { YamlMap } from './faults/fault.ts'
import { meaningOf } from './meaning.ts'
import { differsFrom } from './snapshot.ts'
import { ROOT } from '../../support/root.ts'

/** The tools of a review, in the order in which an author runs them. `witness` is `check --openapi`. */
export const REVIEWS = ['validate', 'check', 'compare', 'witness', 'diff'] as const
/** One of the tools of a review. */
export type Review = (typeof REVIEWS)[number]

/** One kind, which faults are planted in. */
export interface ReviewedKind {
  readonly kind: string
  /** Whether a description is there to compare with. */
  readonly isDescribed: boolean
  /** A manifest of its own to plant a fault in. */
  source(): YamlMap
  /** Returns the tools that see a change; undefined when the change has no effect. */
  seenBy(source: YamlMap): Promise<ReadonlySet<Review> | undefined>
}

/** A finished kind. What the tools say of it as it is tells what a later fault adds. */
export class KindUnderReview implements ReviewedKind {
  readonly kind: string
  readonly #before: ValidManifest
  readonly #meaning: string
  readonly #fixtures: readonly Fixture[]
  readonly #snapshot: JsonObject
  readonly #description: Description | undefined
  readonly #known: {
    readonly warnings: ReadonlySet<string>
    readonly gaps: ReadonlySet<string>
    readonly findings: ReadonlySet<string>
  }

  private constructor(
    before: ValidManifest,
    fixtures: readonly Fixture[],
    snapshot: JsonObject,
    description: Description | undefined,
  ) {
    this.kind = before.resolved.kind
    this.#before = before
    this.#fixtures = fixtures
    this.#snapshot = snapshot
    this.#description = description
    this.#meaning = meaningOf(before.resolved)
    this.#known = {
      warnings: new Set(messagesOf(before)),
      gaps: new Set(coverageOf(compile(before.resolved), fixtures).gaps),
      findings: new Set(description ? wrongOf(description.compare(before)) : []),
    }
  }

  /** Reads a kind of the package. @param descriptions the folder with `<kind>.json` and `<kind>.graphql`, where there is one */
  static async read(kind: string, descriptions: string | undefined): Promise<KindUnderReview> {
    const before = await manifestOf(kind)
    const snapshot = await readSnapshot(join(FIXTURES_FOLDER, kind))
    const isCurrent =
      snapshot && snapshotChanges(snapshot.document, (await snapshotOf(compile(before.resolved))).document)
    if (isCurrent?.length !== 0)
      throw new Error(`The snapshot of ${kind} is out of date: plugboard check ${kind} --update`)
    return new KindUnderReview(
      before,
      await readFixtures(kind),
      snapshot!.document,
      await descriptionOf(kind, descriptions),
    )
  }

  source(): YamlMap {
    return structuredClone(this.#before.document.value) as YamlMap
  }

  get isDescribed(): boolean {
    return this.#description !== undefined
  }

  async seenBy(source: YamlMap): Promise<ReadonlySet<Review> | undefined> {
    const after = validated(stringify(source), this.kind)
    if (after === undefined) return new Set(['validate'])
    const manifest = withShared(after.resolved, this.#before.resolved)
    if (meaningOf(manifest) === this.#meaning) return undefined
    const seen = new Set<Review>()
    if (isNew(messagesOf(after), this.#known.warnings)) seen.add('validate')
    if (await this.#isRefusedByCheck(manifest)) seen.add('check')
    if (this.#description && isNew(wrongOf(this.#description.compare(after)), this.#known.findings)) seen.add('compare')
    const { changes } = await compareManifests(this.#before, after, [])
    if (changes.some((change) => change.class !== 'internal')) seen.add('diff')
    return seen
  }

  async #isRefusedByCheck(manifest: ResolvedManifest): Promise<boolean> {
    const plan = compile(manifest)
    if (coverageOf(plan, this.#fixtures).gaps.some((gap) => !this.#known.gaps.has(gap))) return true
    for (const fixture of this.#concerned(plan))
      if ((await checkFixture(plan, fixture, inMemory)).faults.length > 0) return true
    return differsFrom(this.#snapshot, plan, this.#before.resolved)
  }

  /** The fixtures of changed operations; all of them when something changed that operations share. */
  #concerned({ manifest }: Plan): readonly Fixture[] {
    const shared = ({ auth, baseUrl, config, schemas, entities }: ResolvedManifest) =>
      JSON.stringify([auth, baseUrl, config, schemas, Object.values(entities).map(({ key }) => key)])
    const before = this.#before.resolved
    if (shared(manifest) !== shared(before)) return this.#fixtures
    return this.#fixtures.filter(({ call }) => {
      const id = `${call.entity}.${call.action}`
      return manifest.operations[id] !== before.operations[id]
    })
  }
}

/** The warnings of a manifest. */
export function messagesOf({ warnings }: ValidManifest): string[] {
  return warnings.map(({ message }) => message)
}

/** Whether some finding was not known before. */
export function isNew(found: readonly string[], known: ReadonlySet<string>): boolean {
  return found.some((one) => !known.has(one))
}

/** A manifest whose parts that did not change are those of the one before, so that what was compiled of them serves again. */
function withShared(after: ResolvedManifest, before: ResolvedManifest): ResolvedManifest {
  const operations = Object.entries(after.operations).map(([id, operation]) => {
    const old = before.operations[id]
    return [id, old && JSON.stringify(old) === JSON.stringify(operation) ? old : operation] as const
  })
  const isSame = JSON.stringify(after.schemas) === JSON.stringify(before.schemas)
  return {
    ...after,
    operations: Object.fromEntries(operations),
    schemas: isSame ? before.schemas : after.schemas,
  }
}

/** A kind of the package, in the text that faults are planted in: without comments, as `yaml` writes it. */
export async function manifestOf(kind: string): Promise<ValidManifest> {
  const text = await readFile(join(ROOT, 'definitions', `${kind}.yaml`), 'utf8')
  return validateManifest(stringify(parse(text)), kind)
}

/** A manifest as `validate` reads it; undefined where it refuses the manifest. */
export function validated(text: string, file: string): ValidManifest | undefined {
  try {
    return validateManifest(text, file)
  } catch (error) {
    if (error instanceof ManifestError) return undefined
    throw error
  }
}
