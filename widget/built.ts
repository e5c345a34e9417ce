/** The built widget as data. */

/** What the server serves. */
export interface WidgetFiles {
  /** The script that pages load. */
  readonly loader: string
  /** A digest of the loader. */
  readonly loaderDigest: string
  /** Names of assets: the page's first script, the scripts of its screens, and its style. */
  readonly script: string
  readonly parts: Readonly<Record<string, string>>
  readonly style: string
  /** The file of each language, by its tag. */
  readonly languages: Readonly<Record<string, string>>
  /** The text of each asset by its name, which holds a digest of the text. */
  readonly assets: Readonly<Record<string, string>>
}
