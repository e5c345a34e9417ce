/** Source files to plant faults in, and the tests that should find them: tests without a database. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../support/root.ts'

/** Source files, and the tests that are run with a fault in one of them. */
export interface Area {
  readonly name: string
  /** Paths from the repository's root. */
  readonly files: readonly string[]
  /** Globs of test files, from the repository's root. */
  readonly tests: readonly string[]
}

const RUNTIME = ['', 'auth', 'json-text', 'pagination', 'params', 'plan', 'request', 'response', 'transport']

/** Every area, read off the disk. */
export function areas(): Area[] {
  return [
    {
      name: 'runtime',
      files: RUNTIME.flatMap((room) => sourcesIn(join('runtime', room))),
      tests: ['test/runtime/**/*.test.ts', 'test/threats/**/*.test.ts', 'test/contract/transport.test.ts'],
    },
    {
      name: 'client',
      files: ['client', 'client/local', 'client/agent/operations', 'client/agent/output', 'client/hosted'].flatMap(
        sourcesIn,
      ),
      tests: ['ending', 'hosted', 'open-source', 'plain', 'agent/operations/*'].map(
        (name) => `test/client/${name}.test.ts`,
      ),
    },
    {
      name: 'server',
      files: [
        ...['server/config', 'server/copy/language'].flatMap(sourcesIn),
        'server/http/request/check.ts',
        'server/ground/cursors/index.ts',
        'server/ground/vault/master-keys.ts',
      ],
      tests: [
        'test/server/config/*.test.ts',
        'test/server/http/{check,json}.test.ts',
        'test/server/copy/language/filter.test.ts',
        'test/server/ground/vault/master-keys.test.ts',
      ],
    },
  ]
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .map((name) => join(folder, name))
}
