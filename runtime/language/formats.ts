/** The named forms of strings that a field can have. The one host of `ajv-formats`, of which only the table is loaded. */
import { fullFormats } from 'ajv-formats/dist/formats.js'

/** What each form is checked by. */
export const FORMATS = {
  date: fullFormats.date,
  'date-time': fullFormats['date-time'],
  uri: fullFormats.uri,
  email: fullFormats.email,
  uuid: fullFormats.uuid,
  hostname: fullFormats.hostname,
} as const
