import { compileTemplate, type Template, type ValueLookup, valueText } from './template-value.ts'

/** The URL that a template makes, or undefined unless it is plain https and its host ends as the template's does: config stands in front of a fixed domain. */
export function declaredUrl(template: Template, scope: ValueLookup): URL | undefined {
  const text = valueText(compileTemplate(template)(scope) ?? '')
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && isAsDeclared(url, text, template) ? url : undefined
}

function isAsDeclared(url: URL, text: string, template: Template): boolean {
  const [, host = ''] = /^https:\/\/([^/?#]*)/.exec(template.text) ?? []
  const [fixedEnd = ''] = /[^{}]*$/.exec(host) ?? []
  return (
    url.protocol === 'https:' && text.startsWith(`https://${url.host}`) && url.host.endsWith(fixedEnd.toLowerCase())
  )
}
