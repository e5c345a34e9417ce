/** Responses of a vendor to a request, from its dataset. */
import { missingParent, recordOfCall } from './find.ts'
import { listResponse } from './list.ts'
import { listedField } from './own-fields.ts'
import { batchResponse, createdResponse, foundResponse, recordResponse } from './record.ts'
import type { UnderstoodCall, Vendor, VendorResponse } from './vendor.ts'

export { isOfAnother, isOwnFeed } from './changes.ts'
export { unshaped, vendorRecord } from './form.ts'
export { filePart, FILES_PATH } from './file.ts'
export type { FilePart } from './file.ts'
export { isAboutKnown } from './find.ts'
export { emptyResponse } from './list.ts'
export { refuse } from './refusal.ts'
export type { Refusal } from './refusal.ts'
export { BegunOperations, lastResponse, STEPS_PATH } from './steps.ts'
export type { StepAddress } from './steps.ts'
export type { UnderstoodCall, Vendor, VendorResponse } from './vendor.ts'

/** The response to a call. Writes change the dataset. */
export function respond(vendor: Vendor, call: UnderstoodCall): VendorResponse {
  const { operation } = call
  const missing = missingParent(vendor, call)
  if (missing) return missing
  if (operation.action === 'list' || operation.action === 'api_search') return listResponse(vendor, call)
  const entity = vendor.dataset.relations.home(operation.entity)
  if (operation.batch) return batchResponse(vendor, call, entity, operation.batch)
  if (operation.action === 'create') return createdResponse(vendor, call, entity)
  const field = listedField(vendor, call)
  if (field) return foundResponse(operation, field)
  const found = recordOfCall(vendor, call)
  if (found && 'status' in found) return found
  return recordResponse(vendor, call, found?.entity ?? entity, found?.ordinal)
}
