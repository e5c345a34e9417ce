/** What importing the client loads: nothing of the runtime but its errors, nothing of the contract but the names of actions, until an account is connected in open source mode. */
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')

/** Every module that a file loads when it is itself loaded, directly or by way of others. Types are no modules. */
function loadedBy(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  if (!path.endsWith('.ts')) return seen
  const code = readFileSync(join(ROOT, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  for (const [, name] of code.matchAll(/^(?:import|export)(?! type)\b[^'"`;]*?from '([^']+)'/gm))
    loadedBy(name!.startsWith('.') ? normalize(join(dirname(path), name!)) : name!, seen)
  return seen
}

test.each(['client/index.ts', 'client/hosted/connector.ts', 'client/tools/index.ts'])(
  '%s loads only the client',
  (path) => {
    const others = [...loadedBy(path)].filter(
      (name) => !/^client\/|^contract\/actions\.ts$|^runtime\/(?:base|telemetry)\/|^node:/.test(name),
    )
    expect(others).toEqual([])
  },
)

test('the client itself loads neither mode of the two that it can do without', () => {
  const loaded = loadedBy('client/index.ts')
  expect(['client/local/connector.ts', 'client/tools/index.ts'].filter((name) => loaded.has(name))).toEqual([])
})
