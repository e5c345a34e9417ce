import type { HttpRequest, WholeRequest } from '../http.ts'
import { BodyStream } from './body-stream.ts'

/** The request with its body read to the end: for replay, and for who writes requests down. */
export async function wholeRequest(request: HttpRequest): Promise<WholeRequest> {
  const { body, ...head } = request
  if (!(body instanceof BodyStream)) return request as WholeRequest
  const chunks: Uint8Array[] = []
  for await (const chunk of body.open()) chunks.push(chunk)
  return { ...head, body: new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer()) }
}
