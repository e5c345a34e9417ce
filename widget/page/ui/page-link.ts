import { externalLink, h } from './dom.ts'

/** A link that appears when the settings in its URL are known. */
interface PageLink {
  readonly element: HTMLElement
  /** Updates the valid settings, by name. */
  readonly update: (settings: Readonly<Record<string, string>>) => void
}

/**
 * The link to a page of the third party about the credentials.
 * @param template the URL as a URI template: names in braces are settings. RFC 6570 section 3.2.2
 * @param words of the link
 */
export function pageLink(template: string, words: string): PageLink {
  const element = h('p', { class: 'page', hidden: true })
  const update = (settings: Readonly<Record<string, string>>) => {
    const address = template.replaceAll(/\{([\w-]+)\}/g, (variable, name: string) => {
      const value = settings[name]
      return value === undefined ? variable : encodeURIComponent(value)
    })
    element.hidden = /[{}]/.test(address) || !URL.canParse(address)
    element.replaceChildren(...(element.hidden ? [] : [externalLink(address, words)]))
  }
  return { element, update }
}
