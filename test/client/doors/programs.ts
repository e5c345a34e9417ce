/** Programs of the examples of docstrings, as an application would have them. */
import { parseSync } from 'oxc-parser'
import { doorNames } from './doors.ts'

/** The values that examples take as given: those of an application around them. */
const GIVEN: Readonly<Record<string, string>> = {
  stripe: "import('plugboard').ConnectorOf<'stripe'>",
  hubspot: "import('plugboard').ConnectorOf<'hubspot'>",
  drive: "import('plugboard').ConnectorOf<'google-drive'>",
  connector: "import('plugboard').OwnConnector",
  api: "import('plugboard').Platform",
  tools: "import('plugboard').Tools",
  agent: "import('plugboard').AgentTools",
  source: "import('plugboard/agent').AgentSource",
  policy: "import('plugboard').AgentPolicy",
  marks: "import('plugboard/agent').AgentMarks",
  call: "import('plugboard').AgentCall",
  pages: "import('plugboard/agent').PageCache",
  plan: "import('plugboard/runtime').Plan",
  handler: "import('plugboard/mcp').McpHandler",
  flow: "import('plugboard').Consent",
  fake: "import('plugboard/testing').Fake<'stripe'>",
  clock: "import('plugboard/testing').FakeClock",
  event: "import('plugboard/webhooks').WebhookEvent",
  error: "import('plugboard').ConnectorError",
  request: 'Request',
  signal: 'AbortSignal',
  user: '{ readonly id: string; readonly email: string }',
  session: "import('plugboard').ConsentState",
  after: 'string | null',
  state: "import('plugboard').SyncCheckpoint | null",
  store: '(...values: unknown[]) => Promise<void>',
  email: '(...values: unknown[]) => Promise<void>',
  ask: '(text: string) => Promise<boolean>',
  ...Object.fromEntries(
    [
      'api_key',
      'manifest',
      'redirectUrl',
      'baseUrl',
      'clientId',
      'clientSecret',
      'externalUserId',
      'secret',
      'cursor',
      'token',
      'id',
      'name',
    ].map((name) => [name, 'string']),
  ),
}

const KINDS = "import type {} from 'plugboard/kinds'\n"
const doors = doorNames()

/** A program of an example: the imports and the values that it takes as given, then its code. */
export function programOf(at: string, code: string): string {
  const used = new Set(code.match(/(?<![\w.$'"`-]|\?\.)[A-Za-z_$][\w$]*/g) ?? [])
  const own = namesDeclaredIn(code)
  const free = [...used].filter((name) => !own.has(name))
  const door = at.startsWith('client/hosted/index.ts') ? 'plugboard/hosted' : undefined
  const imports = free.flatMap((name) => {
    const from = (door !== undefined && doors.get(door)?.has(name) ? door : undefined) ?? firstDoor(name)
    return from === undefined || name in GIVEN ? [] : [`import { ${name} } from '${from}'`]
  })
  const given = free.flatMap((name) => (name in GIVEN ? [`declare const ${name}: ${GIVEN[name]}`] : []))
  return `${KINDS}${imports.join('\n')}\n${given.join('\n')}\n${code}\nexport {}\n`
}

function firstDoor(name: string): string | undefined {
  return [...doors].find(([, names]) => names.has(name))?.[0]
}

function namesDeclaredIn(code: string): ReadonlySet<string> {
  const { module } = parseSync('example.ts', code)
  const imported = module.staticImports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value))
  const declared = [...code.matchAll(/\b(?:const|let|using|function)\s+(?:(\w+)|[{[]([^=]*?)[}\]]\s*(?:=|of))/g)]
  const parts = declared.flatMap(([, one, several]) => [one ?? '', ...(several?.match(/\w+/g) ?? [])])
  return new Set([...imported, ...parts])
}
