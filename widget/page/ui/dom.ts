/** Elements. Text enters the page only as text, so that no name is read as markup. */

/** Attributes by name, and listeners by event. */
export interface Props {
  readonly [attribute: string]: string | boolean | undefined | ((event: Event) => unknown)
}

/** A child of an element; undefined and false are none. */
export type Child = Node | string | undefined | false

/** Makes an element with attributes, listeners and children. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') element.addEventListener(name, value)
    else if (value === true) element.setAttribute(name, '')
    else if (value !== undefined && value !== false) element.setAttribute(name, value)
  }
  for (const child of children) if (child !== undefined && child !== false) element.append(child)
  return element
}

/** A button that submits nothing. */
export function action(text: string, style: string, click: () => unknown, label?: string): HTMLButtonElement {
  return h('button', { type: 'button', class: style, 'aria-label': label, click }, text)
}

/** A text of a manifest, which is in English in every language of the page. */
export function ofKind(text: string): HTMLElement {
  return h('span', { lang: 'en', dir: 'auto' }, text)
}

/** A help text of a manifest: URLs become links, and text in backticks code. */
export function helpOfKind(text: string): HTMLElement {
  const parts = text.split(/(`[^`]+`|https:\/\/[^\s<>"'`]*[^\s<>"'`.,;:!?)])/)
  return h('span', { lang: 'en', dir: 'auto' }, ...parts.map((part, at) => (at % 2 === 0 ? part : marked(part))))
}

function marked(part: string): HTMLElement {
  return part.startsWith('`') ? h('code', {}, part.slice(1, -1)) : externalLink(part, part)
}

/** The image of a kind. */
export function icon(url: string, size = 32): HTMLElement {
  const px = String(size)
  return h('img', { src: ownAddress(url), alt: '', width: px, height: px, class: 'icon' })
}

/** The relative URL of an image of this server, which may have another name for this page. */
export function ownAddress(url: string): string {
  return url.startsWith('data:') ? url : url.replace(/^.*(?=\/icons\/)/, '.')
}

/** A link to another site, in a new window. */
export function externalLink(url: string, text: string): HTMLAnchorElement {
  return h('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, text)
}
