/** The door of the room that knows the kinds of an installation. */
export { createCatalogue, type InstalledCatalogue, packagedBase, sameName } from './catalogue.ts'
export { entitiesOf, entitiesUsed, variantsOf } from './credentials-spec.ts'
export { kindOf, markOwn, metricKind, ownHostsOf, planOfRow } from './ownership.ts'
export type { CatalogueOptions } from './catalogue.ts'
export type { Catalogue, CatalogueKind, KindEntry, VisibleKinds } from './kinds.ts'
export type { RowOfKind } from './ownership.ts'
