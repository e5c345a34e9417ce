/** Default operations of a consent: the application's, else the operator's, else the runtime's. */
import { didYouMean, namesAny, wantedFrom, wantedOperations } from 'plugboard/internal'
import { ConnectorError, type FieldError, type Plan } from 'plugboard/runtime'
import type { DefaultWant, DefaultWants } from '../access/index.ts'
import type { Caller } from '../../http/index.ts'
import type { Catalogue, VisibleKinds } from '../catalogue/index.ts'
import { authorizationFor } from '../oauth-applications/index.ts'

/** Options of the defaults. */
export interface ConsentDefaultOptions {
  readonly stored: Pick<DefaultWants, 'of' | 'put'>
  readonly catalogue: Pick<Catalogue, 'of'>
  /** Defaults of the operator. */
  readonly operator: readonly DefaultWant[]
}

/** Consent fields of a request. */
interface ConsentRequestBody {
  readonly want?: readonly string[]
  readonly scopes?: readonly string[]
  readonly connector_id?: string
}

/** A default as a request names it. */
export interface NewDefaultWant {
  readonly connector_type?: string | null
  readonly want: readonly string[]
}

/** The defaults of an installation. */
export class ConsentDefaults {
  readonly #options: ConsentDefaultOptions

  constructor(options: ConsentDefaultOptions) {
    this.#options = options
  }

  /** Adds the application's default to a request, unless it has a request of its own or reconnects a connector. */
  async completed<R extends ConsentRequestBody>({ applicationId }: Caller, plan: Plan, request: R): Promise<R> {
    if (request.want || request.scopes || request.connector_id !== undefined) return request
    const want = meant(await this.#options.stored.of(applicationId), plan) ?? meant(this.#options.operator, plan)
    return want ? { ...request, want } : request
  }

  /** Lists the defaults that an application stored. */
  list({ applicationId }: Caller): Promise<readonly DefaultWant[]> {
    return this.#options.stored.of(applicationId)
  }

  /**
   * Replaces those of an application.
   * @throws ConnectorError `definition_not_found`, `oauth_not_supported`, `validation_error`
   */
  async put(
    { applicationId, organizationId }: Caller,
    given: readonly NewDefaultWant[],
  ): Promise<readonly DefaultWant[]> {
    const { catalogue, stored } = this.#options
    const kinds = await catalogue.of(organizationId)
    const defaults = given.map(({ connector_type: type, want }) => ({
      kind: type == null ? null : kinds.find(type).kind,
      want: [...want],
    }))
    const twice = defaults.findIndex(({ kind }, at) => defaults.findIndex((one) => one.kind === kind) < at)
    if (twice >= 0)
      throw unfit({ field: `defaults.${twice}.connector_type`, message: 'appears twice', error_code: 'unique' })
    await checkDefaults(defaults, kinds)
    await stored.put(applicationId, defaults)
    return defaults
  }
}

/** Returns a kind's operations in the defaults: the kind's own, else the general ones that name its operations. Undefined if none does. */
function meant(defaults: readonly DefaultWant[], plan: Plan): readonly string[] | undefined {
  const from = wantedFrom(plan)
  const usable = [plan.kind, null].map((name) =>
    (defaults.find(({ kind }) => kind === name)?.want ?? []).filter((entry) => namesAny(from, entry)),
  )
  return usable.find((want) => want.length > 0)
}

/**
 * Checks defaults against the kinds.
 * @throws ConnectorError `definition_not_found`, `oauth_not_supported` for a kind without a consent page, `validation_error` for
 * an entry that names no operation
 */
async function checkDefaults(
  defaults: readonly DefaultWant[],
  catalogue: Pick<VisibleKinds, 'kinds' | 'plan'>,
): Promise<void> {
  for (const { kind, want } of defaults) {
    if (kind === null) await checkForAll(want, catalogue)
    else {
      const plan = await catalogue.plan(kind)
      authorizationFor(plan)
      wantedOperations(wantedFrom(plan), want)
    }
  }
}

async function checkForAll(want: readonly string[], catalogue: Pick<VisibleKinds, 'kinds' | 'plan'>): Promise<void> {
  const plans = await Promise.all(catalogue.kinds().map(({ kind }) => catalogue.plan(kind)))
  const unknown = want.find((entry) => !plans.some((plan) => namesAny(wantedFrom(plan), entry)))
  if (unknown === undefined) return
  const near = didYouMean(unknown, new Set(['read', 'write', 'search']))
  throw unfit({
    field: 'want',
    message: `names no operation of any kind by ${JSON.stringify(unknown)}.${near}`,
    error_code: 'unknown_operation',
  })
}

function unfit(fault: FieldError): ConnectorError {
  return new ConnectorError('validation_error', `Cannot store the defaults: ${fault.field} ${fault.message}`, {
    errors: [fault],
  })
}

/** The operator's defaults, as the configuration names them. */
interface OperatorSettings {
  readonly oauth: Readonly<Record<string, { readonly want?: readonly string[] }>>
  readonly consent: { readonly want: readonly string[] }
}

/**
 * The operator's defaults.
 * @throws ConnectorError `invalid_configuration` for a kind without a consent page, and for an entry that names no operation
 */
export async function operatorDefaults(
  { oauth, consent }: OperatorSettings,
  catalogue: Pick<VisibleKinds, 'kinds' | 'plan'>,
): Promise<readonly DefaultWant[]> {
  const all = [
    ...Object.entries(oauth).flatMap(([kind, { want }]) => (want ? [{ kind, want, field: `oauth.${kind}.want` }] : [])),
    ...(consent.want.length > 0 ? [{ kind: null, want: consent.want, field: 'consent.want' }] : []),
  ]
  const faults: FieldError[] = []
  for (const { field, ...one } of all)
    await checkDefaults([one], catalogue).catch((error: ConnectorError) => {
      faults.push({ field, message: error.message, error_code: error.code })
    })
  if (faults.length === 0) return all
  const sentence = faults.map(({ field, message }) => `${field}: ${message}`).join('\n')
  throw new ConnectorError('invalid_configuration', `Cannot use the configuration: ${sentence}`, { errors: faults })
}
