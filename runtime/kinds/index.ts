/** The door to kinds by name and by file: manifest -> plan. */
export { daysUntil, endsOf, endText, endTexts, hasEnded, type KnownEnd } from './sunset.ts'
export { listKinds, load, loadFile } from './load.ts'
export { basesIn } from './bases.ts'
export { hasTexts, readText, textNames } from './texts.ts'
