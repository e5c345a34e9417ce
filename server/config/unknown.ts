import type { FieldError } from 'plugboard/runtime'
import { nearest, quoted } from 'plugboard/internal'
import { OAUTH_KEYS } from '../accounts/settings.ts'
import { SETTINGS, variableOf } from './settings.ts'

/** The fault of a name that no setting has, with the nearest one; its value is never quoted, for it may be a secret. */
export function unknownSetting(name: string, origin: string): FieldError {
  const near = name.startsWith('PLUGBOARD_') ? nearest(name, Object.keys(SETTINGS).map(variableOf)) : nearestName(name)
  const hint = near === undefined ? '' : ` Did you mean ${quoted(near)}?`
  const secret =
    origin === '--set' && /secret|password|token|key/i.test(name) ? ' Secrets are read from files only.' : ''
  return { field: name, message: `is not a setting, in ${origin}.${hint}${secret}`, error_code: 'unknown' }
}

/** By the whole name or its start, else by its last part: `portt` is near `listen.port`. */
function nearestName(name: string): string | undefined {
  const oauth = /^(oauth\.[^.]+\.)/.exec(name)?.[1]
  const names = [...Object.keys(SETTINGS), ...(oauth ? Object.keys(OAUTH_KEYS).map((key) => oauth + key) : [])]
  const whole = nearest(name, names) ?? names.find((candidate) => candidate.startsWith(name))
  if (whole !== undefined) return whole
  const last = nearest(lastPart(name), names.map(lastPart))
  return names.find((candidate) => lastPart(candidate) === last)
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1)
}
