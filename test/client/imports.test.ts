/** Modules that an import of the client loads before an account is connected: errors, tables of options and names of the contract. */
import { expect, test } from 'vitest'
import { loadedBy } from '../support/loaded-by.ts'

test.each(['client/index.ts', 'client/hosted/hosted-engine.ts', 'client/agent/operations/index.ts'])(
  '%s loads only the client',
  (path) => {
    const others = [...loadedBy(path)].filter(
      (name) =>
        !/^client\/|^contract\/parts\.ts$|^runtime\/(?:base|telemetry)\/|^runtime\/(?:call|connection-options)\.ts$|^node:/.test(
          name,
        ),
    )
    expect(others).toEqual([])
  },
)

test('the client loads neither mode without need', () => {
  const loaded = loadedBy('client/index.ts')
  expect(
    ['client/local/local-engine.ts', 'client/agent/operations/index.ts'].filter((name) => loaded.has(name)),
  ).toEqual([])
})

test('the door of the other packages loads no parser, and of packages only the table of formats and the reader of file names', () => {
  const packages = [...loadedBy('runtime/doors/internal.ts')].filter((name) => !/\.ts$|^node:/.test(name))
  expect(packages).toEqual(['content-disposition'])
})
