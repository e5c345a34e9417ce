/** What `plugboard init` writes and `plugboard demo` shows is compiled against the sources, and the tests of the applications pass. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { takeTour } from '../../../cli/start/choice.ts'
import { programText } from '../../../cli/start/code.ts'
import { applicationFiles } from '../../../cli/start/template.ts'
import { TESTED_KINDS, testedPlans } from '../../support/kinds.ts'
import { SAMPLE_KINDS } from '../../support/sample-kinds.ts'
import { ROOT } from '../../support/root.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plugboard-applications-'))
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  for (const plan of await testedPlans()) {
    const tour = await takeTour(plan)
    const files = applicationFiles({ name: plan.kind, plugboard: 'file:plugboard.tgz', plan, tour })
    await mkdir(join(folder, plan.kind))
    for (const { path, text } of files) await writeFile(join(folder, plan.kind, path), text)
    const program = programText(plan.kind, { ...tour.list, params: tour.allParams })
    await writeFile(join(folder, plan.kind, 'program.ts'), program)
    if (plan.kind === TESTED_KINDS[0])
      await writeFile(join(folder, 'tsconfig.json'), withSources(textOf(files, 'tsconfig.json')))
  }
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
})

afterAll(() => rm(folder, { recursive: true, force: true }))

function textOf(files: ReturnType<typeof applicationFiles>, name: string): string {
  return files.find(({ path }) => path === name)?.text ?? ''
}

interface Options {
  readonly compilerOptions: { readonly paths: Readonly<Record<string, readonly string[]>> }
}

/** The options of an application, with the packages read from their sources. */
function withSources(text: string): string {
  const { compilerOptions, ...others } = JSON.parse(text) as Options
  const { paths: own } = (JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')) as Options).compilerOptions
  const paths = Object.fromEntries(
    Object.entries(own).map(([name, files]) => [name, files.map((file) => join(ROOT, file))]),
  )
  return JSON.stringify({ ...others, compilerOptions: { ...compilerOptions, paths } })
}

/** Runs a program of this repository in the folder. */
async function ran(...argv: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, argv, { cwd: folder, maxBuffer: 2 ** 26 }).catch(
    (error: { stdout: string }) => error,
  )
  return stdout
}

it('every application and program compiles', async () => {
  expect(await ran(join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'))).toBe('')
})

it('the tests of the applications of the sample kinds pass', async () => {
  const files = SAMPLE_KINDS.map((kind) => `${kind}/records.test.ts`)
  const output = await ran('--import', 'tsx', '--test', '--test-reporter', 'tap', ...files)
  const failed = output.split('\n').filter((line) => /^\s*(?:not ok|error:)/.test(line))
  expect([failed, / fail 0\b/.test(output)]).toEqual([[], true])
})
