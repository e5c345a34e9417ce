/** Kind or file -> plan. Known kinds are loaded from their resolved form, which needs no parser; files are read and validated. */
import { readdir, readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConnectorError } from './base/errors.ts'
import { didYouMean, quoted } from './base/suggest.ts'
import type { ResolvedManifest } from './manifest/index.ts'
import type { Plan } from './plan/index.ts'
import { compile } from './plan/index.ts'

const plans = new Map<string, Promise<Plan>>()

/** The folder of the package: the nearest above this file that holds the manifests. */
export const PACKAGE_ROOT: string = packageRoot(dirname(fileURLToPath(import.meta.url)))

function packageRoot(folder: string): string {
  const isRoot = existsSync(join(folder, 'definitions')) || dirname(folder) === folder
  return isRoot ? folder : packageRoot(dirname(folder))
}

/**
 * The plan of a kind that comes with the package, compiled once per process.
 * @throws ConnectorError `definition_not_found` with the nearest kind
 */
export function load(kind: string): Promise<Plan> {
  const name = kind.toLowerCase()
  let plan = plans.get(name)
  if (!plan) {
    plan = loadKind(kind, name)
    plans.set(name, plan)
    plan.catch(() => plans.delete(name))
  }
  return plan
}

/** The plan of a manifest file. @throws ManifestError with every problem; ConnectorError `definition_not_found` */
export async function loadFile(file: string): Promise<Plan> {
  const { validateManifest } = await import('./manifest/index.ts')
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ConnectorError(
      'definition_not_found',
      `Cannot read manifest ${file}: ${error.code === 'ENOENT' ? 'no such file' : error.code}`,
    )
  })
  return compile(validateManifest(text, file).resolved)
}

/** The kinds that come with the package, in alphabetical order. */
export async function listKinds(): Promise<string[]> {
  const files = await readdir(join(PACKAGE_ROOT, 'generated', 'kinds'))
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort()
}

async function loadKind(kind: string, name: string): Promise<Plan> {
  const file = join(PACKAGE_ROOT, 'generated', 'kinds', `${name}.json`)
  if (!/^[a-z][a-z0-9-]{1,62}$/.test(name) || !existsSync(file)) {
    const kinds = await listKinds()
    throw new ConnectorError('definition_not_found', `Cannot find kind ${quoted(kind)}.${didYouMean(kind, kinds)}`, {
      hint: `Kinds are ${kinds.join(', ')}.`,
    })
  }
  return compile(JSON.parse(await readFile(file, 'utf8')) as ResolvedManifest)
}
