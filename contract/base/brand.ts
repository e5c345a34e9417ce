/** Who asks, on the pages where an end user connects: the application's name, image, color and links. */
import type { JsonSchema } from '../../runtime/base/json.ts'
import { nullable, object, text } from './schema.ts'

const URL_LENGTH = 2000
const NAME = { minLength: 1, maxLength: 80, pattern: '^[^\\u0000-\\u001f\\u007f]*$' }
const COLOR = { pattern: '^#[0-9a-fA-F]{6}$' }
const LINK = { maxLength: URL_LENGTH, pattern: '^https://[^\\s]+$' }

/** What an application says of itself with a widget token or a link. */
export const BRAND: JsonSchema = {
  ...object(
    {
      name: text('The name that the customer reads.', NAME),
      logo: text("The name of an image in the operator's folder, such as `acme` for `acme.svg`.", {
        pattern: '^[a-z0-9][a-z0-9-]{0,62}$',
      }),
      accent: text('The color of the main button, such as `#1d4ed8`.', COLOR),
      privacy_url: text('The URL of your privacy policy.', LINK),
      terms_url: text('The URL of your terms.', LINK),
    },
    [],
  ),
  description:
    "Who asks, on the page. Fields that are missing come from the operator's settings. Only application tokens may set it.",
}

/** Who asks, as the page shows it. */
export const SHOWN_BRAND: JsonSchema = {
  ...object({
    name: nullable(text('The name of the application. Null if nobody set one.')),
    logo_url: nullable(text('The URL of its image. Null without one.')),
    accent: nullable(text('The color of the main button. Null for the usual one.')),
    on_accent: nullable(text('The color of text on the main button: black or white, by contrast.')),
    privacy_url: nullable(text('The URL of the privacy policy.')),
    terms_url: nullable(text('The URL of the terms.')),
  }),
  description: 'Who asks, on the page.',
}
