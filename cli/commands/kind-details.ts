/** `plugboard kinds stripe`: the credentials, settings and actions of a kind. */
import { dayText, defined, type JsonSchema, oauthGuide, pageOfCredentials } from 'plugboard/internal'
import { type Plan } from 'plugboard/runtime'
import type { KindSummary } from '../../codegen/index.ts'
import { planNamed, variableName } from '../input/index.ts'
import { count, oneLine, tableText, wrap } from '../output/index.ts'
import type { Context } from '../table/context.ts'
import { asCalled } from '../table/index.ts'

/** A kind in detail. */
export interface KindDetails extends KindSummary {
  /** The auth variants, with the environment variables of their credentials. */
  readonly variants: readonly {
    readonly variant: string
    readonly title: string
    /** The vendor's page on which an owner creates the credentials, as a URI template. */
    readonly page?: string
    /** The page that shows how to make the OAuth application, for a variant with a consent page. */
    readonly guide?: string
    readonly variables: readonly string[]
  }[]
  /** Settings that are not secret. */
  readonly settings: readonly { readonly name: string; readonly required: boolean; readonly description: string }[]
  /** The actions of each entity. */
  readonly actions: Readonly<Record<string, readonly string[]>>
}

/** Returns the details of a kind. */
export async function kindDetails(summary: KindSummary): Promise<KindDetails> {
  const plan = await planNamed(summary.kind)
  const guide = await oauthGuide(summary.kind)
  return { ...summary, variants: variantsOf(plan, guide), settings: settingsOf(plan), actions: actionsOf(plan) }
}

function variantsOf({ kind, auth, manifest }: Plan, guide: string | undefined): KindDetails['variants'] {
  return auth.map(({ name, required }) => {
    const variant = manifest.auth[name]
    return defined({
      variant: name,
      title: variant?.title ?? name,
      page: variant && pageOfCredentials(variant, manifest.config),
      guide: variant?.authorize ? guide : undefined,
      variables: required.map((field) => variableName(kind, field)),
    })
  })
}

function settingsOf({ manifest: { config } }: Plan): KindDetails['settings'] {
  const required = (config.required ?? []) as string[]
  const properties = Object.entries((config.properties ?? {}) as Record<string, JsonSchema>)
  return properties.map(([name, { description }]) => ({
    name,
    required: required.includes(name),
    description: typeof description === 'string' ? description : '',
  }))
}

function actionsOf({ manifest: { operations } }: Plan): KindDetails['actions'] {
  const actions: Record<string, string[]> = {}
  for (const { entity, action } of Object.values(operations)) (actions[entity] ??= []).push(action)
  return actions
}

function lifetimeOf({ version, date, read }: NonNullable<KindSummary['sunset']>): string {
  const what = version === undefined ? 'The API' : `Version ${version} of the API`
  const end = date === 'none' ? 'has no announced end' : `ends on ${date}`
  return oneLine(`${what} ${end} (page read on ${read}):`)
}

/** Prints a kind for people. */
export async function printKind(details: KindDetails, { stdout, paint }: Context): Promise<void> {
  const { kind, title, category, version, support, docs, sunset, endings = [], variants, settings, actions } = details
  const line = (text = '') => stdout.write(`${text}\n`)
  const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
    line(`${tableText({ head, rows: rows.map((row) => row.map(oneLine)) }, stdout.columns, paint.strong)}\n`)
  await line(`${paint.strong(oneLine(title))} ${paint.faint(`${kind} ${version}, ${category}, support: ${support}`)}`)
  await line(docs)
  if (sunset) await line(`${lifetimeOf(sunset)}\n${oneLine(sunset.docs)}`)
  await line()
  await table(
    ['auth', 'credentials in the environment'],
    variants.map(({ variant, variables }) => [variant, variables.join(' ')]),
  )
  const pages = variants.flatMap(({ variant, page }) => (page === undefined ? [] : [[variant, page]]))
  if (pages.length > 0) await table(['auth', 'create the credentials at'], pages)
  const guide = variants.find((one) => one.guide !== undefined)?.guide
  // On a line of its own: a table would cut the address.
  if (guide !== undefined) await line(`How to make the OAuth application for consent:\n${guide}\n`)
  if (settings.length > 0)
    await table(
      ['setting', '', 'meaning'],
      settings.map(({ name, required, description }) => [name, required ? 'required' : '', description]),
    )
  if (endings.length > 0)
    await table(
      ['ends', 'on', 'use instead', 'page'],
      endings.map(({ part, date, use = '', docs: page }) => [part, dayText(date), use, page]),
    )
  const names = Object.entries(actions)
  const widest = Math.max(...names.map(([name]) => name.length))
  for (const [name, list] of names) {
    const [first = '', ...more] = wrap(list.join(', '), stdout.columns - widest - 2)
    await line(`${paint.name(name.padEnd(widest))}  ${first}`)
    for (const rest of more) await line(`${' '.repeat(widest)}  ${rest}`)
  }
  await line(
    asCalled(`\n${count(details.operations, 'operation')}. More of one: plugboard explain ${kind} <entity> <action>`),
  )
  await line(asCalled(`Try it without an account: plugboard demo --kind ${kind}`))
}
