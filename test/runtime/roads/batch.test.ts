/** Batches of records that look alike. */
import { expect, test } from 'vitest'
import { execute } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'
import { jsonAnswer, wireTo } from '../../support/wire.ts'

/** A plan whose batch lists failures apart and matches entries to records in this way. */
function planWith(match: object) {
  const params = { people: { type: 'array', items: 'object', required: true, maxItems: 10 } }
  const batch = { of: 'people', outcomes: '$.made', errors: '$.refused', message: '$.why', ...match }
  return planOf({ entities: { people: { create: { request: 'POST /people', params, batch } } } })
}

const BY_EMAIL = planWith({ by: { sent: 'email', back: ['$.email'] } })
const BY_NUMBER = planWith({ index: '$.number' })

/** The records and outcomes of a batch of these addresses. */
async function outcomesOf(emails: readonly (string | undefined)[], answer: object, plan = BY_EMAIL) {
  const { connection } = await wireTo(plan, { answers: [jsonAnswer(answer)] })
  const params = { people: emails.map((email) => ({ ...(email !== undefined && { email }) })) }
  const { records, meta } = await execute(plan, { entity: 'people', action: 'create', params }, connection)
  return { records, outcomes: meta.outcomes }
}

test('of several with one value each gets an outcome of its own, and no record that was written is lost', async () => {
  const made = [
    { id: 1, email: 'a' },
    { id: 2, email: 'a' },
    { id: 3, email: 'b' },
  ]
  const { records, outcomes } = await outcomesOf(['a', 'b', 'a'], { made })
  expect(records).toEqual([made[0], made[2], made[1]])
  expect(outcomes).toEqual([
    { index: 0, outcome: 'done', key: 1 },
    { index: 1, outcome: 'done', key: 3 },
    { index: 2, outcome: 'done', key: 2 },
  ])
})

test('a refused record is beside a written one', async () => {
  const answer = { made: [{ id: 1, email: 'a' }], refused: [{ email: 'a', why: 'taken' }] }
  expect(await outcomesOf(['a', 'a', undefined], answer)).toEqual({
    records: [{ id: 1, email: 'a' }],
    outcomes: [
      { index: 0, outcome: 'done', key: 1 },
      { index: 1, outcome: 'failed', message: 'taken' },
      { index: 2, outcome: 'unknown' },
    ],
  })
})

test('a value that comes more often than it was sent says the last of its record', async () => {
  const answer = { made: [{ id: 1, email: 'a' }, { id: 2 }], refused: [{ email: 'a', why: 'taken' }] }
  expect(await outcomesOf(['a', undefined], answer)).toEqual({
    records: [],
    outcomes: [
      { index: 0, outcome: 'failed', message: 'taken' },
      { index: 1, outcome: 'unknown' },
    ],
  })
})

test('a failure without a record is reported for the records without an outcome', async () => {
  const answer = { made: [{ id: 1, email: 'a' }], refused: [{ why: 'too many today' }] }
  expect((await outcomesOf(['a', 'b'], answer)).outcomes).toEqual([
    { index: 0, outcome: 'done', key: 1 },
    { index: 1, outcome: 'unknown', message: 'too many today' },
  ])
})

test('outcomes without numbers are those of the records that no failure numbers, in the order sent', async () => {
  const answer = { made: [{ id: 1 }, { id: 2 }], refused: [{ number: 1, why: 'taken' }] }
  expect(await outcomesOf(['a', 'b', 'c'], answer, BY_NUMBER)).toEqual({
    records: [{ id: 1 }, { id: 2 }],
    outcomes: [
      { index: 0, outcome: 'done', key: 1 },
      { index: 1, outcome: 'failed', message: 'taken' },
      { index: 2, outcome: 'done', key: 2 },
    ],
  })
})

test('outcomes without numbers stay unknown if they are fewer than the records that no failure numbers', async () => {
  const answer = { made: [{ id: 1 }], refused: [{ number: 1, why: 'taken' }] }
  expect(await outcomesOf(['a', 'b', 'c'], answer, BY_NUMBER)).toEqual({
    records: [],
    outcomes: [
      { index: 0, outcome: 'unknown' },
      { index: 1, outcome: 'failed', message: 'taken' },
      { index: 2, outcome: 'unknown' },
    ],
  })
})

test('further records in the response are ignored where the manifest allows them', async () => {
  const made = [{ id: 3 }, { id: 1 }, { id: 2 }]
  const plan = planWith({ errors: undefined, others: true })
  expect(await outcomesOf(['a'], { made }, plan)).toEqual({
    records: [{ id: 3 }],
    outcomes: [{ index: 0, outcome: 'done', key: 3 }],
  })
  await expect(outcomesOf(['a', 'b', 'c', 'd'], { made }, plan)).rejects.toThrow('has 3 outcomes for 4 records')
  await expect(outcomesOf(['a'], { made }, planWith({ errors: undefined }))).rejects.toThrow(
    'has 3 outcomes for 1 record',
  )
})
