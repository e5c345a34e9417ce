/** Asks in a terminal for missing words and options of `plugboard new`. */
import { existsSync } from 'node:fs'
import { isGraphqlFile } from '../../authoring/index.ts'
import { oneLine } from '../output/index.ts'
import { UsageError } from '../base/usage.ts'
import { checkBaseUrl, checkKindName } from './checks.ts'

/** The terminal to ask in. */
export interface Terminal {
  /** Asks a question and resolves with the typed line. */
  readonly ask: (question: string) => Promise<string>
  /** Reports an invalid answer. */
  readonly note: (text: string) => Promise<void>
}

/** The answers to the questions. */
export interface Answers {
  readonly from?: readonly string[] | undefined
  readonly only?: readonly string[] | undefined
  readonly baseUrl?: string | undefined
}

/** Asks for the name of a kind, its description and its base URL. Returns the name, and the options with the answers. */
export async function askForKind<T extends Answers>(
  terminal: Terminal,
  given: T,
): Promise<{ readonly kind: string; readonly flags: T }> {
  const kind = await askUntil(terminal, 'Name of the kind, such as my-vendor: ', checkKindName)
  const from = given.from ?? (await askForFile(terminal))
  const only = given.only ?? (from === undefined ? undefined : await askForOperations(terminal))
  const [file] = from ?? []
  const isStated = file !== undefined && !(await isGraphqlFile(file))
  const baseUrl =
    given.baseUrl ??
    (isStated ? undefined : await askFor(terminal, 'Base URL, https://… (Enter: write it later): ', checkBaseUrl))
  const answered = Object.entries({ from, only, baseUrl }).filter(([, value]) => value !== undefined)
  return { kind, flags: { ...given, ...Object.fromEntries(answered) } }
}

async function askForFile(terminal: Terminal): Promise<readonly string[] | undefined> {
  const file = await askFor(terminal, "File with the vendor's description (Enter: none): ", checkFile)
  return file === undefined ? undefined : [file]
}

async function askForOperations({ ask }: Terminal): Promise<readonly string[] | undefined> {
  const line = await ask('Operations, such as GET /v1/customers*, separated by spaces or commas (Enter: all): ')
  const patterns = line.split(/\s*,\s+/).filter((pattern) => pattern !== '')
  return patterns.length > 0 ? patterns : undefined
}

/** Asks an optional question. */
async function askFor(
  terminal: Terminal,
  question: string,
  check: (answer: string) => void,
): Promise<string | undefined> {
  const answer = await askUntil(terminal, question, (line) => line === '' || check(line))
  return answer === '' ? undefined : answer
}

/** Asks until an answer is valid. */
async function askUntil(
  { ask, note }: Terminal,
  question: string,
  check: (answer: string) => unknown,
): Promise<string> {
  for (;;) {
    const answer = (await ask(question)).trim()
    try {
      check(answer)
      return answer
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      await note(error.message)
    }
  }
}

function checkFile(file: string): void {
  if (!existsSync(file)) throw new UsageError(`Cannot read ${oneLine(file)}: the file does not exist`)
}
