/** The routes of the console: screens that show, and acts that change. A person gets a page, a program JSON of the same. */
import type { Html } from '../../../ground/base/index.ts'
import type { OperatorSession, Role } from '../../sign-in/index.ts'

/** A request of somebody who may make it. */
export interface ConsoleRequest {
  readonly id: string
  readonly session: OperatorSession
  /** Values of the path by name: IDs, whatever the caller wrote. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** The fields of the form, or of the JSON body. */
  readonly form: URLSearchParams
  /** Token in each form of the page. */
  readonly csrf: string
  /** Aborts when the browser leaves. */
  readonly signal: AbortSignal
}

/** A page below the frame of the console. */
export interface ConsolePage {
  readonly title: string
  readonly body: Html
  /** Whether the page keeps itself fresh. */
  readonly isLive?: boolean
}

/** Answer of a route. */
export interface ConsoleAnswer {
  /** For programs. */
  readonly data: unknown
  /** For persons; an act without one leads to `to`. */
  readonly page?: () => ConsolePage
  /** The path of the screen that shows what an act changed. */
  readonly to?: string
  /** Result of an act: a name of `NOTICES`. */
  readonly notice?: string
}

/** A tool of support for an operator's agent: a screen as JSON. */
export interface ConsoleTool {
  readonly name: string
  readonly description: string
  /** Names of the route's path and query, each with its purpose. */
  readonly inputs: Readonly<Record<string, string>>
}

/** Inputs that name a customer. */
export const CUSTOMER_INPUTS = {
  organization: 'The ID of the organization, as find_customer gives it.',
  customer: 'The ID of the customer, as find_customer gives it.',
}

/** A row of the table of routes. */
export interface ConsoleRoute {
  readonly method: 'GET' | 'POST'
  /** Such as `/customers/{organization}/{customer}`. */
  readonly path: string
  /** The least role that may. */
  readonly role: Role
  /** One sentence for the documentation. */
  readonly summary: string
  /** Its name in the navigation; absent for pages of one thing, and for acts. */
  readonly nav?: string
  /** The tool by which an operator's agent reads its data. */
  readonly tool?: ConsoleTool
  handle(request: ConsoleRequest): Promise<ConsoleAnswer>
}

/** The values of a path by the names of a template; undefined when the path is another. */
export function matchPath(template: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [template.split('/'), path.split('/')]
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? ''
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name === undefined && part !== value) return undefined
    if (name === undefined) continue
    const decoded = decodeOrNothing(value)
    if (decoded === undefined || decoded === '') return undefined
    params[name] = decoded
  }
  return params
}

function decodeOrNothing(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** A value of the query; undefined for none. */
export function given(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name)?.trim()
  return value === '' ? undefined : value
}

/** A number of the query; undefined for none. */
export function numberOf(query: URLSearchParams, name: string): number | undefined {
  const value = query.get(name) ?? ''
  return /^\d{1,7}$/.test(value) ? Number(value) : undefined
}
