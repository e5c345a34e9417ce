/** The files of a small application, as `plugboard init` writes them. */
import { type JsonSchema, own } from 'plugboard/internal'
import type { Plan } from 'plugboard/runtime'
import { variableName } from '../input/index.ts'
import { listTable } from '../output/index.ts'
import type { KindTour, MadeCall } from './choice.ts'
import { callText, expressionOf, kindVariable, allText } from './code.ts'

/** An application of `plugboard init`. */
export interface StarterApplication {
  readonly name: string
  /** The package `plugboard` in the dependencies. */
  readonly plugboard: string
  readonly plan: Plan
  readonly tour: KindTour
}

/** A file of an application, with its path in the folder. */
export interface ApplicationFile {
  readonly path: string
  readonly text: string
}

/** Packages that compile and run an application. test/cli/start/init.test.ts compares the versions with this repository. */
export const TOOLS = { '@types/node': '^20.19.0', tsx: '^4.23.15', typescript: '^7.0.2' } as const

/** Returns the files of an application. */
export function applicationFiles(application: StarterApplication): readonly ApplicationFile[] {
  const files: Readonly<Record<string, string>> = {
    'README.md': readmeText(application),
    'package.json': packageText(application),
    'tsconfig.json': TSCONFIG,
    '.gitignore': 'node_modules\n',
    'account.ts': accountText(application),
    'records.ts': recordsText(application),
    'records.test.ts': testText(application),
    'index.ts': indexText(application),
  }
  return Object.entries(files).map(([path, text]) => ({ path, text }))
}

function importLine(names: string, from: string): string {
  return `import ${names} from '${from}'`
}

function packageText({ name, plugboard }: StarterApplication): string {
  const manifest = {
    name,
    private: true,
    type: 'module',
    scripts: { start: 'tsx index.ts', test: 'tsc && node --import tsx --test records.test.ts' },
    dependencies: { plugboard },
    devDependencies: TOOLS,
  }
  return `${JSON.stringify(manifest, undefined, 2)}\n`
}

/** Returns the required settings of an account. */
function settingsOf({ manifest }: Plan): string[] {
  return (manifest.config.required ?? []) as string[]
}

/** Returns the variables of an account: the ones of its first auth variant, then its settings. */
function variablesOf(plan: Plan): string[] {
  return [...(plan.auth[0]?.required ?? []), ...settingsOf(plan)].map((field) => variableName(plan.kind, field))
}

function readmeText({ name, plan }: StarterApplication): string {
  const { kind, manifest } = plan
  const variables = variablesOf(plan)
    .map((variable) => `- \`${variable}\``)
    .join('\n')
  return `# ${name}

Lists and creates records of ${manifest.title} with Plugboard.

| to | run |
|---|---|
| install | \`npm install\` |
| start the program | \`npm start\` |
| check the types and run the test | \`npm test\` |

Without an account, the program uses the sandbox: made-up records in your process. To use your account, set:

${variables}

## Where to go next

- \`account.ts\` opens the account, \`records.ts\` has the calls. Change \`records.ts\` first.
- \`npx plugboard kinds ${kind}\` lists the operations of ${manifest.title}. \`npx plugboard reference ${kind}\` prints their params and records.
- \`npx plugboard find "send a message"\` finds an operation in plain words.
- \`docs/client.md\` and \`docs/testing.md\` of Plugboard describe calls and tests.
`
}

const TSCONFIG = `{
  "compilerOptions": {
    "module": "nodenext",
    "strict": true,
    "noEmit": true,
    "allowImportingTsExtensions": true,
    "types": ["node"]
  }
}
`

/** Returns the type of a connector: `ZendeskSupport`. */
function typeOf(kind: string): string {
  const variable = kindVariable(kind)
  return `${variable.charAt(0).toUpperCase()}${variable.slice(1)}`
}

function accountText({ plan }: StarterApplication): string {
  const { kind, manifest } = plan
  const [variant] = plan.auth
  const credentials = variant?.required ?? []
  const settings = settingsOf(plan)
  const [module, type] = [`${kindVariable(kind)}Kind`, typeOf(kind)]
  const variables = variablesOf(plan)
  const given = [
    `auth: '${variant?.name ?? ''}'`,
    `credentials: { ${credentials.map((field) => `${field}: ${variableName(kind, field)}`).join(', ')} }`,
    ...(settings.length > 0 ? [`config: { ${settings.map((name) => settingText(plan, name)).join(', ')} }`] : []),
  ]
  return `/** The account that the application works with. */
${importLine('{ connect, type ConnectorFor }', 'plugboard')}
${importLine(module, `plugboard/kinds/${kind}`)}

/** An account of ${manifest.title}. */
export type ${type} = ConnectorFor<typeof ${module}>

/** Your account, if the environment has its credentials; else one of the sandbox, which ${manifest.title} never sees. */
export async function openAccount(): Promise<${type}> {
  const { ${variables.join(', ')} } = process.env
  if (${variables.map((name) => `!${name}`).join(' || ')}) return connect(${module}, { sandbox: true })
  return connect(${module}, {
${given.map((line) => `    ${line},\n`).join('')}  })
}
`
}

/** Returns a setting from the environment, with the type of its closed list of values. */
function settingText({ kind, manifest: { config } }: Plan, name: string): string {
  const { enum: values } = own((config.properties ?? {}) as Readonly<Record<string, JsonSchema>>, name) ?? {}
  const variable = variableName(kind, name)
  if (!Array.isArray(values)) return `${name}: ${variable}`
  return `${name}: ${variable} as ${values.map((value) => expressionOf(value)).join(' | ')}`
}

function recordsText({ plan, tour: { list, allParams, write } }: StarterApplication): string {
  const { kind } = plan
  const variable = kindVariable(kind)
  const records = allText(variable, { ...list, params: allParams }, '{ limit }')
  const listing = `/** A line for each of the first records. */
export async function listRecords(${variable}: ${typeOf(kind)}, limit: number): Promise<string[]> {
  const lines: string[] = []
  for await (const record of ${records}) {
    lines.push(${lineText(plan, list)})
  }
  return lines
}
`
  const creating =
    write &&
    `
/** Creates a record, and returns a line for it. */
export async function createRecord(${variable}: ${typeOf(kind)}): Promise<string> {
  const { records${write.isList ? ': [record]' : ': record'} } = ${callText(variable, write).replaceAll('\n', '\n  ')}
  return ${lineText(plan, write, '?')}
}
`
  return `/** What the application does: change it. */\n${importLine(`type { ${typeOf(kind)} }`, './account.ts')}\n\n${listing}${creating ?? ''}`
}

/** Returns an expression for a line about a record, of up to three identifying fields. */
function lineText({ manifest }: Plan, { entity, action, records }: MadeCall, optional = ''): string {
  const known = fieldsOf(manifest.operations[`${entity}.${action}`]?.record, manifest.schemas)
  const { head } = listTable(records, NARROW)
  const fields = head.filter((name) => known.includes(name) && /^[A-Za-z_]\w*$/.test(name)).slice(0, 3)
  if (fields.length === 0) return 'JSON.stringify(record)'
  return `[${fields.map((name) => `record${optional}.${name}`).join(', ')}].join('  ')`
}

function fieldsOf(schema: JsonSchema | undefined, schemas: Readonly<Record<string, JsonSchema>>): readonly string[] {
  const name = typeof schema?.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined
  if (name !== undefined) return fieldsOf(schemas[name], schemas)
  return Object.keys(schema?.properties ?? {})
}

const NARROW = 48

function indexText({ plan: { kind }, tour: { write } }: StarterApplication): string {
  const variable = kindVariable(kind)
  const creating = write ? `console.log('created', await createRecord(${variable}))\n` : ''
  return `${importLine('{ openAccount }', './account.ts')}
${importLine(`{ ${write ? 'createRecord, ' : ''}listRecords }`, './records.ts')}

const ${variable} = await openAccount()

for (const line of await listRecords(${variable}, 10)) console.log(line)
${creating}
await ${variable}.$close()
`
}

function testText({ plan: { kind }, tour: { list, allParams, write } }: StarterApplication): string {
  const module = `${kindVariable(kind)}Kind`
  const isSeeded = Object.keys(allParams).length === 0
  // A record of another entity may refer to one that an empty fake lacks.
  const isAlone = ({ entity }: MadeCall) => isSeeded && entity === list.entity
  const needsSandbox = !isSeeded || (write !== undefined && !isAlone(write))
  const listing = isSeeded
    ? `test('lists every record, and repeats a request that the vendor limits', async () => {
  const fake = await fakeConnector(${module}, { ${list.entity}: [{}, {}] })
  fake.fail('${list.entity}.list', 'rate_limited')

  const lines = await listRecords(fake.connector, 10)

  assert.equal(lines.length, 2)
  assert.equal(fake.requests.length, 2)
})
`
    : `test('lists records of the sandbox', async () => {
  const connector = await connect(${module}, { sandbox: true })

  const lines = await listRecords(connector, 2)

  assert.equal(lines.length, 2)
  await connector.$close()
})
`
  const creating = write && (isAlone(write) ? fakeWrite(module, write) : sandboxWrite(module))
  const imports = [
    importLine('assert', 'node:assert/strict'),
    importLine('{ test }', 'node:test'),
    ...(needsSandbox ? [importLine('{ connect }', 'plugboard')] : []),
    importLine(module, `plugboard/kinds/${kind}`),
    importLine(`{ ${isSeeded ? 'fakeConnector, ' : ''}forbidNetwork }`, 'plugboard/testing'),
    importLine(`{ ${write ? 'createRecord, ' : ''}listRecords }`, './records.ts'),
  ]
  return `${imports.join('\n')}\n\n// No test reaches a vendor by mistake.\nforbidNetwork()\n\n${listing}${creating ?? ''}`
}

function fakeWrite(module: string, { entity }: MadeCall): string {
  return `
test('creates a record by one call', async () => {
  const fake = await fakeConnector(${module}, {})

  await createRecord(fake.connector)

  assert.deepEqual(
    fake.calls.map(({ operation }) => operation),
    ['${entity}.create'],
  )
})
`
}

/** Tests a write that refers to another record, which the sandbox has. */
function sandboxWrite(module: string): string {
  return `
test('creates a record', async () => {
  const connector = await connect(${module}, { sandbox: true })

  const line = await createRecord(connector)

  assert.notEqual(line, '')
  await connector.$close()
})
`
}
