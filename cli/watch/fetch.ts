/** Fetches sources: bounded, from no other host than the manifest names, without credentials. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { quoted } from 'plugboard/author'
import { ConnectorError, type Transport } from 'plugboard/runtime'

/** The content of a source, or the reason that there is none. */
export type Content =
  | { readonly state: 'read'; readonly text: string; readonly etag?: string }
  /** The content of the ETag, unchanged. */
  | { readonly state: 'same' }
  | { readonly state: 'failed'; readonly reason: string }

/** Reads a source. @param etag of the known content */
export type ReadSource = (url: string, etag?: string) => Promise<Content>

/** Limits of one source. */
const LIMITS = { headersMs: 60_000, bodyMs: 60_000, maxBytes: 60_000_000 }
const MOST_REDIRECTS = 3

/** Returns a function that fetches sources. */
export function fetchedSource(transport: Transport, signal: AbortSignal): ReadSource {
  const fetch = async (url: URL, etag: string | undefined, left = MOST_REDIRECTS): Promise<Content> => {
    const { status, headers, body } = await transport.send(
      {
        method: 'GET',
        origin: url.origin,
        path: url.pathname + url.search,
        headers: { accept: '*/*', 'user-agent': 'plugboard', ...(etag !== undefined && { 'if-none-match': etag }) },
      },
      LIMITS,
      signal,
    )
    if (status === 304 && etag !== undefined) return { state: 'same' }
    if (status === 200)
      return { state: 'read', text: new TextDecoder().decode(body), etag: headers.get('etag') ?? undefined }
    const location = status >= 300 && status < 400 ? headers.get('location') : null
    if (location === null) return failed(`the server answers ${status}`)
    const next = URL.canParse(location, url) ? new URL(location, url) : undefined
    if (next?.origin !== url.origin)
      return failed(`it redirects to another host, ${quoted(next?.host ?? location)}: name that URL in the manifest`)
    return left > 0 ? fetch(next, etag, left - 1) : failed(`it redirects more than ${MOST_REDIRECTS} times`)
  }
  return (url, etag) =>
    fetch(new URL(url), etag).catch((error: unknown) => {
      if (error instanceof ConnectorError && error.code !== 'cancelled') return failed(error.message)
      throw error
    })
}

/** Returns a function that reads sources in a folder: `<host>/<path>`, as `wget --force-directories` writes them. */
export function storedSource(folder: string): ReadSource {
  return async (url) => {
    const { host, pathname, search } = new URL(url)
    const file = join(folder, host, pathname.endsWith('/') ? `${pathname}index.html` : pathname) + search
    try {
      const text = await readFile(file, 'utf8')
      return text === '' ? failed(`reading ${quoted(file)} failed with no content`) : { state: 'read', text }
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      return failed(code === 'ENOENT' ? `no file ${quoted(file)}` : `reading ${quoted(file)} failed with ${code}`)
    }
  }
}

function failed(reason: string): Content {
  return { state: 'failed', reason }
}
