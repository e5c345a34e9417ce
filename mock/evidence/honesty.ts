/** Whether a fixture may be published: it holds no secret and nobody's address, and says where its bodies come from. */
import { findSecrets, type Problem, problemsAt, type SourceDocument } from 'plugboard/author'
import { type Fixture, documentOf } from '../fixture.ts'

const ADDRESS = /[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){0,8}\.[a-z]{2,24}\b/gi
const EXAMPLE = /(?:@|%40)(?:[\w-]+\.)*example\.(?:com|org|net)$/i
/** `user@odata.bind` is an annotation of OData. */
const ANNOTATION = /@odata\.[a-z]+$/i
/** `logo@2x.png` is a file. */
const FILE_NAME = /\.(?:png|jpe?g|gif|svg|webp)$/i

const known = new WeakMap<Fixture, readonly Problem[]>()

/** What speaks against publishing a fixture, each with its place; none for one that was not read from a text. */
export function honestyProblems(fixture: Fixture): readonly Problem[] {
  const problems = known.get(fixture) ?? findProblems(fixture)
  known.set(fixture, problems)
  return problems
}

function findProblems(fixture: Fixture): readonly Problem[] {
  const document = documentOf(fixture)
  return document ? textProblems(document, fixture.file, fixture.source) : []
}

/** What speaks against publishing a text with a source, each with its place. */
export function textProblems(
  document: SourceDocument,
  file: string,
  { kind, url }: { readonly kind?: unknown; readonly url?: unknown },
): readonly Problem[] {
  const { text } = document
  const secrets = findSecrets(text).map(({ offset, length, kind }) => ({
    rule: 'fixture-secret',
    message: `This looks like ${kind}: replace it with an invented text that does not, or with <secret>`,
    pointer: '',
    offset,
    length,
  }))
  const addresses = [...text.matchAll(ADDRESS)]
    .filter(([address]) => [EXAMPLE, ANNOTATION, FILE_NAME].every((known) => !known.test(address)))
    .map((match) => ({
      rule: 'fixture-person',
      message: 'This may be the address of a person: use an address at example.com',
      pointer: '',
      offset: match.index,
      length: match[0].length,
    }))
  const sources =
    kind === 'documented' && url === undefined
      ? [
          {
            rule: 'fixture-source',
            message: 'A documented fixture must name its page: add source.url',
            pointer: '/source',
            ...document.locate('/source'),
          },
        ]
      : []
  return problemsAt(text, file, [...sources, ...secrets, ...addresses])
}
