/** Lookups after consent: the calls by which a kind finds settings that nobody knows before, such as a site's id. */
import type { WholeRequest, JsonSchema, LookupStep, ResolvedAuth, ResolvedManifest } from 'plugboard/author'
import { draftResponse, type MockResponse, type ResponseDraft, write } from '../response/index.ts'
import { urlPattern } from '../base/patterns.ts'

/** The lookups of one kind. */
export interface Lookups {
  isLookup(request: WholeRequest): boolean
  /** The one thing that a consent gives access to here. @param isIssued whether this server issued an access token */
  respond(request: WholeRequest, isIssued: (token: string) => boolean): MockResponse
  /** Writes what a variant reads from the token's own response. */
  writeInto(made: ResponseDraft, variant: ResolvedAuth): void
}

/** The lookups that a kind's auth variants declare. */
export function lookups({ auth, config }: ResolvedManifest): Lookups {
  const properties = (config.properties ?? {}) as Record<string, JsonSchema>
  const steps = Object.values(auth).flatMap(lookupsOf)
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
    isLookup: (request) => find(request) !== undefined,
    respond(request, isIssued) {
      const step = find(request)!
      const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
      if (!isIssued(token)) return { status: 401, headers: {}, body: { error: 'invalid_token' } }
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

function lookupsOf({ afterConsent = [] }: ResolvedAuth): LookupStep[] {
  return afterConsent.flatMap((step) => ('exchange' in step ? [] : [step]))
}

function exampleOf({ examples, enum: values }: JsonSchema = {}): string {
  const [example = 'example'] = (examples ?? values ?? []) as string[]
  return example
}
