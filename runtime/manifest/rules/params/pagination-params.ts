import { pointer } from '../../../base/json.ts'
import { didYouMean } from '../../../base/names.ts'
import { droppedParams } from '../../../language/pagination/page-params.ts'
import type { PageLink, Pagination } from '../../../language/pagination/shape.ts'
import { eachOperation, idOf, type ManifestRule, paramsOf } from '../rule.ts'

/** Params that a pagination sets must be declared, so that a caller can set them and each page is checked like the first. */
export const paginationParams: ManifestRule = {
  name: 'pagination-params',
  check(context) {
    eachOperation(context, 'pagination-params', (operation, reportAt) => {
      const params = paramsOf(operation)
      const { pagination } = operation
      for (const [at, name] of namesOf(pagination)) {
        if (Object.hasOwn(params, name)) continue
        const message = `Pagination uses "${name}", which is not a param of ${idOf(operation)}.`
        reportAt(at, message + didYouMean(name, Object.keys(params)))
      }
    })
  },
}

/** Returns every param in a pagination, with its pointer. */
function namesOf(pagination: Pagination | undefined): [at: string, name: string][] {
  if (!pagination || pagination.style === 'none') return []
  const { param, size, cap } = pagination
  const [first, ...links] = pagination.style === 'link' ? pagination.links : []
  const also = (link: PageLink | undefined, ...at: (string | number)[]) =>
    Object.keys(link?.also ?? {}).map((name, index): [string, string] => [
      pointer('/pagination', ...at, 'also', index),
      name,
    ])
  const drop = droppedParams(pagination)
  return [
    ['/pagination/param', param],
    ...(size === undefined ? [] : [['/pagination/size', size] as [string, string]]),
    ...also(first),
    ...links.flatMap((link, index): [string, string][] => [
      [pointer('/pagination/or', index, 'param'), link.param],
      ...also(link, 'or', index),
      ...(link.size === undefined ? [] : [[pointer('/pagination/or', index, 'size'), link.size] as [string, string]]),
    ]),
    ...Object.keys(cap?.resume?.with ?? {}).map((name): [string, string] => [
      pointer('/pagination/ends/resume/with', name),
      name,
    ]),
    ...(cap?.resume ? [['/pagination/ends/resume/param', cap.resume.param] as [string, string]] : []),
    ...drop.map((name, index): [string, string] => [pointer('/pagination/drop', index), name]),
  ]
}
