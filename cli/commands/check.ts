/** `plugboard check`: each fixture replayed over real HTTP on loopback, and what the fixtures cover. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Problem, quoted } from 'plugboard/author'
import { sunsetText } from 'plugboard/internal'
import { composeKinds } from '../check/compose.ts'
import { type Checked, checkDocument, faultyOf, printChecked } from '../check/print.ts'
import { type ReadKind, readKind } from '../check/read.ts'
import { type CheckedKind, replayKinds } from '../check/replay.ts'
import type { Context } from '../table/context.ts'
import { EXIT } from '../base/exit.ts'
import { fixtureFolders, type ManifestSource, readManifestSources } from '../input/index.ts'
import { jsonText } from '../output/index.ts'
import type { Run } from '../table/index.ts'
import { UsageError } from '../base/usage.ts'

/** Checks kinds against their fixtures; fails for any fault and any gap. */
export const check: Run<'check'> = async (context, words, { fixtures: folder, fields, compose }) => {
  if (folder !== undefined && !existsSync(folder))
    throw new UsageError(
      `Cannot read fixtures: there is no folder ${quoted(folder)}`,
      'It holds a folder for each kind.',
    )
  const problems: Problem[] = []
  const read: ReadKind[] = []
  for (const source of await readManifestSources(words)) {
    const found = await readKind(source, folder)
    if (!('plan' in found)) problems.push(...found)
    else {
      read.push(found)
      const sunset = sunsetText(found.plan.manifest, (context.now ?? Date.now)())
      if (sunset !== undefined) await context.warn(sunset)
      if (folder === undefined && compose === undefined && !existsSync(found.folder))
        await noteMissing(found.plan.kind, source, context)
    }
  }
  const kinds = read.map(({ plan }) => plan.kind)
  if (folder !== undefined && kinds.length > 0 && !kinds.some((kind) => existsSync(join(folder, kind))))
    throw new UsageError(
      `Cannot read fixtures: folder ${quoted(folder)} holds no folder ${kinds.map(quoted).join(' or ')}`,
      'It holds a folder for each kind.',
    )
  const replayed = await replayKinds(read, context)
  if (compose !== undefined) return composeKinds(read, replayed, context)
  const checked: Checked = { kinds: replayed, problems }
  if (context.isJson) await context.stdout.write(`${jsonText(checkDocument(checked), 2)}\n`)
  else await printChecked(checked, context, fields !== undefined)
  return isWhole(checked) ? EXIT.done : EXIT.invalid
}

function isWhole({ kinds, problems }: Checked): boolean {
  const isFaultless = ({ coverage, fixtures }: CheckedKind) => coverage.gaps.length + faultyOf(fixtures).length === 0
  return problems.length === 0 && kinds.every(isFaultless)
}

/** Says where fixtures were looked for: a user's own manifest never gets those of the package. */
async function noteMissing(kind: string, { path }: ManifestSource, { note }: Context): Promise<void> {
  const [beside, above] = fixtureFolders(path).map((near) => quoted(join(near, kind)))
  await note(`${kind} has no fixtures: there is no folder ${beside} or ${above}. --fixtures names another one.`)
}
