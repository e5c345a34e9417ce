/** How a vendor's answers moved away from a committed fixture. The one host of `diff`. */
import { isDeepStrictEqual } from 'node:util'
import { createTwoFilesPatch } from 'diff'
import { type Fixture, fixtureText } from '../../mock/index.ts'

/**
 * A unified diff of two fixtures, or undefined when they are the same. Where they come from and when is no difference, nor
 * how they are written.
 */
export function driftOf(committed: Fixture, captured: Fixture): string | undefined {
  const { file, source, shows: _, ...before } = committed
  const { file: __, source: ___, shows: ____, ...after } = captured
  if (isDeepStrictEqual(before, after)) return undefined
  const patch = createTwoFilesPatch(
    file,
    'the vendor now',
    fixtureText({ source, ...before }),
    fixtureText({ source, ...after }),
    '',
    '',
    { context: 3 },
  )
  return patch.slice(patch.indexOf('---'))
}
