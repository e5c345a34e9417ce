/** The account's own fields in an entity run: listed when it begins, then asked for with each page. */
import { chosenFields, isOfTheAccount } from 'plugboard/internal'
import { ConnectorError, ownFields, type OwnField } from 'plugboard/runtime'
import { copiedEntity } from '../../records/copied-entities.ts'
import { syncFailureOf } from '../state/failures.ts'
import { type EntityRow, type RunOwnFields, saveOwnFields } from '../state/run-rows.ts'
import { isResumed } from './begin.ts'
import { type EntityRunContext, LeaseLost } from './context.ts'
import { waitForTurn } from './listing.ts'

/** Own fields that an entity run asks for. */
interface OwnOfRun {
  /** Undefined where records have all own fields without being asked. */
  readonly own: readonly OwnField[] | undefined
  /** Whether it asks for a field that the copy was not asked for: then it reads everything. */
  readonly isNew: boolean
}

/** The own fields that an entity run asks for. A run that begins reads the vendor's list. @throws LeaseLost; ConnectorError */
export async function askedFields(context: EntityRunContext, row: EntityRow): Promise<OwnOfRun> {
  const { services, lease, plan } = context
  const { entity, ownFields: stored, ownAsked, ownHeld, ownSetting, checkpoint } = row
  const described = copiedEntity(plan.manifest, entity).ownFields
  if (!described?.list) return { own: undefined, isNew: false }
  if (isResumed(checkpoint, services.now()))
    return { own: ownAsked ? (stored ?? []).filter(({ name }) => ownAsked.includes(name)) : undefined, isNew: false }
  const listed = await readList(context, row, described.list.from)
  const asked = described.ask && chosenFields(listed.fields, ownSetting, entity)
  const isHeld = await saveOwnFields(services.database.of(lease.organizationId), lease, entity, { ...listed, asked })
  if (!isHeld) throw new LeaseLost()
  const held = new Set(ownHeld ?? [])
  return { own: asked, isNew: asked?.some(({ name }) => !held.has(name)) ?? false }
}

/** The vendor's list. Where the vendor refuses it, the one before: a sync continues with what it knows. */
async function readList(
  context: EntityRunContext,
  { entity, ownFields: stored }: EntityRow,
  operation: string,
): Promise<Pick<RunOwnFields, 'fields' | 'failure'>> {
  const { plan, connection, signal, lease, services } = context
  await waitForTurn(context, operation)
  try {
    const fields = await ownFields(plan, { entity }, connection, { signal, refresh: lease.isAskedFor })
    return { fields, failure: undefined }
  } catch (error) {
    if (!(error instanceof ConnectorError) || error.code === 'cancelled' || isOfTheAccount(error)) throw error
    services.log.warn({ connector_id: lease.connectorId, entity, code: error.code }, 'cannot list own fields')
    return { fields: stored ?? [], failure: syncFailureOf(error) }
  }
}
