/** Elements. Text comes into the page by `textContent` alone, so that nothing that a name holds is read as markup. */

/** What an element is made with: attributes by name, and what a click or an input does. */
export interface Props {
  readonly [attribute: string]: string | boolean | undefined | ((event: Event) => unknown)
}

/** What an element may hold; what is undefined or false is left out. */
export type Child = Node | string | undefined | false

/** An element with attributes and children; those that are undefined or false are left out, functions listen. */
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

/** A text of a kind, which manifests have in English whatever the language of the page. */
export function ofKind(text: string): HTMLElement {
  return h('span', { lang: 'en', dir: 'auto' }, text)
}

/** A help text of a kind, whose addresses are links, and whose values stand between backticks. */
export function helpOfKind(text: string): HTMLElement {
  const parts = text.split(/(`[^`]+`|https:\/\/[^\s<>"'`]*[^\s<>"'`.,;:!?)])/)
  return h('span', { lang: 'en', dir: 'auto' }, ...parts.map((part, at) => (at % 2 === 0 ? part : marked(part))))
}

function marked(part: string): HTMLElement {
  return part.startsWith('`') ? h('code', {}, part.slice(1, -1)) : externalLink(part, part)
}

/** The image of a kind; a square when it cannot be had. */
export function icon(url: string, size = 32): HTMLElement {
  const px = String(size)
  return h('img', { src: ownAddress(url), alt: '', width: px, height: px, class: 'icon' })
}

/** The address of an image of this server as this page asks for it: it may be reached by another name than it knows. */
export function ownAddress(url: string): string {
  return url.startsWith('data:') ? url : url.replace(/^.*(?=\/icons\/)/, '.')
}

/** A link to another site, in a window of its own. */
export function externalLink(url: string, text: string): HTMLAnchorElement {
  return h('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, text)
}
