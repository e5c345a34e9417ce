/** Where this package is on disk, for what reads its files. */
import { folderAbove } from 'plugboard/kit'

/** The folder of the package: the nearest above this file that holds the migrations. */
export const SERVER_ROOT: string = folderAbove(import.meta.dirname, 'migrations')
