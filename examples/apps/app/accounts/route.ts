import { accountsOf, currentUser } from '../../accounts.ts'

export async function GET(): Promise<Response> {
  return Response.json(await accountsOf(currentUser()))
}
