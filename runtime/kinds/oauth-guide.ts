import { listKinds } from './load.ts'

/** The repository on the web, up to the path of a file. */
export const REPOSITORY = 'https://github.com/plugboard/plugboard/blob/main'

/**
 * The page that shows how to make the OAuth application of a kind with a consent page. Kinds that are not of the package have none.
 * @example await oauthGuide('slack') // 'https://github.com/plugboard/plugboard/blob/main/docs/oauth/slack.md'
 */
export async function oauthGuide(kind: string): Promise<string | undefined> {
  return (await listKinds()).includes(kind) ? `${REPOSITORY}/docs/oauth/${kind}.md` : undefined
}
