import { currentUser, finishConsent, origin } from '../../../accounts.ts'

interface Route {
  params: Promise<{ kind: string }>
}

export async function GET(request: Request, { params }: Route): Promise<Response> {
  const { kind } = await params
  const page = await finishConsent(currentUser(), kind, new URL(request.url).searchParams)
  return Response.redirect(origin + page)
}
