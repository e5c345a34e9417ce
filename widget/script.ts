/** `<base>/widget/v1.js`: the loader for pages without a bundler, as `plugboard.open` and as the element `<plugboard-connect>`. */
import { defineElement, open } from './index.ts'

declare global {
  interface Window {
    plugboard?: { readonly open: typeof open }
  }
}

/** The server of this script. */
const BASE = (document.currentScript as HTMLScriptElement | null)?.src.replace(/\/widget\/v1\.js.*$/, '')

window.plugboard = { open }
defineElement(BASE)
