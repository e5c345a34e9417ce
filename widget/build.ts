/** Builds the widget with esbuild: the loader and the page's script, style and words, as the server serves them. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build as bundle, type BuildOptions } from 'esbuild'
import type { WidgetFiles } from './built.ts'

const FOLDER = import.meta.dirname

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

/** The files of the widget. @throws Error that says where a source is malformed */
export async function buildWidget(): Promise<WidgetFiles> {
  const [loader, script, fields, style] = await Promise.all([
    output({ entryPoints: [join(FOLDER, 'script.ts')], format: 'iife', target: TARGET }),
    output({ entryPoints: [join(FOLDER, 'page', 'main.ts')], format: 'esm', target: TARGET }),
    output({ entryPoints: [join(FOLDER, 'page', 'fields', 'screen.ts')], format: 'esm', target: TARGET }),
    output({ entryPoints: [join(FOLDER, 'page', 'page.css')] }),
  ])
  const assets: Record<string, string> = {}
  const add = (name: string, extension: string, text: string): string => {
    const file = `${name}.${digestOf(text)}.${extension}`
    assets[file] = text
    return file
  }
  const languages = readdirSync(join(FOLDER, 'languages')).sort()
  return {
    loader,
    loaderDigest: digestOf(loader),
    script: add('page', 'js', script),
    fields: add('fields', 'js', fields),
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

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

async function output(options: BuildOptions): Promise<string> {
  const { outputFiles } = await bundle({ ...COMMON, ...options })
  return outputFiles![0]!.text
}
