/** The files that the server serves. */
export interface WidgetFiles {
  /** The text of the script that pages load. */
  readonly loader: string
  /** A digest of the loader. */
  readonly loaderDigest: string
  /** Names of assets: the page's first script, the scripts of screens, and the style. */
  readonly script: string
  readonly parts: Readonly<Record<string, string>>
  readonly style: string
  /** The name of each language's file, by its tag. */
  readonly languages: Readonly<Record<string, string>>
  /** The text of each asset by its name, which contains a digest. */
  readonly assets: Readonly<Record<string, string>>
}
