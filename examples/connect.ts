import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { platform } from 'plugboard'

const server = process.env.PLUGBOARD_URL!
const origin = process.env.WIDGET_ORIGIN ?? 'http://localhost:8378'
const page = readFileSync(new URL('connect.html', import.meta.url), 'utf8').replaceAll('{{server}}', server)
const plugboard = platform({
  baseUrl: server,
  clientId: process.env.PLUGBOARD_CLIENT_ID!,
  clientSecret: process.env.PLUGBOARD_CLIENT_SECRET!,
})

/** Your application's name for the signed-in user. */
const externalUserId = 'user_3'

/** The connector, and the first records of the first entity that can be listed without params. */
async function recordsOf(connectorId: string): Promise<string> {
  const { name, connectorType, entities } = await plugboard.connectors.inspect(connectorId)
  const listed = entities.find(({ actions }) =>
    actions.some(({ action, params }) => action === 'list' && !(params.required as string[] | undefined)?.length),
  )
  const connector = await plugboard.connect<string>(connectorType, { externalUserId, connectorId })
  const { records } = await connector.$execute(listed!.name, 'list', {})
  return JSON.stringify({ name, connectorType, [listed!.name]: (records as unknown[]).slice(0, 2) }, null, 2)
}

async function answer({ url, method }: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(url!, origin)
  if (pathname === '/') response.setHeader('content-type', 'text/html').end(page)
  else if (pathname === '/widget-token' && method === 'POST')
    response.end((await plugboard.tokens.widget(externalUserId, origin)).token)
  else if (pathname === '/records') response.end(await recordsOf(searchParams.get('connector')!))
  else response.writeHead(404).end()
}

createServer((request, response) => {
  answer(request, response).catch((error: Error) => response.writeHead(500).end(error.message))
}).listen(Number(new URL(origin).port), () => console.log(origin))
