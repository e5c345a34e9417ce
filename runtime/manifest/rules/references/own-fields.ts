import { isObject, own, pointer, propertiesOf } from '../../../base/json.ts'
import { didYouMean } from '../../../base/names.ts'
import { FORM_VALUES } from '../../../base/own-fields.ts'
import type { ResolvedManifest, ResolvedOperation } from '../../model/resolved.ts'
import type { ResolvedOwnFields } from '../../model/own-fields.ts'
import { type ManifestRule, paramsOf } from '../rule.ts'
import { problemOfTarget } from './targets.ts'

type ReportAt = (keys: readonly string[], message: string | undefined) => void

/** `own_fields` lists by an existing operation and its params, asks and writes by params of the entity's actions. */
export const ownFields: ManifestRule = {
  name: 'own-fields',
  check({ manifest, resolved, report }) {
    for (const [name, { ownFields: fields }] of Object.entries(resolved.entities)) {
      if (!fields) continue
      const source = manifest.entities[name]?.own_fields ?? {}
      // What the manifest shares has its place there.
      const reportAt: ReportAt = ([part = '', ...keys], message) => {
        if (message === undefined) return
        const at = Object.hasOwn(source, part) ? pointer('/entities', name, 'own_fields') : '/own_fields'
        report({ rule: 'own-fields', pointer: pointer(at, part, ...keys), message })
      }
      checkList(resolved, fields, reportAt)
      checkForms(fields, reportAt)
      const { list } = fields
      if (list?.each) reportAt(['list', 'each'], problemOfTarget(manifest, `${list.each.entity}.${list.each.field}`))
      checkParams(resolved, name, fields, reportAt)
      for (const action of source.ask?.not ?? [])
        if (!own(resolved.operations, `${name}.${action}`))
          reportAt(['ask', 'not'], `${name} has no action "${action}"`)
    }
  },
}

function checkList({ operations }: ResolvedManifest, { list }: ResolvedOwnFields, reportAt: ReportAt): void {
  if (!list) return
  const operation = own(operations, list.from)
  if (!operation)
    return reportAt(
      ['list', 'from'],
      `Cannot find operation "${list.from}".${didYouMean(list.from, Object.keys(operations))}`,
    )
  if (operation.effect !== 'read') reportAt(['list', 'from'], `${list.from} writes: fields are listed by a read`)
  const params = paramsOf(operation)
  for (const { name } of list.with)
    if (!own(params, name))
      reportAt(
        ['list', 'with', name],
        `"${name}" is not a param of ${list.from}.${didYouMean(name, Object.keys(params))}`,
      )
}

function checkForms({ list }: ResolvedOwnFields, reportAt: ReportAt): void {
  if (!list?.forms) return
  if (!list.type) reportAt(['write', 'forms'], 'Forms need the type of fields: list.type')
  for (const [type, form] of Object.entries(list.forms))
    if (!isForm(form)) reportAt(['write', 'forms', type], `A form has ${FORM_VALUES[0]}, and one entry in each list`)
}

/** Whether a form has the value, and one entry in each list. */
function isForm(form: unknown): boolean {
  if (Array.isArray(form)) return form.length === 1 && isForm(form[0])
  if (isObject(form)) return Object.values(form).some(isForm)
  return FORM_VALUES.some((value) => value === form)
}

function checkParams(
  { operations }: ResolvedManifest,
  entity: string,
  { ask, write }: ResolvedOwnFields,
  reportAt: ReportAt,
): void {
  const actions = Object.values(operations).filter((operation) => operation.entity === entity)
  const reads = ask ? actions.filter((one) => one.effect === 'read' && own(paramsOf(one), ask.param)) : []
  if (ask && reads.length === 0) reportAt(['ask', 'param'], `No read of ${entity} has the param "${ask.param}"`)
  for (const name of Object.keys(ask?.with ?? {})) {
    const other = reads.find((one) => !own(paramsOf(one), name))
    if (other) reportAt(['ask', 'with', name], `"${name}" is not a param of ${entity}.${other.action}`)
  }
  // What entities share may not apply to one that only reads.
  if (!write || actions.every(({ effect }) => effect === 'read')) return
  const { param } = write
  if (param !== undefined && !actions.some((one) => one.effect !== 'read' && takes(one, param)))
    reportAt(['write', 'param'], `No write of ${entity} has the param "${param}"`)
  if (param === undefined && !actions.some(({ open }) => open !== undefined))
    reportAt(['write'], `No write of ${entity} is open: name the param that takes own fields`)
}

/** Whether a write takes a param, or each record of its batch does. */
function takes(operation: ResolvedOperation, param: string): boolean {
  const params = paramsOf(operation)
  const { items } = (operation.batch && own(params, operation.batch.of)) ?? {}
  return own(params, param) !== undefined || (isObject(items) && own(propertiesOf(items), param) !== undefined)
}
