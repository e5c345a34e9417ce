/** One signal of two, either of which may be missing. */
export function anySignal(first: AbortSignal, second: AbortSignal | undefined): AbortSignal {
  return second ? AbortSignal.any([first, second]) : first
}
