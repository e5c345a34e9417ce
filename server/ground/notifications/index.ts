/** The door of the room that publishes changes to every process and receives them. */
export { Notifications } from './notifications.ts'
export type { ChangeNotice, ChangeSubject } from './notice.ts'
export type { ChangeWatch } from './watches.ts'
