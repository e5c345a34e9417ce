/** `plugboard lsp`: a language server for manifests. The only host of `vscode-languageserver`. */
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import {
  CompletionItemKind,
  type Connection,
  createConnection,
  type Diagnostic,
  type PublishDiagnosticsParams,
  DiagnosticSeverity,
  LSPErrorCodes,
  MessageType,
  type Position,
  ProposedFeatures,
  ResponseError,
  ShowMessageNotification,
  StreamMessageReader,
  StreamMessageWriter,
  TextDocuments,
  TextDocumentSyncKind,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { ConnectorError, ManifestError, type Problem } from 'plugboard/author'
import { formatManifest } from '../../authoring/index.ts'
import { EXIT } from '../base/exit.ts'
import { packageVersion } from '../base/program.ts'
import { UsageError } from '../base/usage.ts'
import { validateSource } from '../input/index.ts'
import type { Run } from '../table/index.ts'
import { type Completion, completionsAt, definitionAt, hoverAt } from './answers.ts'
import type { TextRange } from './cursor.ts'
import { oldNamesText } from './fixtures.ts'
import { manifestPlaces } from './places.ts'
import { namedAt, renameAt } from './rename.ts'

const KINDS: Readonly<Record<Completion['kind'], CompletionItemKind>> = {
  key: CompletionItemKind.Property,
  value: CompletionItemKind.Value,
  type: CompletionItemKind.Enum,
  schema: CompletionItemKind.Class,
  entity: CompletionItemKind.Module,
  operation: CompletionItemKind.Method,
}

/** Serves the editor that started the process. */
export const lsp: Run<'lsp'> = async ({ streams }) => {
  if (!streams) throw new UsageError('Cannot serve an editor: stdin and stdout are not available for the protocol')
  await serveLanguage(streams.input, streams.output)
  return EXIT.done
}

/** Serves an editor until it disconnects. */
function serveLanguage(input: Readable, output: Writable): Promise<void> {
  const connection = createConnection(
    ProposedFeatures.all,
    new StreamMessageReader(input),
    new StreamMessageWriter(output),
  )
  const documents = new TextDocuments(TextDocument)
  connection.onInitialize(() => ({
    capabilities: {
      textDocumentSync: TextDocumentSyncKind.Incremental,
      completionProvider: { triggerCharacters: [' ', '.', '{', '['] },
      hoverProvider: true,
      definitionProvider: true,
      documentFormattingProvider: true,
      renameProvider: { prepareProvider: true },
    },
    serverInfo: { name: 'plugboard', version: packageVersion() },
  }))
  // An editor may have closed the connection.
  const show = (shown: PublishDiagnosticsParams) => {
    connection.sendDiagnostics(shown).catch(() => undefined)
  }
  documents.onDidChangeContent(({ document }) => {
    const diagnostics = problemsOf(document).map(diagnosticOf)
    show({ uri: document.uri, version: document.version, diagnostics })
  })
  documents.onDidClose(({ document }) => show({ uri: document.uri, diagnostics: [] }))
  connection.onCompletion(({ textDocument, position }) => {
    const document = documents.get(textDocument.uri)
    if (!document || !isManifest(document)) return []
    const { word, all } = completionsAt(document.getText(), document.offsetAt(position))
    const range = rangeOf(document, word)
    return all.map(({ label, insert, kind, detail }) => ({
      label,
      kind: KINDS[kind],
      documentation: detail,
      textEdit: { range, newText: insert },
    }))
  })
  connection.onHover(({ textDocument, position }) => {
    const document = documents.get(textDocument.uri)
    const value = document && isManifest(document) && hoverAt(document.getText(), document.offsetAt(position))
    return value ? { contents: { kind: 'markdown', value } } : null
  })
  connection.onDefinition(({ textDocument, position }) => {
    const document = documents.get(textDocument.uri)
    const found = document && isManifest(document) && definitionAt(document.getText(), document.offsetAt(position))
    return document && found ? { uri: document.uri, range: rangeOf(document, found) } : null
  })
  serveEdits(connection, documents)
  const ended = new Promise<void>((resolve) => {
    connection.onExit(resolve)
    input.once('end', resolve)
    input.once('close', resolve)
  })
  documents.listen(connection)
  connection.listen()
  return ended.finally(() => connection.dispose())
}

/** Serves formatting and renames. */
function serveEdits(connection: Connection, documents: TextDocuments<TextDocument>): void {
  connection.onDocumentFormatting(({ textDocument }) => {
    const document = documents.get(textDocument.uri)
    return document && isManifest(document) ? formatted(document) : []
  })
  connection.onPrepareRename(({ textDocument, position }) => {
    const document = documents.get(textDocument.uri)
    return document && isManifest(document) ? renamed(document, position) : null
  })
  connection.onRenameRequest(async ({ textDocument, position, newName }) => {
    const document = documents.get(textDocument.uri)
    if (!document || !isManifest(document)) return null
    const { subject, edits } = rename(document, position, newName)
    const text = await oldNamesText(subject, document.getText(), pathOf(document))
    if (text !== undefined)
      await connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Warning, message: text })
    return { changes: { [document.uri]: edits } }
  })
}

/** Ignores other YAML files. */
function isManifest(document: TextDocument): boolean {
  const text = document.getText()
  return /^format:/m.test(text) && /^kind:/m.test(text)
}

/** Returns the edit that formats a manifest. @throws ResponseError for a text that is no manifest */
function formatted(document: TextDocument) {
  const text = document.getText()
  try {
    const newText = formatManifest(text, pathOf(document))
    return newText === text ? [] : [{ range: rangeOf(document, { start: 0, end: text.length }), newText }]
  } catch (error) {
    throw refused('Cannot format', error)
  }
}

/** Returns the range of the name at a position. @throws ResponseError for a text without one that can change */
function renamed(document: TextDocument, position: Position) {
  try {
    const text = document.getText()
    return rangeOf(document, namedAt(manifestPlaces(text, pathOf(document)), document.offsetAt(position)).word)
  } catch (error) {
    throw refused('Cannot rename', error)
  }
}

/** Returns the edits of a rename. @throws ResponseError with its reason */
function rename(document: TextDocument, position: Position, name: string) {
  const path = pathOf(document)
  const validate = (text: string) => validateSource({ text, file: path, path })
  try {
    const { subject, edits } = renameAt(document.getText(), document.offsetAt(position), name, validate)
    return { subject, edits: edits.map(({ text, ...range }) => ({ range: rangeOf(document, range), newText: text })) }
  } catch (error) {
    throw refused('Cannot rename', error)
  }
}

/** Returns what an editor shows in place of edits. */
function refused(what: string, error: unknown): unknown {
  if (!(error instanceof ConnectorError || error instanceof UsageError)) return error
  const [problem] = error instanceof ManifestError ? error.problems : []
  const reason = problem ? `${what}: line ${problem.line}: ${problem.message}` : error.message
  return new ResponseError(LSPErrorCodes.RequestFailed, reason)
}

function pathOf({ uri }: TextDocument): string {
  return uri.startsWith('file:') ? fileURLToPath(uri) : uri
}

function problemsOf(document: TextDocument): readonly Problem[] {
  if (!isManifest(document)) return []
  const path = pathOf(document)
  try {
    return validateSource({ text: document.getText(), file: path, path }).warnings
  } catch (error) {
    if (error instanceof ManifestError) return error.problems
    throw error
  }
}

function diagnosticOf({ line, column, frame, message, severity, rule }: Problem): Diagnostic {
  const start = { line: line - 1, character: column - 1 }
  const carets = /\^+$/.exec(frame)?.[0].length ?? 1
  return {
    range: { start, end: { ...start, character: start.character + carets } },
    message,
    severity: severity === 'warning' ? DiagnosticSeverity.Warning : DiagnosticSeverity.Error,
    source: 'plugboard',
    code: rule,
  }
}

function rangeOf(document: TextDocument, { start, end }: TextRange) {
  return { start: document.positionAt(start), end: document.positionAt(end) }
}
