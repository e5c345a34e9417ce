/** The screens that are loaded on demand. */
interface Parts {
  readonly account: typeof import('./account.ts')
  readonly code: typeof import('./consent/code.ts')
  readonly consent: typeof import('./consent/consent.ts')
  readonly done: typeof import('./done.ts')
  readonly fields: typeof import('./field-choice.ts')
}

const FILES = JSON.parse(document.documentElement.dataset.parts!) as Record<keyof Parts, string>

/** Loads a screen. @throws TypeError if it cannot be loaded */
export function part<Name extends keyof Parts>(name: Name): Promise<Parts[Name]> {
  return import(new URL(FILES[name], import.meta.url).href) as Promise<Parts[Name]>
}
