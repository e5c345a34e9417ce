/** What the holder of the tools has done, as every process knows it. */
export interface AgentMarks {
  has(mark: string): Promise<boolean>
  /** Sets a mark. Whether it was not set before. */
  add(mark: string): Promise<boolean>
}

/** Marks of one process, for as long as the tools are there. */
export function localMarks(): AgentMarks {
  const marks = new Set<string>()
  return {
    has: async (mark) => marks.has(mark),
    async add(mark) {
      const isNew = !marks.has(mark)
      marks.add(mark)
      return isNew
    },
  }
}
