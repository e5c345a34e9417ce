/** Lookups after consent, by which a kind finds settings such as a site's ID. */
import type { WholeRequest } from '../../runtime/base/http.ts'
import { type JsonObject, type JsonSchema, propertiesOf } from '../../runtime/base/json.ts'
import type { LookupStep, ResolvedAuth, ResolvedManifest } from '../../runtime/manifest/index.ts'
import { draftResponse, type MockResponse, type ResponseDraft, write } from '../values/index.ts'
import { isAt, urlPattern } from '../request/index.ts'

/** The lookups of one kind. */
export interface Lookups {
  /** Whether a request is a lookup. An operation's request is one only with a token that was issued here. */
  isLookup(request: WholeRequest, isIssued: (token: string) => boolean): boolean
  /** Responds with the only item that a consent gives access to. @param isIssued whether this server issued an access token */
  respond(request: WholeRequest, isIssued: (token: string) => boolean): MockResponse
  /** The values that a consent page adds to the redirect for a variant, by name. */
  inRedirect(variant: ResolvedAuth): Readonly<Record<string, string>>
  /** Writes the settings that a variant reads from the response of the token endpoint. */
  writeInto(made: ResponseDraft, variant: ResolvedAuth): void
}

/** The lookups of a kind's auth variants. */
export function lookups(manifest: ResolvedManifest): Lookups {
  const { auth, config } = manifest
  const properties = propertiesOf(config)
  const steps = Object.values(auth).flatMap(lookupsOf)
  const operations = plainUrls(manifest)
  const calls = steps.flatMap((step) => (step.url ? [{ step, url: urlPattern(step.url, config) }] : []))

  const find = (request: WholeRequest) =>
    request.method === 'GET' ? calls.find(({ url }) => isAt(url, request))?.step : undefined

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
      const step = find(request)
      if (!step || !isIssued(tokenOf(request))) return { status: 401, headers: {}, body: { error: 'invalid_token' } }
      const item = draftResponse()
      writeItem(item, step)
      if (!step.items) return { status: 200, headers: {}, body: item.body ?? {} }
      const made = draftResponse()
      write(made, step.items, [item.body ?? {}])
      return { status: 200, headers: {}, body: made.body ?? [] }
    },
    writeInto(made, variant) {
      for (const step of lookupsOf(variant)) if (!step.url && !step.from) writeItem(made, step)
    },
    inRedirect(variant) {
      const made = draftResponse()
      for (const step of lookupsOf(variant)) if (step.from) writeItem(made, step)
      const entries = Object.entries((made.body ?? {}) as JsonObject)
      return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
    },
  }
}

function tokenOf({ headers }: WholeRequest): string {
  return headers.authorization?.replace(/^Bearer /, '') ?? ''
}

/** The URLs of the GET operations without a param in their path. */
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
