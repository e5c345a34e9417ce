/** What may change. */
export const CHANGE_SUBJECTS = [
  'application',
  'connector',
  'customer',
  'kinds',
  'oauth_application',
  'organization',
  'token',
] as const

/** What a change may be of. */
export type ChangeSubject = (typeof CHANGE_SUBJECTS)[number]

/** A row that was changed. On the channel it is `connector:<id>`; tokens go by the SHA-256 of their text, in hex, own kinds by their organization. */
export interface ChangeNotice {
  readonly subject: ChangeSubject
  readonly id: string
}
