/** The compiler accepts every `@example`, as an application would have it. */
import { expect, test } from 'vitest'
import { compile } from '../compile.ts'
import { docExamples } from './doors.ts'
import { programOf } from './programs.ts'

test('every example compiles', async () => {
  const examples = docExamples()
  const programs = examples.map(({ at, code }, index) => [`example-${index}.ts`, programOf(at, code)] as const)
  const { errors } = await compile(Object.fromEntries(programs))
  const wrong = examples.flatMap(({ at, code }, index) => {
    const message = errors.get(`example-${index}.ts`)
    return message === undefined ? [] : [`${at}: ${message}\n${code}`]
  })
  expect(wrong).toEqual([])
})
