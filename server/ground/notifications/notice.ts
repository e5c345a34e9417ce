/** Subjects of changes. */
export const CHANGE_SUBJECTS = [
  'application',
  'connector',
  'customer',
  'kinds',
  'oauth_application',
  'organization',
  'token',
] as const

/** Subject of a change. */
export type ChangeSubject = (typeof CHANGE_SUBJECTS)[number]

/** A changed row, on the channel as `connector:<id>`. The ID of a token is the SHA-256 of its text in hex, that of own kinds their organization. */
export interface ChangeNotice {
  readonly subject: ChangeSubject
  readonly id: string
}
