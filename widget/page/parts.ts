/** The screens that few customers see, each in a script that is loaded when it is shown. */

interface Parts {
  readonly account: typeof import('./accounts/account.ts')
  readonly code: typeof import('./consent/code.ts')
  readonly consent: typeof import('./consent/consent.ts')
  readonly done: typeof import('./done.ts')
  readonly fields: typeof import('./fields/screen.ts')
}

const FILES = JSON.parse(document.documentElement.dataset.parts!) as Record<keyof Parts, string>

/** Loads a part of the page. @throws TypeError when it cannot be loaded */
export function part<Name extends keyof Parts>(name: Name): Promise<Parts[Name]> {
  return import(new URL(FILES[name], import.meta.url).href) as Promise<Parts[Name]>
}
