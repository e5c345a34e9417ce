/** `plugboard check --params`: params of the check's operation, for a manifest without `check_params`. */
import { shellWord } from 'plugboard/internal'
import { compile } from 'plugboard/runtime'
import { UsageError } from '../base/usage.ts'
import type { ManifestSource } from '../input/index.ts'
import type { Context } from '../table/context.ts'
import type { ReadKind } from './read.ts'

/** Returns the manifest with params of its check, as the last line of its text. @throws UsageError for several manifests, or one that has them */
export function withCheckParams(
  sources: readonly ManifestSource[],
  params: Readonly<Record<string, unknown>>,
): ManifestSource[] {
  const [source, ...others] = sources
  if (!source || others.length > 0)
    throw new UsageError(
      'Cannot use --params: name one manifest',
      `Params belong to the check of one kind: plugboard check ./acme.yaml --params '{"query": "test"}'`,
    )
  if (/^check_params\s*:/m.test(source.text))
    throw new UsageError(`Cannot use --params: ${source.file} has check_params`, 'Change them there.')
  return [{ ...source, text: `${source.text.trimEnd()}\ncheck_params: ${JSON.stringify(params)}\n` }]
}

/** Returns the kind as its file has it: a snapshot knows no params of a command line. Notes where they belong. */
export async function withoutCheckParams(found: ReadKind, { note }: Context): Promise<ReadKind> {
  const { checkParams, ...manifest } = found.plan.manifest
  const line = `check_params: ${JSON.stringify(checkParams)}`
  await note(`${manifest.check} takes these params. To keep them, write ${shellWord(line)} into ${found.file}.`)
  return { ...found, plan: compile(manifest) }
}
