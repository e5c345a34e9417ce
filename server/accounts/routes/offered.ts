/** The mapped fields that an application offers with a widget token or a link: checked before either is made. */
import type { TokenInfoBody, WidgetTokenRequest } from 'plugboard/contract'
import { ConnectorError } from 'plugboard/runtime'
import { defined } from 'plugboard/internal'
import type { Caller, OfferedField } from '../../http/index.ts'
import type { WithAccounts } from '../services/open.ts'

/**
 * The fields by the names of their kinds; undefined for none.
 * @throws ConnectorError `definition_not_found`, `unknown_entity`; `validation_error` for a field that is there twice
 */
export async function offeredFields(
  { catalogue, copies }: Pick<WithAccounts, 'catalogue' | 'copies'>,
  { organizationId }: Caller,
  asked: WidgetTokenRequest['fields'],
): Promise<readonly OfferedField[] | undefined> {
  if (asked === undefined || asked.length === 0) return undefined
  const kinds = await catalogue.of(organizationId)
  const fields = asked.map(({ connector_type: kind, ...field }) => ({ kind: kinds.find(kind).kind, ...field }))
  const names = new Set<string>()
  for (const [index, { kind, entity, name }] of fields.entries()) {
    await copies.check(organizationId, kind, { entities: [entity] })
    const full = `${kind}.${entity}.${name}`
    if (names.has(full)) throw twice(index, full)
    names.add(full)
  }
  return fields
}

function twice(index: number, name: string): ConnectorError {
  return new ConnectorError('validation_error', `Cannot offer the fields: ${name} is there twice`, {
    errors: [{ field: `fields[${index}].name`, message: 'is there twice', error_code: 'uniqueItems' }],
  })
}

/** The fields as they are described. */
export function describedFields(fields: Caller['fields'] = []): TokenInfoBody['fields'] {
  return fields.map(({ kind, entity, name, type, label }) => ({
    connector_type: kind,
    entity,
    name,
    type,
    ...defined({ label }),
  }))
}
