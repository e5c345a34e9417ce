/** Records `plugboard demo` for the README: `npm run pictures:demo`. */
import { writeFile } from 'node:fs/promises'
import { demoFrames, recordingSvg } from './recording.ts'

await writeFile('docs/pictures/demo.svg', recordingSvg('plugboard demo', await demoFrames()))
