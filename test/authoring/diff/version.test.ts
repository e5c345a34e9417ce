import { expect, it } from 'vitest'
import type { ChangeClass } from '../../../authoring/index.ts'
import { adviseVersion } from '../../../authoring/diff/version.ts'

it.each<[string, string, ChangeClass[], string, boolean]>([
  ['1.2.3', '1.2.3', ['breaking', 'additive'], '2.0.0', false],
  ['1.2.3', '1.3.0', ['breaking'], '2.0.0', false],
  ['1.2.3', '2.0.0', ['breaking'], '2.0.0', true],
  ['1.2.3', '3.0.0', ['breaking'], '2.0.0', true],
  ['0.2.3', '0.3.0', ['breaking'], '0.3.0', true],
  ['1.2.3', '1.3.0', ['additive', 'internal'], '1.3.0', true],
  ['1.2.3', '1.2.4', ['additive'], '1.3.0', false],
  ['1.2.3', '1.2.3', ['wire'], '1.2.4', false],
  ['1.2.3', '1.2.4', ['internal'], '1.2.4', true],
  ['1.2.3', '1.2.3', [], '1.2.3', true],
  ['1.2.3', '1.2.2', [], '1.2.3', false],
])('from %s to %s with %j the version is %s: %j', (before, after, classes, suggested, isRaised) => {
  expect(adviseVersion(before, after, new Set(classes))).toEqual({ before, after, suggested, isRaised })
})
