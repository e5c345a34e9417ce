/** XML text read into elements, without anything that a document could have the reader do.  */
import type { XmlElement } from '@rgrove/parse-xml'

/** More tags than this are refused: each becomes some objects, so that few bytes would fill the memory. */
const MOST_TAGS = 200_000

/** Text that is not XML, or more of it than is read; the message reads after "the response". Holds nothing of the text. */
export class XmlFault extends Error {}

/**
 * The root element of a document. The parser is loaded at its first use.
 * @throws XmlFault for text that is not well-formed, has a document type declaration, or is too deep or too large
 */
export async function parseXml(text: string): Promise<XmlElement> {
  if (tagsIn(text) > MOST_TAGS) throw new XmlFault(`has more than ${MOST_TAGS} XML tags`)
  const { parseXml: parse, XmlDocumentType, XmlError } = await import('@rgrove/parse-xml')
  try {
    const { root, children } = parse(text, { preserveDocumentType: true })
    // It declares entities and names files: no vendor needs one, and it is what attacks are made of.
    if (children.some((node) => node instanceof XmlDocumentType))
      throw new XmlFault('has a document type declaration, which is not read')
    if (root === null) throw new XmlFault('is not valid XML (no root element)')
    return root
  } catch (error) {
    if (error instanceof XmlError) throw new XmlFault(`is not valid XML (line ${error.line}, column ${error.column})`)
    if (error instanceof RangeError) throw new XmlFault('is nested too deeply')
    throw error
  }
}

function tagsIn(text: string): number {
  let count = 0
  for (let at = text.indexOf('<'); at !== -1 && count <= MOST_TAGS; at = text.indexOf('<', at + 1)) count++
  return count
}
