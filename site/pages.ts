/** The pages of the site: the documents of the repository as they are, one made for each kind, and those of this folder. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { REPOSITORY } from 'plugboard/internal'
import { listKinds, load } from 'plugboard/runtime'
import { guideText, readTypeSources } from '../codegen/index.ts'
import { siteText } from './links.ts'

const ROOT = join(import.meta.dirname, '..')

/** A page, by its path in the site. */
export interface Page {
  /** Such as `kinds/stripe.md`. */
  readonly path: string
  readonly title: string
  /** Its first sentence. */
  readonly about: string
  readonly text: string
}

/** The ways into the documentation, in the order in which the first page shows them. */
export const PATHS = [
  'use-a-connector',
  'connect-customers',
  'give-an-agent-tools',
  'add-a-kind',
  'run-the-server',
] as const

/** Documents beside `docs/` that have a page. */
const BESIDE = [
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CODE_OF_CONDUCT.md',
  'CHANGELOG.md',
  'generated/language.md',
  'skills/plugboard/SKILL.md',
  'skills/plugboard/kinds.md',
]

/** Every page but the first. @throws Error that names a link to a file that does not exist */
export async function readPages(): Promise<Page[]> {
  const texts = new Map([...(await readOwn()), ...(await readDocuments()), ...(await writeKinds())])
  const instead = new Map([...texts.keys()].flatMap(kindFile))
  const targets = { pages: new Set(texts.keys()), instead, root: ROOT, repository: REPOSITORY }
  return [...texts].map(([path, text]) => pageOf(path, siteText(path, text, targets)))
}

function kindFile(path: string): [string, string][] {
  const [, kind] = /^kinds\/(.+)\.md$/.exec(path) ?? []
  return kind === undefined ? [] : [[`definitions/${kind}.yaml`, path]]
}

async function readOwn(): Promise<[string, string][]> {
  return Promise.all(
    PATHS.map(async (name) => [
      `paths/${name}.md`,
      await readFile(join(import.meta.dirname, 'paths', `${name}.md`), 'utf8'),
    ]),
  )
}

async function readDocuments(): Promise<[string, string][]> {
  const files = await readdir(join(ROOT, 'docs'), { recursive: true })
  const paths = files.filter((file) => file.endsWith('.md')).map((file) => `docs/${file.replaceAll('\\', '/')}`)
  return Promise.all([...paths, ...BESIDE].sort().map(async (path) => [path, await readFile(join(ROOT, path), 'utf8')]))
}

async function writeKinds(): Promise<[string, string][]> {
  const plans = await Promise.all((await listKinds()).map(load))
  const sources = await readTypeSources(plans.map(({ manifest }) => manifest))
  return Promise.all(sources.map(async (source) => [`kinds/${source.manifest.kind}.md`, await guideText(source)]))
}

function pageOf(path: string, text: string): Page {
  const [, title = path] = /^# (.+)$/m.exec(text) ?? []
  const paragraph = text.split(/\n{2,}/).find((part) => /^[A-Z`*[]/.test(part) && !part.startsWith('Status:'))
  const [about = ''] = /^.*?[.:](?=\s|$)/s.exec(paragraph ?? '') ?? [paragraph ?? '']
  return { path, title: plain(title), about: plain(about), text }
}

/** Markdown as text on one line. */
function plain(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\\(?=[^\w\s])/g, '')
    .replaceAll(/[*`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
