/** What a widget token and a link hold of an application's wishes: mapped fields, and who asks. */
import type { BrandTerms } from '../../brand/index.ts'
import type { OfferedField } from '../../../http/index.ts'

/** The wishes. */
export interface PageTerms {
  /** The mapped fields whose place in the records the customer may choose. */
  readonly fields?: readonly OfferedField[] | undefined
  /** Who asks, in place of the operator's settings. */
  readonly brand?: BrandTerms | undefined
}

/** An entry of its own in the list of fields, which a version of the server that does not know it passes over. */
interface BrandEntry {
  readonly brand: BrandTerms
}

/** As both are stored. */
export type StoredTerms = readonly (OfferedField | BrandEntry)[]

/** The text that is stored of wishes; null for none. */
export function storedTerms({ fields, brand }: PageTerms): string | null {
  if (fields === undefined && brand === undefined) return null
  return JSON.stringify([...(brand === undefined ? [] : [{ brand }]), ...(fields ?? [])])
}

/** The wishes that were stored. */
export function readTerms(stored: StoredTerms | null): PageTerms {
  if (stored === null) return {}
  const fields = stored.filter((entry): entry is OfferedField => !('brand' in entry))
  const brand = stored.flatMap((entry) => ('brand' in entry ? [entry.brand] : [])).at(0)
  return { fields: fields.length === 0 ? undefined : fields, brand }
}
