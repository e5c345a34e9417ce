/**
 * One kind on its first day. Its author made the fault and the snapshot alike, so only rules, the vendor's own examples and its
 * description can find it.
 */
import { stringify } from 'yaml'
import { checkFixture, type Fixture, inMemory, readFixtures, snapshotOf } from '../../../mock/index.ts'
import type { ValidManifest } from '../../../runtime/doors/author.ts'
import { compile, type Plan } from '../../../runtime/index.ts'
import { type Description, descriptionOf, wrongOf } from './description.ts'
import type { YamlMap } from './faults/fault.ts'
import { isNew, manifestOf, messagesOf, type Review, type ReviewedKind, validated } from './judge.ts'
import { meaningOf } from './meaning.ts'

/** Findings of each tool about a manifest, as texts. */
type Said = Readonly<Record<Exclude<Review, 'diff'>, readonly string[]>>

/** A kind without output of its own manifest. */
export class FreshKind implements ReviewedKind {
  readonly kind: string
  readonly #before: ValidManifest
  readonly #meaning: string
  readonly #evidence: readonly Fixture[]
  readonly #description: Description | undefined
  readonly #known: Said

  private constructor(
    before: ValidManifest,
    evidence: readonly Fixture[],
    description: Description | undefined,
    known: Said,
  ) {
    this.kind = before.resolved.kind
    this.#before = before
    this.#meaning = meaningOf(before.resolved)
    this.#evidence = evidence
    this.#description = description
    this.#known = known
  }

  /** Reads a kind of the package, and of its fixtures what is the vendor's. @param descriptions as for a finished kind */
  static async read(kind: string, descriptions: string | undefined): Promise<FreshKind> {
    const before = await manifestOf(kind)
    const fixtures = await readFixtures(kind)
    const evidence = fixtures.filter(({ source }) => source.kind !== 'composed')
    const description = await descriptionOf(kind, descriptions)
    return new FreshKind(before, evidence, description, await said(before, evidence, description))
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
    const isWarned = isNew(messagesOf(after), new Set(this.#known.validate))
    if (!isWarned && meaningOf(after.resolved) === this.#meaning) return undefined
    const now = await said(after, this.#evidence, this.#description)
    const tools = Object.keys(now) as (keyof Said)[]
    return new Set(tools.filter((tool) => isNew(now[tool], new Set(this.#known[tool]))))
  }
}

async function said(
  valid: ValidManifest,
  evidence: readonly Fixture[],
  description: Description | undefined,
): Promise<Said> {
  const plan = compile(valid.resolved)
  return {
    validate: messagesOf(valid),
    check: [...(await failing(plan, evidence)), ...(await snapshotOf(plan)).faults.map(String)],
    compare: description ? wrongOf(description.compare(valid)) : [],
    witness: description?.witness ? wrongOf(await description.witness(valid, evidence)) : [],
  }
}

/** The fixtures that do not replay, by their files. */
async function failing(plan: Plan, fixtures: readonly Fixture[]): Promise<string[]> {
  const results = await Promise.all(
    fixtures.map(async (fixture) =>
      (await checkFixture(plan, fixture, inMemory)).faults.length > 0 ? fixture.file : [],
    ),
  )
  return results.flat()
}
