import { currentUser, customersOf } from '../../accounts.ts'

export async function GET(): Promise<Response> {
  return Response.json(await customersOf(currentUser()))
}
