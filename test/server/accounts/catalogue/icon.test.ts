/** Icons of kinds: marks from the package of drawings, and monograms. */
import { describe, expect, it } from 'vitest'
import { listKinds, load } from '../../../../runtime/index.ts'
import { createCatalogue } from '../../../../server/accounts/catalogue/index.ts'
import { drawingOf } from '../../../../server/accounts/catalogue/drawings.ts'
import { kindIcon, monogram } from '../../../../server/accounts/catalogue/icon.ts'

const ACME = { kind: 'acme-crm', title: 'Acme CRM', category: 'crm' }
/** Path of a square. */
const PATH = 'm0 0h24v24H0z'
const svg = (path: string) => `<svg role="img" viewBox="0 0 24 24"><title>Acme</title><path d="${path}"/></svg>`

describe('the drawing of a mark', () => {
  it('is that of the kind, of its title, else of the vendor', () => {
    const asked: string[] = []
    expect(drawingOf(ACME, (name) => void asked.push(name))).toBeUndefined()
    expect(asked).toEqual(['acmecrm', 'acme'])
    expect(drawingOf(ACME, (name) => (name === 'acme' ? svg(PATH) : undefined))).toBe(PATH)
    expect(drawingOf({ kind: 'acme', title: 'Acme.com' }, (name) => (name === 'acmecom' ? svg(PATH) : undefined))).toBe(
      PATH,
    )
  })

  it('J1 is only data of a path: a file with anything else gives none', () => {
    const hostile = [
      svg('m0 0"/><script>alert(1)</script><path d="'),
      svg('url(https://evil.example)'),
      '<svg><image href="https://evil.example/a.png"/></svg>',
      svg('M'.repeat(20_000)),
      '',
    ]
    for (const file of hostile) {
      const icon = kindIcon(
        ACME,
        drawingOf(ACME, () => file),
      )
      expect(icon).not.toMatch(/script|evil|image|onload/)
      expect(icon.match(/<\w+/g)?.join()).toMatch(/^<svg,<style,<rect,<(?:text|path)$/)
    }
  })

  it('names no file outside of the package', () => {
    const asked: string[] = []
    drawingOf({ kind: '../../etc', title: '../passwd%00' }, (name) => void asked.push(name))
    expect(asked).toEqual(['etc', 'passwd00'])
  })

  it('exists for at least 34 kinds', async () => {
    const plans = await Promise.all((await listKinds()).map(load))
    const drawn = plans.filter(({ kind, manifest: { title } }) => drawingOf({ kind, title }) !== undefined)
    expect(drawn.length).toBeGreaterThanOrEqual(34)
    expect((await createCatalogue()).icon('stripe')).toContain('<path class="ink"')
  })
})

describe('a monogram', () => {
  it('has the color of its category, by day and by night, and is grey for an own kind', () => {
    const [crm, other, own] = [ACME, { ...ACME, category: 'payments' }, { title: 'Acme CRM' }].map((one) =>
      monogram(one),
    )
    expect(crm).toContain('>AC</text>')
    expect(crm).toMatch(
      /\.tile\{fill:hsl\(\d+ 55% 92%\)\}.*prefers-color-scheme:dark.*\.tile\{fill:hsl\(\d+ 28% 24%\)\}/,
    )
    expect([crm === other, own?.includes('hsl')]).toEqual([false, false])
    expect(monogram({ title: '<b>"&\'' })).toContain('&#60;b')
  })
})
