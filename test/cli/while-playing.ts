/** `plugboard sandbox`, which runs until it is interrupted. */
import { type Outcome, runCli } from './run-cli.ts'

/** Runs the command until something was done with what it said first. */
export async function whilePlaying(
  argv: readonly string[],
  act: (said: string) => Promise<void> = () => Promise.resolve(),
): Promise<Outcome> {
  const stop = new AbortController()
  let acted: Promise<void> | undefined
  const outcome = await runCli(['sandbox', ...argv], {
    signal: stop.signal,
    columns: 200,
    onWrite: (chunk) => {
      acted ??= act(Buffer.from(chunk).toString()).finally(() => stop.abort())
    },
  })
  await acted
  return outcome
}
