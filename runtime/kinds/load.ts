/** Loads the plan of a kind or a file. Kinds of the package are resolved, and need no parser. */
import { readdir, readFile } from 'node:fs/promises'
import { besideUrl, importBeside } from '../base/beside.ts'
import { ConnectorError } from '../base/errors.ts'
import { missingPackage } from '../base/packages.ts'
import { didYouMean, nearNames, quoted } from '../base/names.ts'
import type { ReadBase, ResolvedManifest } from '../manifest/index.ts'
import { compile, type Plan } from '../plan/index.ts'

/** The two modules of a kind: complete, and what its calls read. */
type Folder = 'described' | 'kinds'

/** Cache of plans by module. */
const plans = new Map<string, Promise<Plan>>()

/**
 * The plan of a kind of the package, compiled once per process.
 * @throws ConnectorError `definition_not_found` with the nearest kind, or with what to import in a bundle
 * @example const plan = await load('stripe')
 */
export function load(kind: string): Promise<Plan> {
  return loadOnce(kind, 'described')
}

/** The same without descriptions, keywords and the schemas of records, which calls do not read. */
export function loadForCalls(kind: string): Promise<Plan> {
  return loadOnce(kind, 'kinds')
}

function loadOnce(kind: string, folder: Folder): Promise<Plan> {
  const name = kind.toLowerCase()
  const key = `${folder}/${name}`
  let plan = plans.get(key)
  if (!plan) {
    plan = loadKind(kind, name, folder)
    plans.set(key, plan)
    plan.catch(() => plans.delete(key))
  }
  return plan
}

/**
 * The plan of a manifest file.
 * @param readBase reads the kind that the file extends; without it, such a file is refused
 * @throws ManifestError with every problem of the manifest; ConnectorError `definition_not_found` if the file cannot be read
 * @example const plan = await loadFile('./shop.yaml')
 */
export async function loadFile(file: string, readBase?: ReadBase): Promise<Plan> {
  const parser = await importParser(file)
  if (!parser)
    throw new ConnectorError('definition_not_found', `Cannot read manifest ${file}: this bundle contains no parser`, {
      hint: 'To connect kinds from files, mark plugboard as an external package of your bundle.',
    })
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ConnectorError(
      'definition_not_found',
      `Cannot read manifest ${file}: ${error.code === 'ENOENT' ? 'no such file' : error.code}`,
    )
  })
  return compile(parser.validateManifest(text, file, readBase).resolved)
}

/** The parser of manifests; undefined in a bundle. @throws ConnectorError `definition_not_found` if one of its packages is missing */
async function importParser(file: string): Promise<typeof import('../manifest/index.ts') | undefined> {
  try {
    return (await importBeside('runtime/manifest/index')) as typeof import('../manifest/index.ts') | undefined
  } catch (error) {
    const name = missingPackage(error)
    if (name === undefined) throw error
    throw new ConnectorError('definition_not_found', `Cannot read manifest ${file}: package ${name} is not installed`, {
      hint: `Install the parser of manifests: npm install ${PARSERS.join(' ')}`,
      cause: error,
    })
  }
}

/** The optional peers that the parser needs. */
const PARSERS = ['ajv@8', 'yaml@2', 'handlebars@4', 'graphql@16', 'jsonpath-plus@10']

/** The kinds of the package, in alphabetical order; none in a bundle. */
export async function listKinds(): Promise<string[]> {
  const folder = besideUrl('generated/kinds/')
  const files = folder ? await readdir(folder).catch(() => []) : []
  return files.flatMap((file) => MODULE.exec(file)?.[1] ?? []).sort()
}

/** The file of a kind's module, written or compiled. */
const MODULE = /^([a-z][a-z0-9-]*)\.[jt]s$/

async function loadKind(kind: string, name: string, folder: Folder): Promise<Plan> {
  const kinds = await listKinds()
  if (kinds.length === 0)
    throw new ConnectorError(
      'definition_not_found',
      `Cannot find kind ${quoted(kind)}: a bundle cannot look up kinds by name`,
      {
        hint: `Import the kind and pass it to connect: import kind from "plugboard/kinds/${name}".`,
      },
    )
  if (!kinds.includes(name))
    throw new ConnectorError('definition_not_found', `Cannot find kind ${quoted(kind)}.${didYouMean(kind, kinds)}`, {
      hint: `Kinds are ${nearNames(kind, kinds)}: see listKinds(), or plugboard kinds.`,
    })
  const module = (await importBeside(`generated/${folder}/${name}`)) as { readonly default: ResolvedManifest }
  return compile(module.default)
}
