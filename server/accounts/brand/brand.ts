/** Brand on the pages where end users connect: the operator's settings, overridden by a token's terms. */
import type { TokenInfoBody, WidgetTokenRequest } from 'plugboard/contract'
import { ConnectorError } from 'plugboard/runtime'
import { quoted } from 'plugboard/internal'
import { Images, readImages } from './images.ts'
import { textColorOn } from './contrast.ts'

/** Brand of an application, from a token or a link. */
export type BrandTerms = NonNullable<WidgetTokenRequest['brand']>
/** Brand that the page receives. */
type ShownBrand = TokenInfoBody['brand']

/** Settings of the operator. */
export interface BrandSettings {
  readonly name?: string | undefined
  readonly accent?: string | undefined
  readonly privacyUrl?: string | undefined
  readonly termsUrl?: string | undefined
  /** The folder of images. */
  readonly images?: string | undefined
}

/** The image of the operator's own application. */
const LOGO = 'logo'

/** The brands of an installation. */
export class Brands {
  readonly images: Images
  readonly #settings: BrandSettings

  /** @throws ConnectorError `invalid_configuration` for a folder of images that cannot be used */
  constructor(settings: BrandSettings = {}) {
    this.#settings = settings
    this.images = readImages(settings.images)
  }

  /** @throws ConnectorError `validation_error` for an image that the operator does not have */
  check(terms: BrandTerms | undefined): void {
    const { logo } = terms ?? {}
    if (logo === undefined || this.images.named(logo)) return
    const fault = `names no image of the operator: ${quoted(logo)}`
    throw new ConnectorError('validation_error', `Cannot use brand.logo: it ${fault}`, {
      hint: 'Ask the operator to add the image to the folder of the setting connect.images, or pass `logo` to the widget.',
      errors: [{ field: 'brand.logo', message: fault, error_code: 'unknown_image' }],
    })
  }

  /** Returns the brand to show. With a name of the application, the operator's image and links are left out. */
  shown(terms: BrandTerms = {}, baseUrl = ''): ShownBrand {
    const usual = terms.name === undefined ? this.#settings : {}
    const logo = this.images.named(terms.logo ?? (terms.name === undefined ? LOGO : ''))
    const accent = terms.accent ?? this.#settings.accent ?? null
    return {
      name: terms.name ?? usual.name ?? null,
      logo_url: logo ? `${baseUrl}/icons/${logo.file}` : null,
      accent,
      on_accent: accent === null ? null : textColorOn(accent),
      privacy_url: terms.privacy_url ?? usual.privacyUrl ?? null,
      terms_url: terms.terms_url ?? usual.termsUrl ?? null,
    }
  }
}
