/** Credentials and settings of a wrong type: refused by `connect` with the name of the field, and without the value. */
import { describe, expect, test } from 'vitest'
import { connect, ConnectorError } from '../../client/index.ts'
import { fetchTransport, load } from '../../runtime/index.ts'
import { exampleConfig, exampleCredentials } from '../../simulator/index.ts'
import { TESTED_KINDS } from '../support/kinds.ts'

const unsent = fetchTransport(() => Promise.reject(new Error('nothing is sent')))

/** Values of every type of JSON. Each holds what no message may show. */
const VALUES: readonly (readonly [type: string, value: unknown])[] = [
  ['string', 'a secret'],
  ['number', 271828],
  ['boolean', true],
  ['null', null],
  ['array', ['a secret']],
  ['object', { secret: 'a secret' }],
]

/** Result of connecting: the code and the names of fields, or the reason why these show too much. */
async function refusal(kind: string, account: object, name: string): Promise<string> {
  try {
    await (await connect<string>(kind, { transport: unsent, ...account } as never)).$close()
    return 'connected'
  } catch (error) {
    if (!(error instanceof ConnectorError)) return String(error)
    const { code, message } = error
    if (/271828|a secret/.test(`${message} ${JSON.stringify(error.errors)}`)) return `shows the value: ${message}`
    return message.includes(name) ? code : `does not name ${name}: ${message}`
  }
}

describe.each(TESTED_KINDS)('%s', (kind) => {
  test('refuses credentials that are not strings', async () => {
    const plan = await load(kind)
    const config = exampleConfig(plan)
    const wrong: unknown[] = []
    for (const auth of Object.keys(plan.manifest.auth)) {
      const right = exampleCredentials(plan, auth)
      for (const name of Object.keys(right))
        for (const [, value] of VALUES.filter(([type]) => type !== 'string')) {
          const credentials = { ...right, [name]: value }
          const found = [
            await refusal(kind, { auth, config, credentials }, `credentials.${name} `),
            await refusal(kind, { auth, config, credentials: async () => credentials }, `credentials.${name} `),
          ]
          if (found.some((one) => one !== 'invalid_params')) wrong.push([auth, name, value, found])
        }
    }
    expect(wrong).toEqual([])
  })

  test('refuses settings of another type', async () => {
    const plan = await load(kind)
    const [auth = ''] = Object.keys(plan.manifest.auth)
    const credentials = exampleCredentials(plan, auth)
    const config = exampleConfig(plan)
    const wrong: unknown[] = []
    for (const [name, schema] of Object.entries(plan.manifest.config.properties ?? {}))
      for (const [type, value] of VALUES.filter(([one]) => !typesOf(schema as object).includes(one))) {
        const found = await refusal(kind, { auth, credentials, config: { ...config, [name]: value } }, name)
        if (found !== 'credentials_mismatch') wrong.push([name, type, found])
      }
    expect(wrong).toEqual([])
  })
})

function typesOf({ type }: { readonly type?: unknown }): unknown[] {
  return [type].flat().map((one) => (one === 'integer' ? 'number' : one))
}
