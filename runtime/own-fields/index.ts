/** The fields that an account adds to entities: listed, asked for, read and written. */
export { askingParams, joinedRecords, type OwnWanted } from './ask.ts'
export { chosenFields, type OwnFieldsSetting } from './choose.ts'
export {
  fieldParams,
  type ListedField,
  listFields,
  ownFieldsOf,
  type ReadFieldRecords,
  type RecordsCall,
  placeSchema,
} from './fields.ts'
export {
  entryPaths,
  listText,
  type NamedEntry,
  type OwnFieldPlaces,
  ownPlaces,
  type Place,
  placedText,
  readType,
  type Steps,
} from './places.ts'
export { ownUse } from './use.ts'
export { entryReader, nameReader } from './values.ts'
