/** Kinds by name and by file. */
export { daysUntil, endsOf, endText, endTexts, hasEnded, type KnownEnd, noticeText } from './sunset.ts'
export { listKinds, load, loadFile, loadForCalls } from './load.ts'
export { oauthGuide, REPOSITORY } from './oauth-guide.ts'
export { basesIn, hasTexts, readText, textNames } from './texts.ts'
