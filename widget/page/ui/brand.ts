/** The name, the image and the links of the application around every screen. */
import type { TokenInfoBody } from '../../../contract/index.ts'
import { externalLink, h, ownAddress } from './dom.ts'
import { t, type TextKey } from './text.ts'
import { applyTheme } from './theme.ts'

let brand: Partial<TokenInfoBody['brand']> = {}
let logo: string | undefined

/** The images that an embedding page may pass: none that needs a request. */
const IMAGE = /^data:image\/(?:png|webp|jpeg|svg\+xml)[;,]/

/**
 * Shows the application around the screens.
 * @param given an image of the embedding page, as a data URL
 */
export function applyBrand(of: TokenInfoBody['brand'], given?: string): void {
  brand = of
  const { name, logo_url: url, accent, on_accent: onAccent, privacy_url: privacy, terms_url: terms } = of
  if (accent !== null && onAccent !== null) applyTheme({ accent, onAccent })
  logo = given !== undefined && IMAGE.test(given) ? given : url === null ? undefined : ownAddress(url)
  document
    .querySelector('header')!
    .prepend(h('div', { class: 'brand' }, appIcon(24) ?? '', name !== null && h('span', { dir: 'auto' }, name)))
  document
    .querySelector('footer')!
    .append(
      ...(privacy === null ? [] : [externalLink(privacy, t('privacy'))]),
      ...(terms === null ? [] : [externalLink(terms, t('terms'))]),
    )
}

/** A sentence about the application, with its name or "the application". It begins with a capital letter. */
export function aboutApp(key: TextKey, values: Readonly<Record<string, string>> = {}): string {
  if (brand.name !== null && brand.name !== undefined) return t(key, { ...values, app: brand.name })
  const [first = '', ...rest] = t(key, { ...values, app: t('app') })
  return `${first.toLocaleUpperCase(document.documentElement.lang)}${rest.join('')}`
}

/** The application's image; undefined without one. */
export function appIcon(size: number): HTMLElement | undefined {
  const px = String(size)
  return logo === undefined ? undefined : h('img', { src: logo, alt: '', height: px, class: 'logo' })
}
