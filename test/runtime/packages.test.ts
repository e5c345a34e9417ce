/** Installed and missing packages. */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { missingPackage } from '../../runtime/base/packages.ts'

/** The errors of Node itself, for an import and for a require. */
test.each(['plugboard-not-there', '@plugboard/not-there', '@plugboard/not-there/door'])(
  'a missing %s is named',
  (name) => {
    const script = `import('${name}').catch(({ code, message }) => console.log(JSON.stringify({ code, message })))`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
    const { code, message } = JSON.parse(stdout) as { code: string; message: string }
    const packageName = name.replace('/door', '')
    expect(missingPackage(Object.assign(new Error(message), { code }))).toBe(packageName)
  },
)

test('a package that require misses is named', () => {
  const error = caught(() => createRequire(import.meta.url)('plugboard-not-there'))
  expect(missingPackage(error)).toBe('plugboard-not-there')
})

test.each([
  ['a file', () => createRequire(import.meta.url)('./not-there.cjs') as unknown],
  ['a fault of a program', () => JSON.parse('{') as unknown],
])('%s is no package', (_, act) => {
  expect(missingPackage(caught(act))).toBeUndefined()
})

function caught(act: () => unknown): unknown {
  try {
    return act()
  } catch (error) {
    return error
  }
}
