import { type JsonSchema, own, pointer } from '../../../base/json.ts'
import { isSetting } from '../../../language/template-value.ts'
import type { Manifest } from '../../model/manifest.ts'
import type { ReportProblem } from '../../source/problems.ts'
import { levelsOf, type ManifestRule, stepsOf } from '../rule.ts'

/**
 * A host receives credentials, or its page asks an owner to sign in. It may contain required config. Values of an `enum` may be
 * anywhere. Text with a pattern of letters, digits, hyphens and dots precedes a fixed domain: `https://{{config.site}}.example.com`.
 * A host of the owner's own, with `format: hostname`, is the whole host.
 */
export const hostTemplate: ManifestRule = {
  name: 'host-template',
  check({ manifest, resolved, report }) {
    const { required = [], ...rest } = resolved.config
    const ofVariants = Object.values(resolved.auth).flatMap(({ config = [] }) => config)
    const config = { ...rest, required: [...(required as string[]), ...ofVariants] }
    for (const { url, at } of urlsOf(manifest)) checkHost(url, at, config, report)
    for (const { at, source } of levelsOf(manifest)) {
      const { base_url: url } = source
      if (at !== '' && url !== undefined) checkListed(url, pointer(at, 'base_url'), config, report)
    }
    for (const { at, step } of stepsOf(manifest))
      if (step.base_url !== undefined) checkListed(step.base_url, pointer(at, 'base_url'), config, report)
  },
}

/** Checks that the manifest lists every host of an entity's or operation's base URL: it gets credentials, too. */
function checkListed(url: string, at: string, config: JsonSchema, report: ReportProblem): void {
  const host = hostText(url)
  const hosts = withListedValues(host, config)
  const message = hosts.some((one) => one.includes('{{'))
    ? 'A base_url on this level must have its host written out, or built from settings that list their values as enum'
    : [...namesIn(host).map(({ name }) => problemOf(name, config)), ...hosts.map(faultOf)].find(Boolean)
  if (message === undefined) return
  report({ rule: 'host-template', pointer: at, message, offset: 'https://'.length })
}

/** Returns the reason why a text cannot be a vendor's host, or undefined. */
function faultOf(host: string): string | undefined {
  if (!HOST.test(host)) return 'Host is not a valid host name'
  const [name = '', port] = host.split(':')
  if (port !== undefined && (Number(port) < 1 || Number(port) > 65_535))
    return `Port ${port} does not exist: the highest is 65535`
  // `127.1` and `0x7f000001` are addresses, too: a host name does not end in a number.
  return /(?:^|\.)(?:\d+|0x[\da-f]*)$/i.test(name)
    ? "Host is an IP address: use the vendor's host name, for which certificates are issued"
    : undefined
}

const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/i

function urlsOf({ base_url, auth }: Manifest): { url: string; at: string }[] {
  const inAuth = Object.entries(auth).flatMap(([name, variant]) =>
    (['base_url', 'authorize', 'token', 'credentials_page'] as const).flatMap((key) => {
      const url = variant[key]
      return url === undefined ? [] : [{ url, at: pointer('/auth', name, key) }]
    }),
  )
  const inSteps = Object.entries(auth).flatMap(([name, { after_consent: steps = [] }]) =>
    steps.flatMap((step, index) =>
      'call' in step && step.call !== undefined
        ? [{ url: step.call, at: pointer('/auth', name, 'after_consent', index, 'call') }]
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
  const fault = faultOf(fixed)
  if (fault !== undefined) return reportAt(fault, start)
  for (const { name, index } of namesIn(host)) {
    const problem = problemOf(name, config)
    if (problem) reportAt(problem, start + index)
  }
  if (ownersHost(url, config) !== undefined) return
  const problem = withListedValues(host, config).map(domainProblem).find(Boolean)
  if (problem !== undefined) reportAt(problem, start + host.indexOf('{{'))
}

/** Returns the setting for the whole host of a URL, if the owner may name any host; undefined for every other URL. */
export function ownersHost(url: string, config: JsonSchema): string | undefined {
  const [, name = ''] = /https:\/\/\{\{\s*config\.(\w+)\s*\}\}(?:[/?#]|$)/.exec(url) ?? []
  const field = fieldOf(name, config)
  return field?.format === 'hostname' && field.enum === undefined ? name : undefined
}

/** Returns the reason why the text after a host's last template is not the vendor's domain, or undefined. */
function domainProblem(host: string): string | undefined {
  const last = host.lastIndexOf('}}')
  const domain = host.slice(last + 2)
  if (last === -1) return undefined
  if (!/^[a-z0-9-]*(?:\.[a-z0-9-]+){2,}(?::\d+)?$/i.test(domain))
    return 'A template in the host must precede a fixed domain such as .example.com, list its values as enum, or have format hostname'
  return SHARED_DOMAIN.test(domain)
    ? `Anyone can register a name under ${domain}: use a domain that the vendor owns`
    : undefined
}

/** National domains that sell names below them, such as `.co.uk` and `.com.au`. */
const SHARED_DOMAIN =
  /^[a-z0-9-]*\.(?:ac|co|com|edu|gen|go|gob|gov|gv|id|info|ltd|me|mil|ne|net|nom|or|org|plc|sch|web)\.[a-z]{2}(?::\d+)?$/i

/** Returns every host of a base URL that is written out, or built from settings that list their values. */
export function listedHosts(url: string, config: JsonSchema): string[] {
  return withListedValues(hostText(url), config).filter((host) => !host.includes('{{'))
}

function hostText(url: string): string {
  return /^https:\/\/([^/]*)/.exec(url)?.[1] ?? ''
}

/** Returns the names in the templates of a host, with their places. */
function namesIn(host: string): { name: string; index: number }[] {
  return [...host.matchAll(/\{\{([^{}]*)\}\}/g)].map(({ 1: name = '', index }) => ({ name: name.trim(), index }))
}

/** Returns a host for each of its settings' listed values. */
function withListedValues(host: string, config: JsonSchema): string[] {
  const [, before = '', name = '', after = ''] = /^(.*)\{\{([^{}]*)\}\}(.*?)$/.exec(host) ?? []
  const values = fieldOf(name.trim(), config)?.enum
  if (!Array.isArray(values)) return [host]
  return values.flatMap((value) => withListedValues(before + String(value) + after, config))
}

function fieldOf(name: string, config: JsonSchema): JsonSchema | undefined {
  return own((config.properties ?? {}) as Record<string, JsonSchema>, name.replace(/^config\./, ''))
}

/** Returns the problem of a name in a host, or undefined. Parsing templates reports names that are not config. */
function problemOf(name: string, config: JsonSchema): string | undefined {
  if (!isSetting(name)) return `Host uses "${name}"; a host can use only config`
  const key = name.slice('config.'.length)
  const field = fieldOf(name, config)
  if (!field) return undefined
  const isGiven = field.default !== undefined || ((config.required ?? []) as string[]).includes(key)
  if (!isGiven) return `Host uses config "${key}", which must be required or have a default`
  if (Array.isArray(field.enum)) {
    const wrong = field.enum.find((value) => typeof value !== 'string' || !HOST.test(value))
    return wrong === undefined
      ? undefined
      : `Host uses config "${key}", but its value ${JSON.stringify(wrong)} cannot be part of a host`
  }
  if (field.format === 'hostname') return undefined
  if (typeof field.pattern !== 'string' || !STRICT.test(field.pattern))
    return `Host uses config "${key}", which needs a pattern from ^ to $ with letters, digits and hyphens, such as ^[a-z0-9-]{1,63}$`
  return undefined
}

/** `^...$` of literal letters, digits, hyphens, dots and classes of them, with groups and repetitions. No slash, @ or colon fits. */
const STRICT =
  /^\^(?:[A-Za-z0-9-]|\\d|\\\.|\[-?(?:a-z|A-Z|0-9|\\d|[A-Za-z0-9_](?!-[^\]]))+-?\]|\((?:\?:)?|\)|[*+?]|\{\d+(?:,\d*)?\})+\$$/
