/** What starting a server, importing the client or running another command loads: nothing of what only agents need. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ALIASES } from '../../../vitest.alias.ts'
import { ROOT } from '../../support/root.ts'

/** The file that a name in an import stands for, or the name of the package. */
function fileOf(name: string, from: string): string {
  if (name.startsWith('.')) return relative(ROOT, resolve(ROOT, dirname(from), name))
  const alias = ALIASES.find(({ find }) => find.test(name))
  return alias ? relative(ROOT, name.replace(alias.find, alias.replacement)) : name
}

/** Every module that is loaded with a file, without those that a call imports later. Types are no modules. */
function loadedWith(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  if (!path.endsWith('.ts') || !existsSync(join(ROOT, path))) return seen
  const code = readFileSync(join(ROOT, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  for (const [, name] of code.matchAll(/^(?:import|export)(?! type)\b[^'"`;]*?from '([^']+)'/gm))
    loadedWith(fileOf(name!, path), seen)
  return seen
}

const OF_AGENTS = /^client\/(?:agent\/(?!library\.ts$)|mcp\/)|^cli\/mcp\/|^@modelcontextprotocol\/|^jose$/

describe('what only agents need', () => {
  test.each(['server/index.ts', 'client/index.ts', 'cli/index.ts'])('is not loaded with %s', (path) => {
    const loaded = [...loadedWith(path)]
    expect(loaded.length).toBeGreaterThan(10)
    expect(loaded.filter((name) => OF_AGENTS.test(name))).toEqual([])
  })

  test('is what the endpoint loads by its first request', () => {
    const loaded = loadedWith('client/mcp/index.ts')
    expect(loaded.has('@modelcontextprotocol/server')).toBe(true)
  })
})
