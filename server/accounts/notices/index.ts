/** The door of the room for notices of third parties. */
export { VendorNotices } from './notices.ts'
export type { NoticeListeners } from './notices.ts'
export { countNotices, forgetWords, noticesOf, operatorNotices, pruneNotices } from './rows.ts'
export type { OperatorNotice, StoredNotice } from './rows.ts'
