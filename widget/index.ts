/** The door of the connect widget for pages: a frame of the server's, opened by a function or as an element. It needs nothing but a browser. */
export type { Connected, PageOptions, Theme } from './messages.ts'
export { open } from './open.ts'
export type { Widget, WidgetEvents, WidgetOptions, WidgetResult } from './open.ts'
export { defineElement } from './element.ts'
export type { ConnectElement } from './element.ts'
