/** Meanings of the values of an account's own fields. */
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
