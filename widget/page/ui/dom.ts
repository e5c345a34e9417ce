/** Elements. Text comes into the page by `textContent` alone, so that nothing that a name holds is read as markup. */

/** What an element is made with: attributes by name, and what a click or an input does. */
export interface Props {
  readonly [attribute: string]: string | boolean | undefined | ((event: Event) => void)
}

type Child = Node | string | undefined | false

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

/** The image of a kind; a square when it cannot be had. */
export function icon(url: string): HTMLElement {
  const path = new URL(url).pathname.replace(/^.*(?=\/icons\/)/, '.')
  return h('img', { src: path, alt: '', width: '32', height: '32', class: 'icon' })
}

/** A link to another site, in a window of its own. */
export function externalLink(url: string, text: string): HTMLAnchorElement {
  return h('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, text)
}
