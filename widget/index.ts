/** The connect widget for pages: a frame of the server, opened by a function or as an element. */
export type { Connected, PageOptions, Theme, WidgetEvents } from './messages.ts'
export { open } from './open.ts'
export type { Widget, WidgetOptions, WidgetResult } from './open.ts'
export { defineElement } from './element.ts'
export type { ConnectElement } from './element.ts'
