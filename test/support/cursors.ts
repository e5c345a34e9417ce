/** Cursors under a key of the tests: the same in every process of a test. */
import { Cursors } from '../../server/ground/cursors/index.ts'

/** Signer of a test's cursors. */
export const CURSORS = new Cursors(Buffer.alloc(32, 7))
