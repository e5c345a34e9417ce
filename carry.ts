/**
 * Packs into the builds of packages what they carry of the repository: `tsx carry.ts <package>` before npm packs it, with `--remove`
 * after. A build in a clone has none of it, so that it reads the folders of the repository as they are.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Packable, packedPath, packTexts } from './runtime/kinds/texts.ts'

/**
 * Files that a package has below `dist` under the same path. `packed` are the entries of folders, each as one file for `readText`.
 * `copied` are files that others open by their path.
 */
const CARRIED: Readonly<Record<string, { readonly packed: readonly string[]; readonly copied: readonly string[] }>> = {
  cli: { packed: ['definitions', 'fixtures'], copied: ['generated/kinds.json', 'generated/manifest.schema.json'] },
  server: { packed: ['definitions'], copied: [] },
}

/** A snapshot is only for changes of a packaged kind, in a clone. */
const LEFT_OUT = 'snapshot.yaml'

const [name = '', isRemoved] = process.argv.slice(2)
const carried = CARRIED[name]
if (!carried) throw new Error(`carry.ts knows the packages ${Object.keys(CARRIED).join(' and ')}, not "${name}"`)

const { packed, copied } = carried
for (const path of [...packed, ...copied]) rmSync(builtPath(path), { recursive: true, force: true })
if (isRemoved !== '--remove') {
  for (const path of packed.flatMap(entriesOf)) write(packedPath(builtPath(path)), packTexts(textsAt(path)))
  for (const path of copied) cpSync(join(import.meta.dirname, path), builtPath(path))
}

function builtPath(path: string): string {
  return join(import.meta.dirname, name, 'dist', path)
}

function entriesOf(folder: string): string[] {
  return readdirSync(join(import.meta.dirname, folder)).map((entry) => join(folder, entry))
}

/** The text of a file, or the texts of a folder. */
function textsAt(path: string): Packable {
  const source = join(import.meta.dirname, path)
  if (statSync(source).isFile()) return readFileSync(source, 'utf8')
  const files = readdirSync(source).filter((file) => file !== LEFT_OUT)
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(source, file), 'utf8')]))
}

function write(path: string, content: Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
