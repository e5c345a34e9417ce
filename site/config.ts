/** The configuration of the generator, and the site's first page. */
import { anchorOf } from './links.ts'
import { type Page, PATHS } from './pages.ts'

interface Item {
  readonly text: string
  readonly link: string
}

/** The documents by what a reader is after; any other is under More. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Call APIs': [
    'client',
    'client-in-your-process',
    'client-hosted',
    'client-files',
    'testing',
    'integrating',
    'errors',
  ],
  'Connect your customers': ['connect-from-your-app', 'connect', 'webhooks', 'migrating'],
  'Copy and search records': ['sync', 'search', 'changes', 'replicate'],
  'Give agents tools': ['agents'],
  'Run a server': [
    'server',
    'operating',
    'deploying',
    'console',
    'observability',
    'runbook',
    'upgrading',
    'server-config',
    'scale',
    'vendor-changes',
  ],
  'Add kinds': ['kinds', 'authoring', 'constructs', 'evidence', 'own-kinds', 'cli'],
  'The project': [
    'support',
    'troubleshooting',
    'architecture',
    'performance',
    'performance-server',
    'threats',
    'threats-server',
    'glossary',
    'style',
  ],
}

/** Options of a build. */
export interface SiteOptions {
  /** Where the site is served: `/`, or `/plugboard/`. */
  readonly base: string
  readonly version: string
}

/** Colors of code that contrast as WCAG AA asks. */
const THEMES = { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' }

/** The configuration, as the text of its module: the generator loads it in a process of its own. */
export function configText(pages: readonly Page[], { base, version }: SiteOptions): string {
  const config = {
    title: 'Plugboard',
    description: "One contract for the APIs of your customers' accounts.",
    lang: 'en',
    base,
    cleanUrls: true,
    outDir: '.',
    srcExclude: ['node_modules/**'],
    head: [['link', { rel: 'icon', href: 'data:,' }]],
    vite: { logLevel: 'warn' },
    themeConfig: {
      nav: [
        { text: 'Kinds', link: '/docs/kinds' },
        { text: 'Documentation', link: '/paths/use-a-connector' },
        { text: version, link: '/CHANGELOG' },
      ],
      sidebar: sidebarsOf(pages),
      outline: [2, 3],
      search: { provider: 'local' },
    },
  }
  return `const config = ${JSON.stringify(config, undefined, 2)}
const parsing = [${[escapeTemplates, breakLongCode, labelCells].join(', ')}]
const extend = (parser) => { for (const change of parsing) change(parser) }
config.markdown = { theme: ${JSON.stringify(THEMES)}, anchor: { slugify: ${anchorOf.toString()} }, config: extend }
export default config
`
}

interface Token {
  readonly type: string
  content: string
  attrSet(name: string, value: string): void
}

/** The parts of the generator's Markdown parser that render code in a line and text, and that run over the tokens of a page. */
interface Parser {
  readonly renderer: {
    readonly rules: Record<string, ((tokens: Token[], at: number, ...rest: unknown[]) => string) | undefined>
  }
  readonly core: { readonly ruler: { push(name: string, rule: (state: { tokens: Token[] }) => void): void } }
}

/** Has the templates that the documents speak of be text: the generator's own look the same. It runs in the generator's process. */
function escapeTemplates({ renderer: { rules } }: Parser): void {
  for (const name of ['code_inline', 'text']) {
    const render = rules[name]
    rules[name] = (...params) => (render ? render(...params) : '').replaceAll('{{', '&#123;&#123;')
  }
}

/** Lets long names break after their separators, so that they cut no column of a table. It runs in the generator's process. */
function breakLongCode({ renderer: { rules } }: Parser): void {
  const render = rules.code_inline
  rules.code_inline = (tokens, at, ...rest) => {
    const html = render ? render(tokens, at, ...rest) : ''
    if ((tokens[at]?.content.length ?? 0) <= 20) return html
    return html.replace(/>([^<]*)</, (_, text: string) => `>${text.replaceAll(/[/_.,:-]+/g, '$&<wbr>')}<`)
  }
}

/** Gives each cell the name of its column, which a narrow page shows beside it. It runs in the generator's process. */
function labelCells({ core: { ruler } }: Parser): void {
  ruler.push('label_cells', ({ tokens }) => {
    let names: string[] = []
    let column = 0
    for (const [at, token] of tokens.entries()) {
      if (token.type === 'table_open') names = []
      if (token.type === 'tr_open') column = 0
      if (token.type === 'th_open') names.push((tokens[at + 1]?.content ?? '').replaceAll('`', ''))
      if (token.type === 'td_open') token.attrSet('data-label', names[column++] ?? '')
    }
  })
}

/** The lists of pages beside a page: those of its folder, or the documents by what a reader is after. */
function sidebarsOf(pages: readonly Page[]): Readonly<Record<string, readonly unknown[]>> {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const items = (paths: readonly string[]): Item[] =>
    paths.flatMap((path) => {
      const page = byPath.get(path)
      return page ? [{ text: page.title, link: `/${path.replace(/\.md$/, '')}` }] : []
    })
  const within = (folder: string) => pages.map(({ path }) => path).filter((path) => path.startsWith(folder))
  const named = new Set(
    Object.values(GROUPS)
      .flat()
      .map((name) => `docs/${name}.md`),
  )
  const isMore = ({ path }: Page) => !/^(?:paths|kinds|docs\/(?:decisions|oauth))\//.test(path) && !named.has(path)
  const more = pages.filter(isMore).map(({ path }) => path)
  const paths = { text: 'I want to', items: items(PATHS.map((name) => `paths/${name}.md`)) }
  return {
    '/kinds/': [{ text: 'Kinds', items: items(within('kinds/')) }],
    '/docs/oauth/': [{ text: 'OAuth applications', items: items(within('docs/oauth/')) }],
    '/docs/decisions/': [{ text: 'Decisions', items: items(within('docs/decisions/')) }],
    '/': [
      paths,
      ...Object.entries(GROUPS).map(([text, names]) => ({
        text,
        items: items(names.map((name) => `docs/${name}.md`)),
      })),
      { text: 'More', items: items([...more, 'docs/oauth/README.md', 'docs/decisions/README.md']) },
    ],
  }
}

/** The first page. */
export function homeText(pages: readonly Page[]): string {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const kinds = pages.filter(({ path }) => path.startsWith('kinds/'))
  const features = PATHS.map((name) => byPath.get(`paths/${name}.md`)).flatMap((page) =>
    page ? [{ title: page.title, details: page.about, link: `/${page.path.replace(/\.md$/, '')}` }] : [],
  )
  const front = {
    layout: 'home',
    hero: {
      name: 'Plugboard',
      text: "One contract for the APIs of your customers' accounts",
      tagline: `${kinds.length} kinds of connectors, in your process or on your server. MIT license.`,
      actions: [
        { theme: 'brand', text: 'Use a connector', link: '/paths/use-a-connector' },
        { theme: 'alt', text: 'See the kinds', link: '/docs/kinds' },
      ],
    },
    features,
  }
  const links = kinds.map(({ path, title }) => `[${title}](./${path})`)
  return `---\n${JSON.stringify(front, undefined, 2)}\n---\n\n## Kinds\n\n${links.join(' · ')}\n`
}

/** The list of pages for programs that read text. @see https://llmstxt.org */
export function llmsText(pages: readonly Page[], { base, version }: SiteOptions): string {
  const list = (title: string, isOf: (path: string) => boolean) => {
    const lines = pages
      .filter(({ path }) => isOf(path))
      .map(({ path, title: name, about }) => `- [${name}](${base}${path})${about === '' ? '' : `: ${about}`}`)
    return `## ${title}\n\n${lines.join('\n')}`
  }
  const isKind = (path: string) => path.startsWith('kinds/')
  const isPath = (path: string) => path.startsWith('paths/')
  const isDecision = (path: string) => path.startsWith('docs/decisions/')
  return `${[
    '# Plugboard',
    `> One contract for the APIs of your customers' accounts: \`execute {entity, action, params}\` gives records, metadata and the next call's params. Version ${version}.`,
    'Each page is Markdown at the address below.',
    list('Paths', isPath),
    list('Documentation', (path) => !isKind(path) && !isPath(path) && !isDecision(path)),
    list('Kinds', isKind),
    list('Optional', isDecision),
  ].join('\n\n')}\n`
}
