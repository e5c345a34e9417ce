#!/usr/bin/env node
// The program `plugboard` of this package. It is in the repository, unlike what it runs, so that npm can link it before there is a build.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const program = new URL('dist/cli/index.js', import.meta.url)

if (existsSync(program)) {
  const { main } = await import(program.href)
  await main()
} else {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  process.stderr.write(`Cannot run plugboard: ${folder} holds no build of it. Run: npm ci && npm run build\n`)
  process.exitCode = 69
}
