#!/usr/bin/env node
// The program `plugboard`: runs the command line, which is a package of its own. It is in the repository, unlike what it runs, so
// that npm can link it before there is a build.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const program = locate()

if (program === undefined) end('@plugboard/cli is not installed', 'npm install @plugboard/cli')
else if (!existsSync(program)) end(`${folderOf(program)} holds no build of it`, 'npm ci && npm run build')
else await (await import(program.href)).main()

/** Where the command line is, or undefined when it is not installed beside this package. */
function locate() {
  try {
    return new URL(import.meta.resolve('@plugboard/cli'))
  } catch {
    return undefined
  }
}

/** The folder of the package that a built file is of. */
function folderOf(file) {
  return fileURLToPath(new URL('../..', file))
}

function end(state, advice) {
  process.stderr.write(`Cannot run plugboard: ${state}. Run: ${advice}\n`)
  process.exitCode = 69
}
