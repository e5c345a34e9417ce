#!/usr/bin/env node
// The program `plugboard` of this package. It is in the repository, unlike what it runs, so that npm can link it before there is a build.
// Nothing in it is newer than modules themselves, so that an old Node.js reads it, too.
const [major, minor] = process.versions.node.split('.').map(Number)

if (major > 20 || (major === 20 && minor >= 19)) start().catch(fail)
else end(`Node.js ${process.versions.node} is too old`, 'Install Node.js 20.19 or later')

async function start() {
  const [{ existsSync }, { fileURLToPath }] = await Promise.all([import('node:fs'), import('node:url')])
  const program = new URL('dist/cli/index.js', import.meta.url)
  if (existsSync(program)) return (await import(program.href)).main()
  return end(`${fileURLToPath(new URL('.', import.meta.url))} holds no build of it`, 'Run: npm ci && npm run build')
}

/** Of the command line's own code: it reports every error by itself, but for one while it is loaded. */
function fail(error) {
  process.stderr.write(`${error.stack}\n`)
  process.exitCode = 1
}

function end(state, advice) {
  process.stderr.write(`Cannot run plugboard: ${state}. ${advice}\n`)
  process.exitCode = 69
}
