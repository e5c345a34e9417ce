/** The folder of the repository. */
import { join } from 'node:path'

export const ROOT: string = join(import.meta.dirname, '..', '..')
