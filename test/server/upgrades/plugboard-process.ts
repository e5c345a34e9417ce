/** The command line as a process of its own, whose migrations a test exchanges. */
import { main } from '../../../cli/index.ts'

await main()
