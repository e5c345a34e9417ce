import { accountsOf, currentUser } from '../../accounts.ts'

export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  return Response.json(await accountsOf(currentUser()))
}
