/** Own fields of an account by `plugboard execute --own`. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli, temporaryFolder } from '../run-cli.ts'

const UPDATE = ['execute', 'freshdesk', 'tickets', 'update', '--params', '{"ticket_id": 20}', '--sandbox', '--own']
const DEALS = ['execute', 'hubspot', 'deals', 'list', '--sandbox', '--own']

async function propertiesOf(own: string): Promise<string[][]> {
  const { code, stdout, stderr } = await runCli([...DEALS, own, '--ndjson'])
  if (code !== 0) throw new Error(stderr)
  return stdout
    .trim()
    .split('\n')
    .map((line) => Object.keys((JSON.parse(line) as { properties: object }).properties))
}

describe('execute --own', () => {
  it.each(['all', 'stage_reason', 'Stage Reason , stage_reason'])('reads own fields: %s', async (own) => {
    const records = await propertiesOf(own)
    expect(records.every((names) => names.includes('stage_reason'))).toBe(true)
  })

  it('sets own fields by label, from JSON, a file and standard input', async () => {
    const file = join(await temporaryFolder(), 'own.json')
    await writeFile(file, '{"Region": "Europe"}')
    const given = [runCli([...UPDATE, '{"Region": "Europe"}']), runCli([...UPDATE, `@${file}`])]
    const outcomes = [...(await Promise.all(given)), await runCli([...UPDATE, '-'], { stdin: '{"Region": "Europe"}' })]
    for (const { code, stdout, stderr } of outcomes) {
      expect([code, stderr]).toEqual([0, expect.stringContaining('tickets.update.own-fields.yaml')])
      expect(JSON.parse(stdout)).toMatchObject({ records: { custom_fields: { cf_region: 'Europe' } } })
    }
  })

  it('repeats them in the command of the next page', async () => {
    const { stdout } = await runCli([...DEALS, 'all', '--table', '--params', '{"limit": 2}'])
    expect(stdout).toMatch(/^next .* --own all .*--sandbox$/m)
  })

  it.each([
    [
      'a field that the account lacks',
      [...DEALS, 'Stage raeson'],
      'own field "Stage raeson" is no field of the account. Did you mean "Stage reason"?',
      'plugboard fields hubspot deals --sandbox lists the own fields.',
    ],
    [
      'values for a read',
      [...DEALS, '{"a": 1}'],
      'Cannot set own fields with deals.list: it reads records',
      'Pass all',
    ],
    ['no names', [...DEALS, ' , '], 'Cannot read own: " , " has no names', 'Pass all'],
    ['names for a write', [...UPDATE, 'Region'], 'Cannot read own: --own:1:1 is not JSON', 'as one JSON object'],
    [
      'an unknown field of a write',
      [...UPDATE, '{"Regoin": 1}'],
      'own field "Regoin" is no field',
      'plugboard fields freshdesk tickets --sandbox lists',
    ],
    [
      'an entity without own fields',
      ['execute', 'stripe', 'customers', 'list', '--sandbox', '--own', 'all'],
      'customers of stripe has none',
      '',
    ],
    [
      'standard input for two options',
      ['execute', 'freshdesk', 'tickets', 'update', '--params', '-', '--own', '-', '--sandbox'],
      'Cannot read standard input twice',
      'Set --params or --own with @ and a path.',
    ],
  ])('refuses %s', async (_, argv, message, hint) => {
    const { code, stdout, stderr } = await runCli(argv)
    expect([[2, 4].includes(code), stdout]).toEqual([true, ''])
    expect(stderr).toContain(message)
    expect(stderr).toContain(hint)
  })
})
