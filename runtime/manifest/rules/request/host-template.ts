import { type JsonSchema, own, pointer } from '../../../base/json.ts'
import type { Manifest } from '../../manifest.ts'
import type { ReportProblem } from '../../problems.ts'
import type { ManifestRule } from '../rule.ts'

/**
 * A host decides who receives credentials. It may hold config, which then must be given and fit a pattern that cannot leave its
 * label, in front of a fixed domain: `https://{{config.site}}.example.com`. Nothing else is inserted there.
 */
export const hostTemplate: ManifestRule = {
  name: 'host-template',
  check({ manifest, resolved, report }) {
    const { required = [], ...rest } = resolved.config
    const ofVariants = Object.values(resolved.auth).flatMap(({ config = [] }) => config)
    const config = { ...rest, required: [...(required as string[]), ...ofVariants] }
    for (const { url, at } of urlsOf(manifest)) checkHost(url, at, config, report)
  },
}

function urlsOf({ base_url, auth }: Manifest): { url: string; at: string }[] {
  const inAuth = Object.entries(auth).flatMap(([name, variant]) =>
    (['base_url', 'authorize', 'token'] as const).flatMap((key) => {
      const url = variant[key]
      return url === undefined ? [] : [{ url, at: pointer('/auth', name, key) }]
    }),
  )
  const inSteps = Object.entries(auth).flatMap(([name, { steps = [] }]) =>
    steps.flatMap((step, index) =>
      'call' in step && step.call !== undefined
        ? [{ url: step.call, at: pointer('/auth', name, 'steps', index, 'call') }]
        : [],
    ),
  )
  return [{ url: base_url, at: '/base_url' }, ...inAuth, ...inSteps]
}

function checkHost(url: string, at: string, config: JsonSchema, report: ReportProblem): void {
  const start = url.indexOf('https://') + 'https://'.length
  const host = /^(?:\{\{[^{}]*\}\}|[^/?#{])*/.exec(url.slice(start))![0]
  const reportAt = (message: string, offset: number) => report({ rule: 'host-template', pointer: at, message, offset })
  const fixed = host.replace(/\{\{[^{}]*\}\}/g, 'x')
  if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/i.test(fixed)) return reportAt('Host is not a host name', start)
  for (const { 0: template, index } of host.matchAll(/\{\{([^{}]*)\}\}/g)) {
    const name = template.slice(2, -2).trim()
    const problem = problemOf(name, config)
    if (problem) reportAt(problem, start + index)
  }
  const last = host.lastIndexOf('}}')
  if (last !== -1 && !/^[a-z0-9-]*(?:\.[a-z0-9-]+){2,}(?::\d+)?$/i.test(host.slice(last + 2)))
    reportAt(
      'A template in the host must stand in front of a fixed domain, such as .example.com',
      start + host.indexOf('{{'),
    )
}

/** The problem of a name in a host, or undefined. Names that are no config at all are reported when templates are parsed. */
function problemOf(name: string, config: JsonSchema): string | undefined {
  if (!name.startsWith('config.')) return `Host uses "${name}"; only config can stand there`
  const key = name.slice('config.'.length)
  const field = own((config.properties ?? {}) as Record<string, JsonSchema>, key)
  if (!field) return undefined
  const isGiven = field.default !== undefined || ((config.required ?? []) as string[]).includes(key)
  if (!isGiven) return `Host uses config "${key}", which must be required or have a default`
  if (typeof field.pattern !== 'string' || !STRICT.test(field.pattern))
    return `Host uses config "${key}", which needs a pattern from ^ to $ of letters, digits and hyphens, such as ^[a-z0-9-]{1,63}$`
  return undefined
}

/** `^...$` of literal letters, digits, hyphens and classes of them, in groups or not, repeated or not: nothing that takes a dot, slash, @ or colon. */
const STRICT =
  /^\^(?:[A-Za-z0-9-]|\\d|\[-?(?:a-z|A-Z|0-9|\\d|[A-Za-z0-9_](?!-[^\]]))+-?\]|\((?:\?:)?|\)|[*+?]|\{\d+(?:,\d*)?\})+\$$/
