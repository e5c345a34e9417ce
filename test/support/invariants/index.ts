/** The checker of the sandbox's invariants. */
import { DATE_RULES } from './dates.ts'
import { FORM_RULES } from './forms.ts'
import { PEOPLE_RULES } from './people.ts'
import { STATE_RULES } from './states.ts'
import { SUM_RULES } from './sums.ts'
import type { ObjectRule, SeenEntity, Violation } from './seen.ts'
import { type Known, WORLD_RULES } from './worlds.ts'

export { objectsIn, type SeenEntity, type Violation } from './seen.ts'
export { type Known, WORLD_RULES } from './worlds.ts'

/** Rules about one object. */
export const OBJECT_RULES: readonly ObjectRule[] = [
  ...DATE_RULES,
  ...SUM_RULES,
  ...STATE_RULES,
  ...PEOPLE_RULES,
  ...FORM_RULES,
]

/** The broken rules of records. @param now milliseconds since 1970 */
export function violationsIn(entities: readonly SeenEntity[], known: Known, now: number): Violation[] {
  const ofObjects = entities.flatMap(({ objects }) =>
    objects.flatMap((seen) =>
      OBJECT_RULES.flatMap(({ name, broken }): Violation[] => {
        const text = broken(seen, now)
        const place = seen.path === '' ? '' : `${seen.path}: `
        return text === undefined
          ? []
          : [{ rule: name, kind: seen.kind, entity: seen.entity, record: seen.key, text: place + text }]
      }),
    ),
  )
  return [...ofObjects, ...WORLD_RULES.flatMap(({ broken }) => broken(entities, known))]
}
