/** The door of the room that knows who asks on the pages on which end users connect, and the images shown there. */
export { Brands, type BrandSettings, type BrandTerms } from './brand.ts'
export { type Image, Images } from './images.ts'
