/** The TypeScript that the site shows compiles: that of the guides of some kinds, and that of its own pages. */
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { guideText } from '../../codegen/index.ts'
import { everySource } from '../support/kinds.ts'
import { ROOT } from '../support/root.ts'

/** A variant with one key, several values, settings, only consent, a client certificate or key, names with a hyphen. */
const KINDS = ['stripe', 'jira', 'zendesk-support', 'google-drive', 'xero', 'shopify', 'github']

const OPTIONS = {
  target: 'ES2023',
  module: 'NodeNext',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  types: ['node'],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  paths: {
    plugboard: [join(ROOT, 'client', 'index.ts')],
    'plugboard/kinds': [join(ROOT, 'generated', 'types', 'index.ts')],
    'plugboard/kinds/*': [join(ROOT, 'generated', 'kinds', '*.ts')],
  },
}

it('the examples compile, and one with a wrong param does not', async () => {
  const sources = (await everySource()).filter(({ manifest }) => KINDS.includes(manifest.kind))
  const guides = await Promise.all(
    sources.map(async (source) => [source.manifest.kind, await guideText(source)] as const),
  )
  const folder = join(ROOT, 'site', 'paths')
  const paths = await Promise.all(
    (await readdir(folder)).map(
      async (name) => [name.replace('.md', ''), await readFile(join(folder, name), 'utf8')] as const,
    ),
  )
  const files = Object.fromEntries([...guides, ...paths].flatMap(([name, text]) => examplesOf(name, text)))
  const wrong = (files['stripe-0.ts'] ?? '').replace('limit:', 'limt:')
  const names = Object.keys(files)
  expect(names).toEqual(
    expect.arrayContaining([...KINDS, 'use-a-connector', 'connect-customers'].map((name) => `${name}-0.ts`)),
  )
  expect(await compile({ ...files, 'wrong.ts': wrong })).toEqual([expect.stringMatching(/^wrong\.ts: .*limt/)])
})

/** The blocks of TypeScript of a page; those of a list are indented. */
function examplesOf(name: string, text: string): [file: string, code: string][] {
  const blocks = [...text.matchAll(/^( *)```ts\n([^]*?)^\1```$/gm)]
  return blocks.map(([, , code = ''], index) => [`${name}-${index}.ts`, code])
}

/** The errors of the compiler. */
async function compile(files: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'plugboard-site-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  const config = { compilerOptions: OPTIONS, files: Object.keys(files) }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  await Promise.all(Object.entries(files).map(([name, code]) => writeFile(join(folder, name), code)))
  const path = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [path, '-p', folder, '--pretty', 'false'], (_, stdout) => resolve(stdout))
  })
  return [...output.matchAll(/^(?:.*\/)?([\w-]+\.ts)\(\d+,\d+\): error TS\d+: (.*)$/gm)].map(
    ([, file, message]) => `${file}: ${message}`,
  )
}
