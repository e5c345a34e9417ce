/** Changes of rows, published to every process. */
export { Notifications } from './notifications.ts'
export type { ChangeNotice, ChangeSubject } from './notice.ts'
export type { ChangeWatch } from './watches.ts'
