/** Who asks, as the server shows it: the operator's settings, the terms of a token, and the folder of images. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { Brands } from '../../../../server/accounts/brand/index.ts'
import { KindList } from '../../../../server/accounts/catalogue/kinds.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const root = mkdtempSync(join(tmpdir(), 'plugboard-'))
afterAll(() => rmSync(root, { recursive: true }))

/** A folder with files, below a folder that has a file of its own. */
function folderOf(name: string, files: Readonly<Record<string, string>>): string {
  const folder = join(root, name)
  mkdirSync(folder)
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return folder
}

const SETTINGS = {
  name: 'Marlow',
  accent: '#0f766e',
  privacyUrl: 'https://marlow.example.com/privacy',
  termsUrl: 'https://marlow.example.com/terms',
  images: folderOf('images', { 'logo.svg': SVG, 'acme.svg': SVG, 'stripe.png': 'png', 'notes.txt': 'no image' }),
}
writeFileSync(join(root, 'outside.svg'), SVG)

describe('who asks', () => {
  it('is the operator’s application, with its image, color and links', () => {
    expect(new Brands(SETTINGS).shown({}, 'https://plugboard.example.com')).toEqual({
      name: 'Marlow',
      logo_url: expect.stringMatching(/^https:\/\/plugboard\.example\.com\/icons\/logo\.[\da-f]{12}\.svg$/),
      accent: '#0f766e',
      on_accent: '#ffffff',
      privacy_url: SETTINGS.privacyUrl,
      terms_url: SETTINGS.termsUrl,
    })
    const nothing = { name: null, logo_url: null, accent: null, on_accent: null, privacy_url: null, terms_url: null }
    expect(new Brands().shown()).toEqual(nothing)
  })

  it('J1 another application by its name has neither the image nor the links of the operator', () => {
    const brands = new Brands(SETTINGS)
    expect(brands.shown({ name: 'Acme' })).toMatchObject({
      name: 'Acme',
      logo_url: null,
      privacy_url: null,
      terms_url: null,
    })
    expect(brands.shown({ name: 'Acme', logo: 'acme' }).logo_url).toMatch(/\/icons\/acme\./)
  })

  it('has text that can be read on any color of the button', () => {
    const on = (accent: string) => new Brands().shown({ accent }).on_accent
    expect(['#000000', '#ffffff', '#1d4ed8', '#ffd400', '#777777'].map(on)).toEqual([
      '#ffffff',
      '#000000',
      '#ffffff',
      '#000000',
      '#000000',
    ])
  })
})

describe('images', () => {
  it('J2 are those of the folder, by names without a path', () => {
    const brands = new Brands(SETTINGS)
    for (const logo of ['../outside', 'outside', 'notes', 'logo.svg', '__proto__', ''])
      expect(() => brands.check({ logo })).toThrow(
        expect.objectContaining({
          code: 'validation_error',
          errors: [expect.objectContaining({ field: 'brand.logo' })],
        }),
      )
    brands.check({ logo: 'acme' })
    brands.check(undefined)
    for (const file of ['logo.svg', '../outside.svg', 'acme.000000000000.svg'])
      expect(brands.images.at(file)).toBeUndefined()
  })

  it('that cannot be served keep the server from starting, with the reason', () => {
    const fault = (images: string) => {
      try {
        return String(new Brands({ images }))
      } catch (error) {
        return (error as Error).message.replace('Cannot use the images: connect.images ', '')
      }
    }
    expect(fault(join(root, 'none'))).toBe('names a folder that cannot be read (ENOENT)')
    expect(fault(folderOf('twice', { 'a.svg': SVG, 'a.png': 'png' }))).toBe('has two images called a')
    expect(fault(folderOf('large', { 'a.png': 'x'.repeat(65_537) }))).toBe(
      'has the image a.png of 65537 bytes, not 1 to 65536',
    )
    expect(fault(folderOf('empty', { 'a.png': '' }))).toBe('has the image a.png of 0 bytes, not 1 to 65536')
    expect(fault(folderOf('names', { 'My Logo.svg': SVG }))).toBe(
      'has the image My Logo.svg: its name may have small letters, digits and "-"',
    )
    const links = folderOf('links', {})
    symlinkSync(join(root, 'missing.svg'), join(links, 'a.svg'))
    expect(fault(links)).toBe('has the image a.svg, which cannot be read (ENOENT)')
  })

  it('J4 an organization’s own kind of a vendor’s name keeps its letters', () => {
    const { images } = new Brands(SETTINGS)
    const entry = {
      kind: 'stripe',
      id: 'id',
      title: 'Stripe',
      version: '1.0.0',
      hash: '',
      support: '',
      plan: Promise.reject,
    }
    const urlOf = (isOwn: boolean) =>
      new KindList([{ ...entry, isOwn }], { images }).kinds().map(({ iconUrl }) => iconUrl)
    expect(urlOf(false)).toEqual([expect.stringMatching(/^\/icons\/stripe\.[\da-f]{12}\.png$/)])
    expect(urlOf(true)).toEqual([expect.stringMatching(/^data:image\/svg\+xml,/)])
  })
})
