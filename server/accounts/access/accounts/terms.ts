/** Terms of an application in a widget token or a link: mapped fields, and the brand. */
import type { BrandTerms } from '../../brand/index.ts'
import type { OfferedField } from '../../../http/index.ts'

/** The wishes. */
export interface PageTerms {
  /** The mapped fields whose place in the records the customer may choose. */
  readonly fields?: readonly OfferedField[] | undefined
  /** The brand that asks, in place of the operator's settings. */
  readonly brand?: BrandTerms | undefined
}

/** The columns of a row with wishes. */
export interface TermsRow {
  readonly fields: OfferedField[] | null
  readonly brand: BrandTerms | null
}

/** The values of the columns `fields` and `brand`. */
export function storedTerms({ fields, brand }: PageTerms): [fields: string | null, brand: string | null] {
  return [fields?.length ? JSON.stringify(fields) : null, brand === undefined ? null : JSON.stringify(brand)]
}

/** The wishes of a row. */
export function readTerms({ fields, brand }: TermsRow): PageTerms {
  return { fields: fields ?? undefined, brand: brand ?? undefined }
}
