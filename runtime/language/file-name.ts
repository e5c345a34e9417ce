/** File names in headers. */
import contentDisposition from 'content-disposition'

/**
 * Returns the file name of a `Content-Disposition` header, unchanged: it may contain a path. Undefined if there is none.
 * @see RFC 6266
 */
export function fileNameIn(header: string | null | undefined): string | undefined {
  if (header === null || header === undefined) return undefined
  try {
    const { filename } = contentDisposition.parse(header).parameters as { filename?: string }
    return filename
  } catch {
    return undefined
  }
}
