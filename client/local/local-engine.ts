/** Open source mode: the runtime in this process, with the owner's credentials. It loads with the first account. */
import { defined } from '../../runtime/base/json.ts'
import { ConnectorError } from '../../runtime/base/errors.ts'
import { execute, ownFields } from '../../runtime/execute.ts'
import type { AnyRequest, Connection, Plan, ResolvedManifest, ResolvedOperation } from '../../runtime/index.ts'
import { iterate } from '../../runtime/iterate.ts'
import { ownUse } from '../../runtime/own-fields/index.ts'
import { request } from '../../runtime/roads/any-request.ts'
import { checkRequest } from '../../runtime/roads/check-request.ts'
import { conditionsText } from '../../runtime/plan/index.ts'
import {
  downloadOf,
  type Call,
  type CallOptions,
  type Engine,
  type EngineResponse,
  type EngineResult,
  type OperationInfo,
  type RequestCallOptions,
  type ResponseForm,
} from '../base/engine.ts'
import { type AnyKind, entityActionsOf } from '../base/any-kind.ts'
import { pageSizeOf, withLargestPage } from '../base/page-size.ts'
import { anySignal, callSignal, during } from '../base/signal.ts'
import { type LocalAccount, type LocalOptions, openLocalAccount } from './local-account.ts'
import { OpenCalls } from './open-calls.ts'
import { mainFieldsOf } from '../base/main-fields.ts'
import { describedPlan, planOf } from './plan.ts'

/**
 * An engine for a kind by name, module or file.
 * @throws ConnectorError `definition_not_found`, `credentials_mismatch`; ManifestError with every problem of a file
 */
export async function localEngine(kind: AnyKind, options: LocalOptions): Promise<Engine> {
  const plan = await planOf(kind)
  const limitMs = options.timeoutMs
  const account = await openLocalAccount(plan, options)
  const calls = new OpenCalls(() => account.close(), `the ${plan.kind} connector`)
  const use: LocalAccount['use'] = (run) => calls.run(() => account.use(run))
  return {
    kind: plan.kind,
    mode: 'open source',
    entities: entityActionsOf(plan.manifest),
    scopes: async () => options.scopes ?? [],
    async execute(call, given) {
      const timeoutMs = given.timeoutMs ?? limitMs
      const begun = performance.now()
      // A second try of the account, with other credentials, has what the first one left of the time.
      const left = () => timeoutMs && Math.max(1, Math.ceil(timeoutMs - (performance.now() - begun)))
      let current = call
      const run = (signal?: AbortSignal) =>
        use((connection) =>
          executed(plan, current, connection, { ...given, timeoutMs: left(), signal }).catch((error: unknown) => {
            // A call that was begun with the rejected credentials continues. It does not begin again.
            if (error instanceof ConnectorError && error.next) current = { ...call, params: error.next }
            throw error
          }),
        )
      // A file is still on its way when its call has ended.
      if (call.action === 'download') return run(anySignal(options.signal, given.signal))
      return during(options.signal, given.signal, run)
    },
    async request(given, { signal: own, timeoutMs, ...more }) {
      const run = (signal?: AbortSignal) =>
        use((connection) => localRequest(plan, given, connection, { ...more, timeoutMs: timeoutMs ?? limitMs, signal }))
      // A stream is still on its way when its request has ended.
      return more.as === 'stream' ? run(anySignal(options.signal, own)) : during(options.signal, own, run)
    },
    async fields(entity, params, { signal: own, ...more }) {
      const calling = { ...more, timeoutMs: more.timeoutMs ?? limitMs }
      return during(options.signal, own, (signal) =>
        use((connection) => ownFields(plan, { entity, ...(params && { params }) }, connection, { ...calling, signal })),
      )
    },
    sized: (call, wanted) => withLargestPage(plan.manifest, call, wanted),
    async *pages(call, given) {
      const { signal, release } = callSignal([options.signal, given.signal])
      const calling = { ...given, timeoutMs: given.timeoutMs ?? limitMs, signal }
      try {
        // The first page shows that the credentials work. Later pages use the same ones.
        let { pages, page } = await use(async (connection) => {
          const pages = iterate(plan, call, connection, calling)
          return { pages, page: await pages.next() }
        })
        while (!page.done) {
          yield page.value as EngineResult
          page = await calls.run(() => pages.next())
        }
      } finally {
        release()
      }
    },
    async describe() {
      const { manifest } = await describedPlan(kind)
      const operations = Object.values(manifest.operations).map((operation) => operationInfo(manifest, operation))
      return { operations, scopes: options.scopes ?? [] }
    },
    close: () => calls.close(),
    account: { plan, use, check: () => calls.check(), signal: options.signal },
  }
}

async function executed(plan: Plan, call: Call, connection: Connection, options: CallOptions): Promise<EngineResult> {
  const { file, ...result } = await execute(plan, call, connection, options)
  return file ? { ...result, file: downloadOf(file) } : result
}

async function localRequest(
  plan: Plan,
  given: AnyRequest,
  connection: Connection,
  { as, ...options }: RequestCallOptions & { readonly as: ResponseForm },
): Promise<EngineResponse> {
  if (as === 'stream') {
    const { status, headers, body } = await checkRequest(plan, given, connection).open(options)
    return { status, headers, body }
  }
  const { status, headers, form, value, bytes, ...list } = await request(plan, given, connection, {
    ...options,
    wantsBytes: as === 'bytes',
  })
  if (list.records) return { status, headers, body: null, records: list.records, next: list.next ?? null }
  return { status, headers, body: form === 'bytes' ? bytes : form === 'empty' ? null : value }
}

function operationInfo(manifest: ResolvedManifest, operation: ResolvedOperation): OperationInfo {
  const { entity, action, description, keywords, effect, pays, params, scopes } = operation
  const text = `${description ?? ''} ${conditionsText(operation)}`.trim()
  return defined({
    entity,
    action,
    description: text || undefined,
    keywords,
    effect,
    pays,
    params,
    scopes,
    page: pageSizeOf(operation),
    own: ownUse(manifest, operation),
    main: mainFieldsOf(manifest, entity),
  })
}
