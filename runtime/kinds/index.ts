/** The door to kinds by name and by file: manifest -> plan. */
export { listKinds, load, loadFile } from './load.ts'
