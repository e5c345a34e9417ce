/** The link to the third party's page on which a person creates what the form asks for. */
import { externalLink, h } from './dom.ts'
import { t } from './text.ts'

/** A link that appears once the settings in its address are there. */
interface PageLink {
  readonly element: HTMLElement
  /** Takes the settings that fit, by name. */
  readonly update: (settings: Readonly<Record<string, string>>) => void
}

/**
 * @param template the address as a URI template: names in braces are settings. RFC 6570 section 3.2.2
 * @param kind the name of the kind
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
