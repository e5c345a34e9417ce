/** The test that docs/testing.md shows, which runs here. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import '../../../examples/testing/greet.test.ts'
import { ROOT } from '../../support/root.ts'

it('docs/testing.md shows the test that runs', () => {
  const page = readFileSync(join(ROOT, 'docs', 'testing.md'), 'utf8')
  expect(page).toContain(readFileSync(join(ROOT, 'examples', 'testing', 'greet.test.ts'), 'utf8'))
})
