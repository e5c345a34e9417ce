/**
 * Loaded before a server's process: its own clock is wrong by `PLUGBOARD_TEST_AHEAD_MS`, from the start, or, with
 * `PLUGBOARD_TEST_AHEAD_ON=SIGUSR2`, from that signal on.
 */
const Real = Date
const wrongMs = Number(process.env.PLUGBOARD_TEST_AHEAD_MS)
const signal = process.env.PLUGBOARD_TEST_AHEAD_ON
let aheadMs = signal === undefined ? wrongMs : 0
if (signal !== undefined) process.on(signal, () => (aheadMs = wrongMs))

class WrongDate extends Real {
  constructor(...given: []) {
    super(...(given.length === 0 ? ([Real.now() + aheadMs] as unknown as []) : given))
  }

  static override now(): number {
    return Real.now() + aheadMs
  }
}

globalThis.Date = WrongDate as DateConstructor
