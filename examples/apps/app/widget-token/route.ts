import { currentUser, widgetToken } from '../../accounts.ts'

export async function POST(): Promise<Response> {
  return new Response(await widgetToken(currentUser()))
}
