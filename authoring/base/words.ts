/** Converts names from one style to another. */

/** Converts a name to snake_case with ASCII letters and digits: `TicketFields`, `ticket-fields`, `ticket.fields` are `ticket_fields`. */
export function snakeCase(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toLowerCase()
}

/** Converts a name to PascalCase: `ticket_fields`, `ticket.Field` are `TicketFields`, `TicketField`. */
export function pascalCase(name: string): string {
  const words = snakeCase(name).split('_')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

const NOT_NAMES = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether a manifest cannot contain a name. */
export function isReserved(name: string): boolean {
  return NOT_NAMES.has(name) || name === '' || name.length > 100
}

/** Returns a name for an entity, a variant or a setting: snake_case that begins with a letter, at most 60 characters. */
export function identifierOf(name: string, fallback: string): string {
  const plain = snakeCase(name).slice(0, 60).replace(/_+$/, '')
  if (/^[a-z]/.test(plain) && !isReserved(plain)) return plain
  return plain === '' ? fallback : `${fallback}_${plain}`.slice(0, 60)
}

/** Returns a name for a schema: PascalCase that begins with a letter, at most 60 characters. */
export function typeNameOf(name: string, fallback: string): string {
  const plain = pascalCase(name).slice(0, 60)
  return /^[A-Z]/.test(plain) ? plain : `${fallback}${plain}`.slice(0, 60)
}

/** Returns the singular: `company` of `companies`, `address` of `addresses`, `ticket` of `tickets`. */
export function singular(name: string): string {
  if (/(?:ss|us|is|news|data|settings)$/.test(name)) return name
  if (name.endsWith('ies')) return name.replace(/ies$/, 'y')
  if (/(?:ch|sh|x|ss|z)es$/.test(name)) return name.replace(/es$/, '')
  return name.replace(/s$/, '')
}

/** Returns the plural: `companies` of `company`, `addresses` of `address`. */
export function plural(name: string): string {
  if (/[^aeiou]y$/.test(name)) return name.replace(/y$/, 'ies')
  if (/(?:ch|sh|x|ss|z)$/.test(name)) return `${name}es`
  return name.endsWith('s') ? name : `${name}s`
}

/** Returns the name, or the first of `name_2`, `name_3`, … that is free. */
export function unusedName(name: string, used: { has(name: string): boolean }, separator = '_'): string {
  if (!used.has(name)) return name
  for (let number = 2; ; number++) {
    const next = `${name}${separator}${number}`
    if (!used.has(next)) return next
  }
}
