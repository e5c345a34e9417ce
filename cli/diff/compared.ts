/** Compares the two sides of a manifest, with the current fixtures. */
import { join, relative, resolve } from 'node:path'
import type { ValidManifest } from 'plugboard/author'
import { hasTexts } from 'plugboard/internal'
import { compareManifests, type DiffReport } from '../../authoring/index.ts'
import { evidenceOf, readDescribed } from '../../evidence/index.ts'
import { readFixtures } from '../../mock/index.ts'
import { fixturesFolder, validateSource } from '../input/index.ts'
import type { Sides } from './sides.ts'

/** A changed, new or removed kind. */
export type ComparedKind =
  | {
      readonly state: 'changed'
      readonly before: ValidManifest
      readonly after: ValidManifest
      readonly report: DiffReport
    }
  | { readonly state: 'new'; readonly after: ValidManifest }
  | { readonly state: 'gone'; readonly before: ValidManifest }

/** Compares the sides of a kind. @param named the folder of `--fixtures` @throws ManifestError */
export async function compareSides(sides: Sides, named: string | undefined): Promise<ComparedKind> {
  const before = sides.before && validateSource(sides.before)
  const after = sides.after && validateSource(sides.after)
  if (before && after) {
    const { folder, shown } = foldersOf(after, sides, named)
    const { kind } = after.resolved
    const fixtures = await readFixtures(kind, folder, shown)
    const described = await readDescribed(join(folder, kind))
    const evidence = await evidenceOf(after, { fixtures, described })
    return { state: 'changed', before, after, report: await compareManifests(before, after, fixtures, evidence) }
  }
  if (after) return { state: 'new', after }
  if (before) return { state: 'gone', before }
  throw new Error('Cannot compare: neither side has a kind')
}

interface FixtureFolders {
  readonly folder: string
  /** The name of the folder in reports; by default `folder`. */
  readonly shown?: string
}

/** Returns the folder with fixtures of the new manifest, else of the old one. */
function foldersOf(
  { resolved: { kind } }: ValidManifest,
  { before, after, root }: Sides,
  named: string | undefined,
): FixtureFolders {
  const folders = [after, before].flatMap((side) => (side ? [fixturesFolder(side.path, kind, named)] : []))
  const [first = ''] = folders
  const folder = folders.find((one) => hasTexts(join(one, kind))) ?? first
  return root === undefined ? { folder } : { folder, shown: relative(root, resolve(folder)) }
}
