/** The fields that an account adds to entities: listed, asked for, read and written. */
export { askingParams, fieldNamed, joinedRecords, MOST_OWN_FIELDS, type OwnWanted } from './ask.ts'
export {
  fieldParams,
  type ListedField,
  listFields,
  type OwnField,
  ownFieldsOf,
  type ReadFieldRecords,
  type RecordsCall,
  placeSchema,
} from './fields.ts'
export { type OwnUse, ownUse } from './use.ts'
export { entryReader, nameReader } from './values.ts'
export { labelledApart, unknownNames, writingParams } from './write.ts'
