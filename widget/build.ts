/** Builds the widget with esbuild: the loader and the page's script, style and words, as the server serves them. */
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
/** What Baseline had at the beginning of 2024. */
const TARGET = ['chrome120', 'edge120', 'firefox121', 'safari17.2']
const MODULE: BuildOptions = { format: 'esm', target: TARGET }

/** The files of the widget. @throws Error that says where a source is malformed */
export async function buildWidget(): Promise<WidgetFiles> {
  const [loader, page, style] = await Promise.all([
    output({ entryPoints: [join(FOLDER, 'script.ts')], format: 'iife', target: TARGET }),
    pageScripts(),
    output({ entryPoints: [join(PAGE, 'page.css')] }),
  ])
  const assets: Record<string, string> = { ...page.scripts }
  const add = (name: string, extension: string, text: string): string => {
    const file = `${name}.${digestOf(text)}.${extension}`
    assets[file] = text
    return file
  }
  const languages = readdirSync(join(FOLDER, 'languages')).sort()
  return {
    loader,
    loaderDigest: digestOf(loader),
    script: page.first,
    parts: page.parts,
    style: add('page', 'css', style),
    languages: Object.fromEntries(
      languages.map((name) => {
        const words = JSON.parse(readFileSync(join(FOLDER, 'languages', name), 'utf8')) as unknown
        const language = name.replace('.json', '')
        return [language, add(language, 'json', JSON.stringify(words))]
      }),
    ),
    assets,
  }
}

interface PageScripts {
  /** The text of each script by its name, which holds a digest. */
  readonly scripts: Readonly<Record<string, string>>
  /** The name of the script that the page begins with. */
  readonly first: string
  /** The names of the others, by what the page calls them. */
  readonly parts: Readonly<Record<string, string>>
}

/** What all screens are made of: the page's first script exports what the files of these folders do. */
const SHARED = ['ui', 'base']
/** The screens that are loaded when they are shown, by what the page calls them. */
const PARTS = {
  consent: 'consent/consent.ts',
  code: 'consent/code.ts',
  account: 'accounts/account.ts',
  done: 'done.ts',
  fields: 'fields/screen.ts',
}

/** The page's script in parts, which import what they share from the first of them. */
async function pageScripts(): Promise<PageScripts> {
  const scripts: Record<string, string> = {}
  const add = (name: string, text: string): string => {
    const file = `${name}.${digestOf(text)}.js`
    scripts[file] = text
    return file
  }
  // The package says that its modules have no side effects, and this one has.
  const first = add('page', await output({ ...MODULE, stdin: firstScript(), ignoreAnnotations: true }))
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
      return [name, add(name, text)] as const
    }),
  )
  return { scripts, first, parts: Object.fromEntries(parts) }
}

function firstScript(): BuildOptions['stdin'] {
  const shared = SHARED.flatMap((folder) => readdirSync(join(PAGE, folder)).map((file) => `./${folder}/${file}`))
  const lines = shared.map((file) => `export * from '${file}'`)
  return { contents: [...lines, `import './main.ts'`].join('\n'), resolveDir: PAGE, sourcefile: 'first.ts' }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

async function output(options: BuildOptions): Promise<string> {
  const { outputFiles } = await bundle({ ...COMMON, ...options })
  return outputFiles![0]!.text
}
