/** The pages on OAuth applications: one for each kind with a consent page, true to its manifest. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { authorizationsOf, ConnectorError, oauthGuide, REPOSITORY, scopesToAsk } from 'plugboard/internal'
import { type Authorization, listKinds, load, type Plan } from 'plugboard/runtime'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from './support/root.ts'

const FOLDER = join(ROOT, 'docs', 'oauth')
const names = readdirSync(FOLDER).flatMap((file) => (file === 'README.md' ? [] : [file.replace('.md', '')]))
const read = (name: string) => readFileSync(join(FOLDER, `${name}.md`), 'utf8')
const withoutCode = (text: string) => text.replaceAll(/^```[^]*?^```$/gm, '')

let plans: Plan[] = []
beforeAll(async () => {
  const all = await Promise.all((await listKinds()).map(load))
  plans = all.filter((plan) => authorizationsOf(plan).length > 0)
})

/** The scopes that consents of an auth variant request: without a wish, to read and to write. */
function requestedBy(plan: Plan, authorization: Authorization): string[] {
  const asked = (want?: readonly string[]) => {
    try {
      return scopesToAsk(plan, authorization, want ? { want } : {})
    } catch (error) {
      // A kind that only reads has no operation by "write".
      if (error instanceof ConnectorError && error.code === 'validation_error') return []
      throw error
    }
  }
  return [...authorization.scopes, ...asked(), ...asked(['read']), ...asked(['write'])]
}

/** The last two labels of the hosts that a manifest names. */
function vendorHosts({ manifest }: Plan): Set<string> {
  const hosts = JSON.stringify(manifest).matchAll(/https:\/\/[\w.{}-]*?([\w-]+\.[a-z]+)(?=[/"\s]|$)/g)
  return new Set([...hosts].map(([, host = '']) => host))
}

it('each kind with a consent page has a page, and no other', async () => {
  const kinds = plans.map(({ kind }) => kind)
  expect(names.toSorted()).toEqual(kinds.toSorted())
  const index = readFileSync(join(FOLDER, 'README.md'), 'utf8')
  expect(kinds.filter((kind) => !index.includes(`](${kind}.md)`))).toEqual([])
})

it('the address of a page leads to its file; a kind that is not of the package has none', async () => {
  expect(await oauthGuide('slack')).toBe(`${REPOSITORY}/docs/oauth/slack.md`)
  expect(await oauthGuide('acme')).toBeUndefined()
})

describe('a page', () => {
  it('has the scopes that consents request, and no others', () => {
    const differing = plans.flatMap((plan) => {
      const listed = [...read(plan.kind).matchAll(/^```text\n([^]*?)\n```$/gm)].flatMap(([, block = '']) =>
        block.split(/\s+/),
      )
      const requested = authorizationsOf(plan).flatMap((one) => requestedBy(plan, one))
      const missing = requested.filter((scope) => !listed.includes(scope))
      const foreign = listed.filter((scope) => !requested.includes(scope))
      return missing.length + foreign.length === 0 ? [] : [{ kind: plan.kind, missing, foreign }]
    })
    expect(differing, 'Change the scopes of docs/oauth').toEqual([])
  })

  it('names the redirect URL, the settings and the request of its kind', () => {
    const lacking = plans.flatMap(({ kind }) =>
      [`\`<base>/oauth/callback/${kind}\``, `\n  ${kind}:\n    clientId: `, `"connector_type": "${kind}"`]
        .filter((text) => !read(kind).includes(text))
        .map((text) => `${kind}: ${text}`),
    )
    expect(lacking).toEqual([])
  })

  it('links at least two pages of its vendor, and states the day on which they were read', () => {
    const lacking = plans.flatMap((plan) => {
      const text = read(plan.kind)
      const hosts = vendorHosts(plan)
      const links = [...text.matchAll(/\]\((https:\/\/(?:[\w-]+\.)*?([\w-]+\.[a-z]+)(?:\/[^)]*)?)\)/g)]
      const own = new Set(links.flatMap(([, url, host = '']) => (hosts.has(host) ? [url] : [])))
      return own.size >= 2 && /read on \d{4}-\d\d-\d\d/.test(text) ? [] : [`${plan.kind}: ${own.size} pages`]
    })
    expect(lacking).toEqual([])
  })

  it('has the same parts as the others, in 150 to 350 words', () => {
    const odd = plans.flatMap(({ kind }) => {
      const text = withoutCode(read(kind)).replaceAll(/\]\([^)]*\)/g, ']')
      const words = text.split(/\s+/).filter((word) => /\w/.test(word)).length
      const parts = [...text.matchAll(/^## (.+)$/gm)].map(([, part]) => part)
      const isUsual = parts.join() === 'Make it,Scopes,Review,Watch for,Give it to Plugboard'
      return isUsual && words >= 150 && words <= 350 ? [] : [`${kind}: ${words} words, ${parts.join()}`]
    })
    expect(odd).toEqual([])
  })
})
