/** Colors by their meaning. */
export interface Paint {
  readonly strong: (text: string) => string
  readonly faint: (text: string) => string
  readonly good: (text: string) => string
  readonly bad: (text: string) => string
  readonly name: (text: string) => string
}

const same = (text: string) => text

/** Leaves text unchanged. */
export const PLAIN: Paint = { strong: same, faint: same, good: same, bad: same, name: same }

/** Returns colors, or functions that leave text unchanged. */
export async function createPaint(isWanted: boolean): Promise<Paint> {
  if (!isWanted) return PLAIN
  const { default: picocolors } = await import('picocolors')
  const { bold, dim, green, red, cyan } = picocolors.createColors(true)
  return { strong: bold, faint: dim, good: green, bad: red, name: cyan }
}
