/** The door of the room that knows the kinds of an installation. */
export { createCatalogue } from './catalogue.ts'
export { entitiesOf, variantsOf } from './credentials-spec.ts'
export type { Catalogue, CatalogueKind, CatalogueOptions } from './catalogue.ts'
