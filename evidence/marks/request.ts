/** Marks what the requests of a fixture prove: the manifest made the same ones. */
import { isObject, placementOf, pointer } from 'plugboard/author'
import { own } from 'plugboard/internal'
import type { Exchange, Json, JsonObject } from 'plugboard/runtime'
import { acceptedDigest, mark } from '../claims/index.ts'
import type { Fixture } from '../../mock/index.ts'
import { proveField } from './fields.ts'
import type { ProvedOperation } from './operation.ts'
import { exampleShown } from './shown.ts'

/** Placements of values that requests do not contain. */
const UNSENT = /^(?:not sent|selects the file|continues after the request that provides it)$/

/** Marks what the requests of a call prove. */
export function proveRequests(subject: ProvedOperation, fixture: Fixture): void {
  const { operation } = subject
  const { exchanges } = fixture
  const params = fixture.call.params ?? {}
  const [first] = exchanges
  if (!first) return
  const skips = Object.keys(operation.keep ?? {}).some((name) => params[name] !== undefined)
  if (!skips) {
    proveTarget(subject, params)
    proveConstants(subject, first.request)
  }
  if (operation.steps && exchanges.length > 1) proveSteps(subject, skips)
  for (const [name, value] of Object.entries(params)) proveParam(subject, name, value)
  proveEncoding(subject, first.request, params)
  proveHosts(subject, fixture)
  proveAuth(subject, fixture)
  const key = operation.retry.idempotency
  if (key !== undefined && exchanges.some(({ request }) => headersOf(request).has(key)))
    subject.prove('/retry/idempotency', 'rate')
}

/** Marks the method and the path, which params may choose among several. */
function proveTarget(subject: ProvedOperation, params: JsonObject): void {
  const { routes, body } = subject.operation
  const route = routes.find(({ when }) => params[when] !== undefined)
  subject.prove(route ? pointer('/routes', route.when) : '/request', 'request')
  if (body?.from !== 'graphql') return
  subject.prove('/graphql', 'request')
  for (const name of Object.keys(subject.manifest.fragments ?? {}))
    if (new RegExp(`\\.\\.\\. ?${name}\\b`).test(body.document))
      subject.marks.add(mark(pointer('/fragments', name), 'request'))
}

function proveParam(subject: ProvedOperation, name: string, value: Json): void {
  const { operation, marks } = subject
  const placement = placementOf(operation, name)
  const field = subject.written(pointer('/params', name))
  if (field === undefined || UNSENT.test(placement)) return
  if (value === null || (Array.isArray(value) && value.length === 0)) return
  const isTyped = /^(?:body|variables)/.test(placement) && (operation.encode.body === 'json' || operation.isGraphql)
  const at = subject.origin(pointer('/params', name))
  proveField(field as string, at, exampleShown(value, !isTyped), subject.context)
  // A path needs all of its segments.
  if (placement === 'path') marks.add(mark(at, 'required'))
  if (isObject(field) && field.write !== undefined) marks.add(mark(pointer(at, 'write'), 'encoding'))
  if (isObject(field) && typeof field.twice === 'string' && new RegExp(field.twice, 'u').test(String(value)))
    marks.add(mark(pointer(at, 'twice'), 'encoding'))
  if (isObject(field) && field.arrays !== undefined && isListShown(value, String(field.arrays)))
    marks.add(mark(pointer(at, 'arrays'), 'encoding'))
}

/** Whether a list shows its style: a single value may look the same in several. */
function isListShown(value: Json, style: string): boolean {
  if (!Array.isArray(value)) return isObject(value) && style === 'restli'
  const isMarked = ['brackets', 'indexed', 'columns', 'json', 'restli'].includes(style)
  return value.length > 1 || (value.length === 1 && isMarked)
}

/** Marks constants and templates: all in query and body, and the headers that the fixture names. */
function proveConstants(subject: ProvedOperation, request: Exchange['request']): void {
  const headers = headersOf(request)
  const { marks } = subject
  for (const [name, origin] of subject.below('/query'))
    if (own(request.query ?? {}, name) !== undefined) marks.add(mark(origin, 'constant'))
  for (const [name, origin] of subject.below('/headers')) {
    const value = headers.get(name.toLowerCase())
    if (value !== undefined && !value.includes('<secret>')) marks.add(mark(origin, 'constant'))
  }
  const { body } = request
  if (isObject(body))
    for (const [name, origin] of subject.below('/body'))
      if (own(body as JsonObject, name) !== undefined) marks.add(mark(origin, 'constant'))
  if (body !== undefined && subject.operation.body?.from !== 'entries') subject.prove('/body', 'constant')
}

/** Marks the encoding that a list, an object or the type of the body shows. */
function proveEncoding(subject: ProvedOperation, request: Exchange['request'], params: JsonObject): void {
  const { operation } = subject
  const sent = Object.entries(params).filter(([name]) => {
    const placement = placementOf(operation, name)
    const isForm = placement.startsWith('body') && operation.encode.body === 'form'
    return placement.startsWith('query') || isForm
  })
  if (sent.some(([, value]) => isListShown(value, operation.encode.arrays))) subject.prove('/encode/arrays', 'encoding')
  if (sent.some(([, value]) => isObject(value) && Object.keys(value).length > 0))
    subject.prove('/encode/objects', 'encoding')
  if (request.body !== undefined && headersOf(request).has('content-type')) subject.prove('/encode/body', 'encoding')
}

/** Marks the hosts that the fixture names. A fixture without a host proves none. */
function proveHosts(subject: ProvedOperation, fixture: Fixture): void {
  const { exchanges } = fixture
  const hosts = exchanges.flatMap(({ request: { host } }) => host ?? [])
  const { operation, manifest } = subject
  const ownBase = operation.baseUrl?.text
  const name = variantOf(subject, fixture)
  const variantBase = own(manifest.auth, name)?.base_url
  if (hosts.some((host) => isHostOf(host, ownBase ?? variantBase ?? manifest.base_url))) {
    const variantAt = variantBase === undefined ? '/base_url' : pointer('/auth', name, 'base_url')
    subject.marks.add(mark(ownBase === undefined ? variantAt : subject.origin('/base_url'), 'host'))
  }
  for (const [index, allowed] of (operation.file?.hosts ?? []).entries())
    if (hosts.some((host) => host === allowed || (allowed.startsWith('*.') && host.endsWith(allowed.slice(1)))))
      subject.prove(pointer('/file/hosts', index), 'host')
}

/** Whether a host matches a URL whose templates match any label. */
function isHostOf(host: string, url: string): boolean {
  const [, pattern = ''] = /^https:\/\/([^/]*)/.exec(url) ?? []
  const labels = pattern.split(/\{\{[^{}]*\}\}/).map((text) => text.replaceAll('.', String.raw`\.`))
  return new RegExp(`^${labels.join('[^.]+')}$`).test(host)
}

function proveSteps(subject: ProvedOperation, skips: boolean): void {
  const { steps = [], keep = {} } = subject.operation
  for (const name of skips ? [] : Object.keys(keep)) subject.prove(pointer('/keep', name), 'steps')
  for (const [index, { keep: more = {} }] of steps.entries()) {
    const at = pointer('/steps', index)
    for (const key of ['request', 'graphql', 'url', 'query', 'headers', 'body'])
      subject.prove(pointer(at, key), 'steps')
    for (const key of ['at', 'is']) subject.prove(pointer(at, 'until', key), 'steps')
    if (index < steps.length - 1)
      for (const name of Object.keys(more)) subject.prove(pointer(at, 'keep', name), 'steps')
  }
}

/** Keys of a variant's token request. */
const TOKEN_KEYS = ['type', 'token', 'token_method', 'token_body', 'client_auth', 'access_token_at', 'assertion']
const TOKEN_MAPS = ['token_params', 'token_headers'] as const

/** Marks the auth that a recording's digest confirms, unless the variant changed. */
function proveAccepted(subject: ProvedOperation, name: string, { source }: Fixture): void {
  const { manifest, resolvedAuth, marks } = subject
  const [variant, resolved] = [own(manifest.auth, name), own(resolvedAuth, name)]
  if (!variant || !resolved || source.auth === undefined) return
  const isRenewed = source.auth === acceptedDigest(resolved, 'token')
  if (!isRenewed && source.auth !== acceptedDigest(resolved, 'send')) return
  const at = pointer('/auth', name)
  const proveKeys = (here: string, keys: object | undefined) => {
    for (const key of Object.keys(keys ?? {})) marks.add(mark(pointer(here, key), 'auth'))
  }
  const { send = {} } = variant
  proveKeys(pointer(at, 'send'), send)
  for (const map of ['headers', 'query'] as const) proveKeys(pointer(at, 'send', map), send[map])
  if (!isRenewed) return
  for (const key of TOKEN_KEYS) marks.add(mark(pointer(at, key), 'auth'))
  for (const map of TOKEN_MAPS) proveKeys(pointer(at, map), variant[map])
}

/** Marks the locations of credentials. `Basic <secret>` does not show its content. */
function proveAuth(subject: ProvedOperation, fixture: Fixture): void {
  const { exchanges } = fixture
  const { manifest, marks } = subject
  const name = variantOf(subject, fixture)
  proveAccepted(subject, name, fixture)
  const { send = {} } = own(manifest.auth, name) ?? {}
  const at = pointer('/auth', name, 'send')
  for (const { request } of exchanges) {
    const headers = headersOf(request)
    if (send.bearer !== undefined && headers.get('authorization')?.toLowerCase() === 'bearer <secret>')
      marks.add(mark(pointer(at, 'bearer'), 'auth'))
    for (const header of Object.keys(send.headers ?? {}))
      if (headers.has(header.toLowerCase())) marks.add(mark(pointer(at, 'headers', header), 'auth'))
    for (const param of Object.keys(send.query ?? {}))
      if (own(request.query ?? {}, param) !== undefined) marks.add(mark(pointer(at, 'query', param), 'auth'))
  }
}

/** Returns the auth variant of a fixture. */
function variantOf({ manifest }: ProvedOperation, { auth }: Fixture): string {
  return auth ?? Object.keys(manifest.auth)[0] ?? ''
}

function headersOf({ headers = {} }: Exchange['request']): ReadonlyMap<string, string> {
  return new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))
}
