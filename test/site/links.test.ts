/** Links of the site: rewritten to pages and to the repository, and found when they lead nowhere. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { REPOSITORY } from 'plugboard/internal'
import { anchorOf, deadLinks, siteText } from '../../site/links.ts'

const TARGETS = {
  pages: new Set(['docs/client.md', 'docs/kinds.md', 'kinds/stripe.md']),
  instead: new Map([['definitions/stripe.yaml', 'kinds/stripe.md']]),
  root: join(import.meta.dirname, '..', '..'),
  repository: REPOSITORY,
}

it.each([
  ['a page of the site', '[c](client.md#lists)', '[c](./client.md#lists)'],
  ['a manifest, which has a page', '| [s](../definitions/stripe.yaml) |', '| [s](../kinds/stripe.md) |'],
  ['a file without a page', '[r](../README.md#try-it)', `[r](${TARGETS.repository}/README.md#try-it)`],
  [
    'the same page by its address in the repository',
    `[c](${REPOSITORY}/docs/client.md#lists)`,
    '[c](./client.md#lists)',
  ],
  ['the web, and the page itself', '[w](https://a.example) [h](#top)', '[w](https://a.example) [h](#top)'],
  ['code, which is no link', '`[c](client.md)`', '`[c](client.md)`'],
  ['a tag of nobody', 'Cannot <verb> it, <code>a&#124;b</code>', 'Cannot &lt;verb> it, <code>a&#124;b</code>'],
])('a page leads to %s', (_name, written, text) => {
  expect(siteText('docs/page.md', written, TARGETS)).toBe(text)
})

it('a link to a file that does not exist ends the build', () => {
  expect(() => siteText('docs/page.md', 'See [x](missing.md).', TARGETS)).toThrow(
    'Cannot build the site: docs/page.md leads to missing.md, which does not exist',
  )
})

it.each([
  ['Where credentials live', 'where-credentials-live'],
  ['`execute`: one call, two modes', 'execute-one-call-two-modes'],
  ['me get', 'me-get'],
])('the anchor of "%s" is that of GitHub', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor)
})

it('built links that lead to no file and to no heading are found', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = {
    'index.html':
      '<a href="/p/docs/a">a</a> <a href="/p/docs/a#there">b</a> <img src="/p/assets/x.svg"> <a href="https://a.example">w</a>',
    'docs/a.html':
      '<h2 id="there">T</h2> <a href="#there">t</a> <a href="#gone">g</a> <a href="/p/docs/b#x">b</a> <a href="/p/">home</a>',
    'assets/x.svg': '<svg/>',
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  expect(await deadLinks(folder, Object.keys(files), '/p/')).toEqual([
    'docs/a.html: #gone has no such heading',
    'docs/a.html: /p/docs/b#x',
  ])
})
