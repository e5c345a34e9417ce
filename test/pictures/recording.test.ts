import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { demoFrames, recordingSvg } from './recording.ts'

it('the recording in the README is what plugboard demo prints', async () => {
  const svg = recordingSvg('plugboard demo', await demoFrames())
  expect(await readFile('docs/pictures/demo.svg', 'utf8'), 'npm run pictures:demo').toBe(svg)
})

it('a recording escapes what it shows, and keeps its colours', () => {
  const svg = recordingSvg('a < b', [['\u001b[31mno & "yes"\u001b[39m rest'], ['two']])
  expect(svg).toContain('a &lt; b')
  expect(svg).toContain('<tspan class="r">no &amp; &quot;yes&quot;</tspan> rest')
  expect(svg.match(/<g class="s"/g)).toHaveLength(2)
})
