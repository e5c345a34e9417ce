/** `plugboard init`: creates a small application with a program and a test, which need no account. */
import { shellWord } from 'plugboard/internal'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'
import { EXIT } from '../base/exit.ts'
import { readKinds } from '../base/kinds.ts'
import { UsageError } from '../base/usage.ts'
import { planNamed } from '../input/index.ts'
import { oneLine, writeText } from '../output/index.ts'
import type { Run } from '../table/index.ts'
import { takeTour } from './choice.ts'
import { unknownKind } from './demo.ts'
import { packPlugboard } from './pack.ts'
import { applicationFiles } from './template.ts'

/** The folder of an application for the package `plugboard`. */
const VENDOR = 'vendor'

/** Writes an application. */
export const init: Run<'init'> = async ({ print, paint, signal }, [folder = '.'], { kind = 'stripe', from }) => {
  const all = await readKinds()
  const summary = all.find((one) => one.kind === kind.toLowerCase())
  if (!summary) throw unknownKind(kind, all)
  const plan = await planNamed(summary.kind)
  const application = { name: packageName(folder), plan, tour: await takeTour(plan) }
  refuseThere(folder, [VENDOR, ...applicationFiles({ ...application, plugboard: '' }).map(({ path }) => path)])
  if (from !== undefined && !existsSync(from))
    throw new UsageError(`Cannot read ${oneLine(from)}: the file does not exist`)
  await mkdir(folder, { recursive: true })
  const tarball = from ?? (await packPlugboard(join(folder, VENDOR), signal))
  const plugboard = `file:${relative(resolve(folder), resolve(tarball)).replaceAll('\\', '/')}`
  const files = applicationFiles({ ...application, plugboard })
  for (const { path, text } of files) await writeText(join(folder, path), text)
  const paths = files.map(({ path }) => join(folder, path))
  const steps = [
    ...(resolve(folder) === resolve('.') ? [] : [`cd ${shellWord(folder)}`]),
    'npm install',
    'npm start',
    'npm test',
  ]
  const lines = [...paths.map((path) => paint.name(oneLine(path))), '', 'Next:', ...steps.map((step) => `  ${step}`)]
  await print({ kind: summary.kind, plugboard, files: paths }, lines.join('\n'))
  return EXIT.done
}

/** Returns a name that npm accepts. */
function packageName(folder: string): string {
  const name = basename(resolve(folder))
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
  return name.replace(/^-+|-+$/g, '') || 'my-app'
}

function refuseThere(folder: string, paths: readonly string[]): void {
  const there = paths.map((path) => join(folder, path)).find(existsSync)
  if (there === undefined) return
  throw new UsageError(`Cannot write ${oneLine(there)}: it already exists`, 'Name a new folder: plugboard init my-app')
}
