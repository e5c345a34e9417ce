/** Builds the widget with esbuild: the loader, and the page's scripts, style and languages. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build as bundle, type BuildOptions, type Plugin } from 'esbuild'
import type { WidgetFiles } from './built.ts'

const FOLDER = import.meta.dirname
const PAGE = join(FOLDER, 'page')

const COMMON: BuildOptions = {
  bundle: true,
  minify: true,
  write: false,
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'silent',
}
/** The browsers of Baseline 2023. */
const TARGET = ['chrome120', 'edge120', 'firefox121', 'safari17.2']
const MODULE: BuildOptions = { format: 'esm', target: TARGET }

/** The files of the widget. @throws Error with the place of a malformed source */
export async function buildWidget(): Promise<WidgetFiles> {
  const [loader, page, style] = await Promise.all([
    output({ entryPoints: [join(FOLDER, 'script.ts')], format: 'iife', target: TARGET }),
    pageScripts(),
    output({ entryPoints: [join(PAGE, 'page.css')] }),
  ])
  const assets: Record<string, string> = { ...page.scripts }
  const languages = readdirSync(join(FOLDER, 'languages')).sort()
  return {
    loader,
    loaderDigest: digestOf(loader),
    script: page.first,
    parts: page.parts,
    style: addAsset(assets, 'page.css', style),
    languages: Object.fromEntries(
      languages.map((name) => {
        const words = JSON.parse(readFileSync(join(FOLDER, 'languages', name), 'utf8')) as unknown
        return [name.replace('.json', ''), addAsset(assets, name, JSON.stringify(words))]
      }),
    ),
    assets,
  }
}

interface PageScripts {
  /** The text of each script by its name, which contains a digest. */
  readonly scripts: Readonly<Record<string, string>>
  /** The name of the page's first script. */
  readonly first: string
  /** The file names of the other scripts, by part. */
  readonly parts: Readonly<Record<string, string>>
}

/** The folders that all screens share. The page's first script exports the names of their files. */
const SHARED = ['ui', 'base']
/** The screens that are loaded on demand, by part. */
const PARTS = {
  consent: 'consent/consent.ts',
  code: 'consent/code.ts',
  account: 'account.ts',
  done: 'done.ts',
  fields: 'field-choice.ts',
}

/** The page's scripts. They import what they share from the first. */
async function pageScripts(): Promise<PageScripts> {
  const scripts: Record<string, string> = {}
  // The package declares that its modules have no side effects; this one has.
  const first = addAsset(scripts, 'page.js', await output({ ...MODULE, stdin: firstScript(), ignoreAnnotations: true }))
  const fromFirst: Plugin = {
    name: 'from the first script',
    setup: ({ onResolve }) =>
      onResolve({ filter: new RegExp(`^\\.\\.?/(?:${SHARED.join('|')})/`) }, () => ({
        path: `./${first}`,
        external: true,
      })),
  }
  const parts = await Promise.all(
    Object.entries(PARTS).map(async ([name, file]) => {
      const text = await output({ ...MODULE, entryPoints: [join(PAGE, file)], plugins: [fromFirst] })
      return [name, addAsset(scripts, `${name}.js`, text)] as const
    }),
  )
  return { scripts, first, parts: Object.fromEntries(parts) }
}

function firstScript(): BuildOptions['stdin'] {
  const shared = SHARED.flatMap((folder) => readdirSync(join(PAGE, folder)).map((file) => `./${folder}/${file}`))
  const lines = shared.map((file) => `export * from '${file}'`)
  return { contents: [...lines, `import './main.ts'`].join('\n'), resolveDir: PAGE, sourcefile: 'first.ts' }
}

/** Adds a text under its name with a digest: `page.3f2a.css`. @returns the name */
function addAsset(assets: Record<string, string>, name: string, text: string): string {
  const file = name.replace('.', `.${digestOf(text)}.`)
  assets[file] = text
  return file
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

async function output(options: BuildOptions): Promise<string> {
  const { outputFiles = [] } = await bundle({ ...COMMON, ...options })
  return outputFiles.map(({ text }) => text).join('')
}
