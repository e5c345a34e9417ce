/** An editor that runs `plugboard lsp` as a process: messages framed as the Language Server Protocol says. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { ROOT } from '../../support/root.ts'

/** A message of either side. */
interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

/** An edit of a text. */
interface TextEdit {
  readonly range: { readonly start: Position; readonly end: Position }
  readonly newText: string
}

/** A diagnostic, as far as tests read it. */
export interface Diagnostic {
  readonly message: string
  readonly code: string
  readonly range: { readonly start: Position; readonly end: Position }
}

/** A place of a text; lines and characters count from 0. */
export interface Position {
  readonly line: number
  readonly character: number
}

/** An editor with one manifest open. */
export class Editor {
  readonly #process: ChildProcess
  readonly #uri = 'file:///kinds/acme.yaml'
  readonly #waiting: { matches: (message: Message) => boolean; resolve: (message: Message) => void }[] = []
  #bytes = Buffer.alloc(0)
  #id = 0
  #version = 0
  #text = ''

  constructor() {
    const argv = ['--import', 'tsx', 'cli/index.ts', 'lsp']
    this.#process = spawn(process.execPath, argv, { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] })
    this.#process.stdout!.on('data', (chunk: Buffer) => this.#read(chunk))
  }

  async start(): Promise<unknown> {
    const result = await this.ask('initialize', { processId: null, rootUri: null, capabilities: {} })
    this.#send({ method: 'initialized', params: {} })
    return result
  }

  /** Opens a text, or replaces it; gives the diagnostics that follow. */
  async show(text: string): Promise<readonly Diagnostic[]> {
    const textDocument = { uri: this.#uri, version: ++this.#version, languageId: 'yaml', text }
    const shown = this.#next(
      ({ method, params }) =>
        method === 'textDocument/publishDiagnostics' &&
        (params as { version: number }).version === textDocument.version,
    )
    this.#text = text
    if (this.#version === 1) this.#send({ method: 'textDocument/didOpen', params: { textDocument } })
    else this.#send({ method: 'textDocument/didChange', params: { textDocument, contentChanges: [{ text }] } })
    return ((await shown).params as { diagnostics: Diagnostic[] }).diagnostics
  }

  /** Asks about the place behind a text. */
  at(method: string, behind: string, more: object = {}): Promise<unknown> {
    const before = this.#text.slice(0, this.#text.indexOf(behind) + behind.length).split('\n')
    const position = { line: before.length - 1, character: before.at(-1)!.length }
    return this.ask(`textDocument/${method}`, { textDocument: { uri: this.#uri }, position, ...more })
  }

  /** The labels that are completed behind a text. */
  async completed(behind: string): Promise<string[]> {
    return ((await this.at('completion', behind)) as { label: string }[]).map(({ label }) => label)
  }

  async ask(method: string, params: unknown): Promise<unknown> {
    const id = ++this.#id
    const answer = this.#next((message) => message.id === id && message.method === undefined)
    this.#send({ id, method, params })
    const { result, error } = await answer
    if (error) throw new Error(error.message)
    return result
  }

  /** The text after its edits. The file stays as it is. */
  async format(): Promise<string> {
    const options = { tabSize: 2, insertSpaces: true }
    const edits = await this.ask('textDocument/formatting', { textDocument: { uri: this.#uri }, options })
    return this.#edited(edits as TextEdit[])
  }

  /** The text after the name behind a text is another one. */
  async rename(behind: string, newName: string): Promise<string> {
    const { changes } = (await this.at('rename', behind, { newName })) as { changes: Record<string, TextEdit[]> }
    return this.#edited(changes[this.#uri] ?? [])
  }

  #edited(edits: readonly TextEdit[]): string {
    const lines = this.#text.split('\n')
    const offsetOf = ({ line, character }: Position) =>
      lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, character)
    return edits
      .toSorted((a, b) => offsetOf(b.range.start) - offsetOf(a.range.start))
      .reduce(
        (text, { range, newText }) => text.slice(0, offsetOf(range.start)) + newText + text.slice(offsetOf(range.end)),
        this.#text,
      )
  }

  /** Ends the server as an editor does; gives its exit code. */
  async end(): Promise<number | null> {
    const exited = once(this.#process, 'exit')
    await this.ask('shutdown', undefined)
    this.#send({ method: 'exit' })
    const [code] = (await exited) as [number | null]
    return code
  }

  #send(message: Message): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    this.#process.stdin!.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }

  #next(matches: (message: Message) => boolean): Promise<Message> {
    return new Promise((resolve) => void this.#waiting.push({ matches, resolve }))
  }

  #read(chunk: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, chunk])
    for (;;) {
      const head = this.#bytes.indexOf('\r\n\r\n')
      const length = Number(/Content-Length: (\d+)/i.exec(this.#bytes.subarray(0, Math.max(0, head)).toString())?.[1])
      if (head === -1 || this.#bytes.length < head + 4 + length) return
      const message = JSON.parse(this.#bytes.subarray(head + 4, head + 4 + length).toString()) as Message
      this.#bytes = this.#bytes.subarray(head + 4 + length)
      const index = this.#waiting.findIndex(({ matches }) => matches(message))
      if (index >= 0) this.#waiting.splice(index, 1)[0]!.resolve(message)
    }
  }
}
