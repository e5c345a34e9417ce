/**
 * Slips that people made in manifests: one diff each. The first line describes the slip. Their authors had not read the rules, and
 * the diffs are older than the rules that may see them.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applyPatch } from 'diff'
import { parse } from 'yaml'
import { ROOT } from '../../support/root.ts'
import type { YamlMap } from './faults/fault.ts'
import type { Review, ReviewedKind } from './judge.ts'

const FOLDER = join(ROOT, 'test', 'data', 'slips')
const NAME = /^(?<kind>[a-z0-9-]+)-\d+\.diff$/

/** A slip of a person. */
export interface Slip {
  /** `stripe-01.diff` */
  readonly file: string
  readonly kind: string
  /** The act of the person, as a sentence. */
  readonly sentence: string
  readonly diff: string
}

/** A slip, and the tools that see it. */
export interface JudgedSlip extends Slip {
  readonly seenBy: ReadonlySet<Review>
}

/** All slips, by the names of their files. */
export async function readSlips(): Promise<Slip[]> {
  const files = (await readdir(FOLDER)).sort()
  return Promise.all(
    files.map(async (file) => {
      const diff = await readFile(join(FOLDER, file), 'utf8')
      return { file, kind: NAME.exec(file)!.groups!.kind!, sentence: diff.slice(2, diff.indexOf('\n')), diff }
    }),
  )
}

/** The text of a manifest with a slip. @throws Error when the lines of the diff are no longer in the manifest */
export async function withSlip({ file, kind, diff }: Slip): Promise<string> {
  const text = await readFile(join(ROOT, 'definitions', `${kind}.yaml`), 'utf8')
  const changed = applyPatch(text, diff.slice(diff.indexOf('---')), { fuzzFactor: 2 })
  if (changed === false) throw new Error(`Cannot apply ${file}: definitions/${kind}.yaml has other lines now`)
  return changed
}

/** Judges the slips of one kind. A slip that leaves the resolved manifest as it is is no fault, and left out. */
export async function judgeSlips(kind: ReviewedKind, slips: readonly Slip[]): Promise<JudgedSlip[]> {
  const judged: JudgedSlip[] = []
  for (const slip of slips.filter((one) => one.kind === kind.kind)) {
    const seenBy = await kind.seenBy(parse(await withSlip(slip)) as YamlMap)
    if (seenBy) judged.push({ ...slip, seenBy })
  }
  return judged
}
