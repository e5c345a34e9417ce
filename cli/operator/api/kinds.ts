/** `plugboard kinds push`, `remove` and `list --server`: the kinds of an organization on a server. */
import { readFile } from 'node:fs/promises'
import type { UploadedKind, Platform } from 'plugboard'
import { isObject, ManifestError, parseYaml, type Problem } from 'plugboard/author'
import { codeFrame, ConnectorError } from 'plugboard/internal'
import { EXIT } from '../../base/exit.ts'
import { onlyWord, UsageError } from '../../base/usage.ts'
import { fittingTable, jsonText, oneLine, problemsText, tableText } from '../../output/index.ts'
import type { Context } from '../../table/context.ts'
import type { OptionsOf } from '../../table/index.ts'
import { openPlatform } from './platform.ts'

type Options = OptionsOf<'kinds'>

/** Returns the action on a server's kinds; undefined for the kinds of the package. */
export function serverAction(words: readonly string[], { server }: Options): typeof pushKinds | undefined {
  const [action] = words
  if (action === 'push') return pushKinds
  if (action === 'remove') return removeKind
  return server ? listOnServer : undefined
}

/** Uploads manifests and prints their versions. */
export async function pushKinds(context: Context, [, ...files]: readonly string[], options: Options): Promise<number> {
  if (files.length === 0)
    throw new UsageError('Cannot push: name a manifest file', 'Such as plugboard kinds push my.yaml.')
  const platform = openPlatform(context, options)
  const pushed: UploadedKind[] = []
  for (const file of files) {
    const text = await readFile(file, 'utf8')
    pushed.push(await pushOne(platform, { file, text }, context))
  }
  if (context.isJson) await context.stdout.write(`${jsonText({ kinds: pushed }, 2)}\n`)
  return EXIT.done
}

interface ManifestText {
  readonly file: string
  readonly text: string
}

/** Uploads a manifest. Shows the server's problems in the lines of the file. @throws ManifestError, ConnectorError */
async function pushOne(platform: Platform, { file, text }: ManifestText, context: Context): Promise<UploadedKind> {
  const { value } = parseYaml(text, file)
  const kind = isObject(value) ? value.kind : undefined
  if (typeof kind !== 'string') throw new UsageError(`Cannot push ${file}: it has no kind`)
  try {
    const { isNew, ...stored } = await platform.definitions.put(kind, text, { signal: context.signal })
    const { warnings, version } = stored
    const problems = problemsOf(
      warnings.map(({ errorCode, ...warning }) => ({ ...warning, error_code: errorCode })),
      { file, text },
      'warning',
    )
    if (problems.length > 0 && !context.isJson) await context.note(problemsText(problems, context.paint))
    const what = isNew ? 'stored' : 'is stored already'
    if (!context.isJson) await context.stdout.write(`${oneLine(kind)} ${oneLine(version)} ${what}\n`)
    return stored
  } catch (error) {
    if (!(error instanceof ConnectorError) || error.code !== 'validation_error' || !error.errors) throw error
    throw new ManifestError(problemsOf(error.errors, { file, text }, 'error'))
  }
}

function problemsOf(
  faults: readonly NonNullable<ConnectorError['errors']>[number][],
  { file, text }: ManifestText,
  severity: Problem['severity'],
): Problem[] {
  return faults.map(({ field, message, error_code: rule, line = 1, column = 1 }) => {
    const isWhole = /^[A-Z]/.test(message)
    const said = isWhole || field === '' ? message : `${field} ${message}`
    return { rule, severity, message: said, pointer: '', file, line, column, frame: codeFrame(text, { line, column }) }
  })
}

/** Removes a kind, or one of its versions. */
async function removeKind(context: Context, words: readonly string[], options: Options): Promise<number> {
  const kind = onlyWord('kinds remove', words.slice(1), 'kind', 'acme')
  const { only: version } = options
  await openPlatform(context, options).definitions.remove(kind, { version, signal: context.signal })
  const what = version === undefined ? kind : `${kind} ${version}`
  await context.print({ removed: { kind, version } }, `${oneLine(what)} removed`)
  return EXIT.done
}

/** Lists the kinds that the organization sees. */
async function listOnServer(context: Context, words: readonly string[], options: Options): Promise<number> {
  const asked = words[0] === 'list' ? words.slice(1) : words
  const all = await openPlatform(context, options).definitions.list({}, { signal: context.signal })
  const kinds = all.filter(({ name, connectorType = '' }) =>
    asked.every((word) => `${name} ${connectorType}`.toLowerCase().includes(word.toLowerCase())),
  )
  const rows = kinds
    .toSorted((a, b) => Number(b.own === true) - Number(a.own === true))
    .map(({ name, own, connectorType = '', version = '', supportLevel }) =>
      [name, own ? 'yes' : '', connectorType, version, supportLevel].map(oneLine),
    )
  const table = { head: ['title', 'own', 'kind', 'version', 'support'], rows, numbers: [] }
  const fitting = fittingTable(table, ['title', 'own', 'kind', 'version', 'support'], context.stdout.columns)
  await context.print({ kinds }, tableText(fitting, context.stdout.columns, context.paint.strong))
  return EXIT.done
}
