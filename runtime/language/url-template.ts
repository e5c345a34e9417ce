import { valueText } from '../base/json.ts'
import { compileTemplate, type Template, type ValueLookup } from './template-value.ts'

/** Renders the URL of a template. Undefined unless it is plain https below the template's fixed domain, which follows any config. */
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
