import { externalLink, h } from './dom.ts'
import { t } from './text.ts'

/** A link that appears when the settings in its URL are known. */
interface PageLink {
  readonly element: HTMLElement
  /** Updates the valid settings, by name. */
  readonly update: (settings: Readonly<Record<string, string>>) => void
}

/**
 * The link to the third party's page on which the customer creates the credentials.
 * @param template the URL as a URI template: names in braces are settings. RFC 6570 section 3.2.2
 * @param kind the display name of the kind
 */
export function pageLink(template: string, kind: string): PageLink {
  const element = h('p', { class: 'page', hidden: true })
  const update = (settings: Readonly<Record<string, string>>) => {
    const address = template.replaceAll(/\{([\w-]+)\}/g, (variable, name: string) => {
      const value = settings[name]
      return value === undefined ? variable : encodeURIComponent(value)
    })
    element.hidden = /[{}]/.test(address) || !URL.canParse(address)
    element.replaceChildren(...(element.hidden ? [] : [externalLink(address, t('credentialsPage', { kind }))]))
  }
  return { element, update }
}
