/** The base URL of a draft: the description's first server, its variables as config where a host may hold config. */
import type { LongField } from 'plugboard/author'
import type { ApiServer } from '../../description/model.ts'
import type { ReportNote } from './note.ts'
import { identifierOf } from '../../base/words.ts'

/** A base URL and the settings in it. */
export interface FoundBase {
  readonly baseUrl: string
  readonly config: Readonly<Record<string, LongField>>
  /** A sentence for the comment on its line. */
  readonly remark?: string
}

/** The base URL of a description without a server. */
export const EXAMPLE_BASE_URL = 'https://api.example.com'

const LABEL = '^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$'
/** The fixed domain after a setting in a host. */
const FIXED_DOMAIN = /^[a-z0-9-]*(?:\.[a-z0-9-]+){2,}(?::\d+)?$/i

/** Returns the base URL of the draft. @param given the author's, which takes precedence */
export function findBaseUrl(servers: readonly ApiServer[], given: string | undefined, report: ReportNote): FoundBase {
  if (given !== undefined) return { baseUrl: given.replace(/\/+$/, ''), config: {} }
  const [server, ...others] = servers
  for (const { url } of others) report(`server ${url}`)
  const found = server && fromServer(server, report)
  return found ?? { baseUrl: EXAMPLE_BASE_URL, config: {}, remark: 'not found in the description' }
}

function fromServer({ url, variables }: ApiServer, report: ReportNote): FoundBase | undefined {
  const [, scheme = '', rest = ''] = /^(https?):\/\/([^?#]*)/i.exec(url.trim()) ?? []
  if (scheme === '') return undefined
  const slash = rest.indexOf('/')
  const [host, path] = slash === -1 ? [rest, ''] : [rest.slice(0, slash), rest.slice(slash)]
  const config: Record<string, LongField> = {}
  const preset = (name: string) => variables[name]?.default ?? variables[name]?.enum?.[0]
  const filled = path.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    report(`server variable ${name} in the path; its default is used`)
    return preset(name) ?? whole.slice(1, -1)
  })
  const found = fillHost(
    host,
    (name) => {
      const { default: value, enum: values } = variables[name] ?? {}
      const key = identifierOf(name, 'site')
      const examples = value !== undefined && new RegExp(LABEL).test(value) ? [value] : ['example']
      const choices = values && values.length > 1 ? { enum: values } : { examples }
      config[key] = {
        type: 'string',
        required: true,
        ...choices,
        pattern: LABEL,
      }
      return `{{config.${key}}}`
    },
    preset,
    report,
  )
  if (!/^[a-z0-9.-]+(?::\d+)?$/i.test(found.replace(/\{\{[^{}]*\}\}/g, 'x'))) return undefined
  const remark = scheme.toLowerCase() === 'http' ? 'the description says http' : undefined
  return { baseUrl: `https://${found}${filled}`.replace(/\/+$/, ''), config, remark }
}

/** Fills a host's variables from the right: by config before a fixed domain, or else by their defaults. */
function fillHost(
  host: string,
  configure: (name: string) => string,
  preset: (name: string) => string | undefined,
  report: ReportNote,
): string {
  const pieces = host.split(/(\{[^{}]+\})/)
  let filled = ''
  for (const piece of pieces.toReversed()) {
    const name = piece.startsWith('{') ? piece.slice(1, -1) : undefined
    if (name === undefined) {
      filled = piece + filled
      continue
    }
    const isBeforeDomain = FIXED_DOMAIN.test(filled.replace(/\{\{[^{}]*\}\}/g, 'x'))
    if (!isBeforeDomain) report(`server variable ${name}; its default is used in the host`)
    filled = (isBeforeDomain ? configure(name) : (preset(name) ?? name)) + filled
  }
  // A host such as your-domain.example.com stands for the owner's own.
  const [, stand = '', domain = ''] = /^([a-z0-9-]+)(\..+)$/i.exec(filled) ?? []
  return isStandIn(stand) && FIXED_DOMAIN.test(domain) ? configure('subdomain') + domain : filled
}

const OWNERS = /^(?:your|my|yourdomain|mydomain|example|subdomain|company|tenant)/i
/** Words for an owner that real hosts have too. Several of them, as in `org-account`, name no real host. */
const OWNER_WORDS =
  /^(?:account|company|customer|domain|instance|name|org|organization|region|shop|store|tenant|workspace)$/i

/** Whether the first label of a host stands for the owner's own. */
function isStandIn(label: string): boolean {
  const words = label.split('-')
  return OWNERS.test(label) || (words.length > 1 && words.every((word) => OWNER_WORDS.test(word)))
}
