/** The named forms of strings that a field can have. The one host of `ajv-formats`; it loads only the table. */
import { fullFormats } from 'ajv-formats/dist/formats.js'

/** Checks by name of the form. */
export const FORMATS = {
  date: fullFormats.date,
  'date-time': fullFormats['date-time'],
  uri: fullFormats.uri,
  email: fullFormats.email,
  uuid: fullFormats.uuid,
  hostname: fullFormats.hostname,
} as const
