/** Writes the script of the reference with its license into the built server: a step of `npm run build`. */
import { copyFileSync, writeFileSync } from 'node:fs'
import { LICENSE } from './build.ts'
import { BUILT, zipScalar } from './file.ts'

writeFileSync(BUILT, await zipScalar())
copyFileSync(LICENSE, new URL('scalar.LICENSE', BUILT))
