import { ApiError } from './api.ts'
import { t } from '../ui/text.ts'

/** The message of an error, for the customer. @param kind the display name of the third party */
export function failureText(error: unknown, kind: string): string {
  const { code, requestId } = error instanceof ApiError ? error : { code: '', requestId: '' }
  if (code === 'session_expired' || code === 'invalid_token' || code === 'token_expired') return t('sessionExpired')
  if (code === 'access_denied') return t('denied', { kind })
  if (code === 'credentials_rejected' || code === 'credentials_mismatch') return t('rejected', { kind })
  if (code === 'permission_missing' || code === 'scope_missing' || code === 'upstream_plan_required')
    return t('permissionMissing', { kind })
  if (code === 'unreachable' || code === 'draining' || code === 'overloaded') return t('offline')
  if (code === 'rate_limited' || code === 'upstream_rate_limited') return t('tooMany')
  if (code.startsWith('upstream_')) return t('unreachable', { kind })
  return t('failed', { code: [code, requestId].filter(Boolean).join(', ') })
}
