/** Lookups after consent: the calls by which a kind finds settings that nobody knows before, such as a site's id. */
import type { WholeRequest } from '../../runtime/base/http.ts'
import type { JsonSchema } from '../../runtime/base/json.ts'
import type { LookupStep, ResolvedAuth, ResolvedManifest } from '../../runtime/manifest/index.ts'
import { draftResponse, type MockResponse, type ResponseDraft, write } from '../response/index.ts'
import { urlPattern } from '../base/patterns.ts'

/** The lookups of one kind. */
export interface Lookups {
  /** Whether a request is a lookup. One that is an operation too is a lookup only by a token that was issued here. */
  isLookup(request: WholeRequest, isIssued: (token: string) => boolean): boolean
  /** The one thing that a consent gives access to here. @param isIssued whether this server issued an access token */
  respond(request: WholeRequest, isIssued: (token: string) => boolean): MockResponse
  /** Writes what a variant reads from the token's own response. */
  writeInto(made: ResponseDraft, variant: ResolvedAuth): void
}

/** The lookups that a kind's auth variants declare. */
export function lookups(manifest: ResolvedManifest): Lookups {
  const { auth, config } = manifest
  const properties = (config.properties ?? {}) as Record<string, JsonSchema>
  const steps = Object.values(auth).flatMap(lookupsOf)
  const operations = plainUrls(manifest)
  const calls = steps.flatMap((step) => (step.url ? [{ step, url: urlPattern(step.url) }] : []))

  function find({ method, origin, path }: WholeRequest): LookupStep | undefined {
    const [before = ''] = path.split('?')
    const { hostname } = new URL(origin)
    const called = calls.find(({ url }) => url.host.test(hostname) && new RegExp(`^${url.path}/?$`).test(before))
    return method === 'GET' ? called?.step : undefined
  }

  function writeItem(made: ResponseDraft, step: LookupStep): void {
    if (step.name) write(made, step.name, 'https://example.com')
    for (const [name, { at, form = '{}' }] of Object.entries(step.config))
      write(made, at, form.replace('{}', exampleOf(properties[name])))
  }

  return {
    isLookup(request, isIssued) {
      const step = find(request)
      return step !== undefined && (!operations.includes(step.url?.text ?? '') || isIssued(tokenOf(request)))
    },
    respond(request, isIssued) {
      const step = find(request)!
      if (!isIssued(tokenOf(request))) return { status: 401, headers: {}, body: { error: 'invalid_token' } }
      const item = draftResponse()
      writeItem(item, step)
      if (!step.items) return { status: 200, headers: {}, body: item.body ?? {} }
      const made = draftResponse()
      write(made, step.items, [item.body ?? {}])
      return { status: 200, headers: {}, body: made.body ?? [] }
    },
    writeInto(made, variant) {
      for (const step of lookupsOf(variant)) if (!step.url) writeItem(made, step)
    },
  }
}

function tokenOf({ headers }: WholeRequest): string {
  return headers.authorization?.replace(/^Bearer /, '') ?? ''
}

/** The URLs of operations that read without a param in their path. */
function plainUrls({ baseUrl, operations }: ResolvedManifest): string[] {
  return Object.values(operations)
    .filter(({ method, path }) => method === 'GET' && path.every((part) => typeof part === 'string'))
    .map(({ path }) => [baseUrl.text, ...path].join(''))
}

function lookupsOf({ afterConsent = [] }: ResolvedAuth): LookupStep[] {
  return afterConsent.flatMap((step) => ('exchange' in step ? [] : [step]))
}

function exampleOf({ examples, enum: values }: JsonSchema = {}): string {
  const [example = 'example'] = (examples ?? values ?? []) as string[]
  return example
}
