/** `plugboard check`: replays fixtures over HTTP on loopback, and compares manifests with their snapshots. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { outputFormat, formatted } from '../annotate/index.ts'
import { type Problem, quoted } from 'plugboard/author'
import { hasTexts } from 'plugboard/internal'
import { checkedFindings } from '../check/annotations.ts'
import { type Checked, checkedText, faultyOf } from '../check/print.ts'
import { checkDescription } from '../check/description.ts'
import { endsIn } from '../check/ends.ts'
import { checkEvidence } from '../check/evidence.ts'
import { withCheckParams, withoutCheckParams } from '../check/params.ts'
import { type ReadKind, readKind } from '../check/read.ts'
import { type CheckedKind, checkAll } from '../check/kinds.ts'
import type { Context } from '../table/context.ts'
import { EXIT } from '../base/exit.ts'
import { fixtureFolders, type ManifestSource, readManifestSources, readParams } from '../input/index.ts'
import type { Run } from '../table/index.ts'
import { UsageError } from '../base/usage.ts'

/** Checks kinds. Fails for a fault, a gap, or a difference from a snapshot. */
export const check: Run<'check'> = async (context, words, flags) => {
  const { fixtures: folder, fields, update, openapi } = flags
  if (flags.params !== undefined && (flags.evidence || openapi !== undefined))
    throw new UsageError(
      `Cannot use --params with --${flags.evidence ? 'evidence' : 'openapi'}`,
      'Write check_params into the manifest.',
    )
  if (flags.evidence) return checkEvidence(context, words, flags)
  if (flags.all || flags.graphql !== undefined)
    throw new UsageError(`Cannot use --${flags.all ? 'all' : 'graphql'}: it belongs to --evidence`)
  const format = outputFormat(flags)
  if (openapi !== undefined) return checkDescription(context, words, openapi, flags)
  if (flags.waivers !== undefined) throw new UsageError('Cannot use --waivers: it belongs to --openapi')
  const isUpdate = update !== undefined
  const hasParams = flags.params !== undefined
  if (folder !== undefined && !existsSync(folder))
    throw new UsageError(
      `Cannot read fixtures: folder ${quoted(folder)} does not exist`,
      'Name a folder that contains a folder for each kind.',
    )
  const problems: Problem[] = []
  const read: ReadKind[] = []
  const sources = await readManifestSources(words)
  const given = hasParams ? withCheckParams(sources, await readParams(flags.params, context.stdin)) : sources
  for (const source of given) {
    const found = await readKind(source, folder)
    if (!('plan' in found)) problems.push(...found)
    else {
      read.push(hasParams ? await withoutCheckParams(found, context) : found)
      await warnOfEnds(found, context)
      if (folder === undefined && !isUpdate && !hasTexts(found.folder))
        await noteMissing(found.plan.kind, source, context)
    }
  }
  const kinds = read.map(({ plan }) => plan.kind)
  if (folder !== undefined && !isUpdate && kinds.length > 0 && !kinds.some((kind) => existsSync(join(folder, kind))))
    throw new UsageError(
      `Cannot read fixtures: folder ${quoted(folder)} contains no folder ${kinds.map(quoted).join(' or ')}`,
      'Name a folder that contains a folder for each kind.',
    )
  const checked: Checked = { kinds: await checkAll(read, isUpdate, context), problems }
  const found = {
    document: () => checked,
    findings: () => checkedFindings(checked),
    text: () => checkedText(checked, context, fields !== undefined),
  }
  await context.stdout.write(formatted(format, found))
  return isWhole(checked) ? EXIT.done : EXIT.invalid
}

/** Warns of near ends. Past ends are gaps. */
async function warnOfEnds(kind: ReadKind, { warn, now = Date.now }: Context): Promise<void> {
  for (const text of endsIn(kind, now()).near) await warn(text)
}

function isWhole({ kinds, problems }: Checked): boolean {
  const isFaultless = ({ coverage, fixtures, snapshot: { state } }: CheckedKind) =>
    coverage.gaps.length + faultyOf(fixtures).length === 0 && state !== 'changed' && state !== 'missing'
  return problems.length === 0 && kinds.every(isFaultless)
}

/** Notes where it looked for fixtures: your own manifest never gets the ones of the package. */
async function noteMissing(kind: string, { path }: ManifestSource, { note }: Context): Promise<void> {
  const [beside, above] = fixtureFolders(path).map((near) => quoted(join(near, kind)))
  const state = `neither folder ${beside} nor ${above} exists`
  await note(
    `${kind} has neither fixtures nor a snapshot: ${state}. Name another folder with --fixtures, or write the snapshot with --update.`,
  )
}
