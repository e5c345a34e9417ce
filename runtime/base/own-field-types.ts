/** Types of an account's own fields. */
export const OWN_FIELD_TYPES = [
  'string',
  'number',
  'boolean',
  'date',
  'datetime',
  'enum',
  'enum[]',
  'object',
  'any',
] as const

/** The type of an own field: what its values mean. Their form in records is the vendor's. */
export type OwnFieldType = (typeof OWN_FIELD_TYPES)[number]
