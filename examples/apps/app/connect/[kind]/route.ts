import { consentUrl, currentUser } from '../../../accounts.ts'

interface Route {
  params: Promise<{ kind: string }>
}

export async function GET(_request: Request, { params }: Route): Promise<Response> {
  const { kind } = await params
  return Response.redirect(await consentUrl(currentUser(), kind))
}
