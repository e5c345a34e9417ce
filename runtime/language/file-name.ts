/** The names of files in headers. */
import contentDisposition from 'content-disposition'

/**
 * The file name of a `Content-Disposition` header as it stands there, which may hold a path; undefined where there is none.
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
