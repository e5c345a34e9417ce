/** `plugboard capture`: runs an operation against the third party and saves fixtures without account data. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Capture,
  captureFixtures as captureCall,
  type StoredFixture,
  storeFixtures,
} from '../../authoring/index.ts'
import { asksSandbox, redactor } from 'plugboard/internal'
import { ConnectorError, find, type Operation, type Plan } from 'plugboard/runtime'
import { transportTo } from '../call/owner.ts'
import { EXIT } from '../base/exit.ts'
import type { Context } from '../table/context.ts'
import type { OptionsOf, Run } from '../table/index.ts'
import {
  checkVariant,
  fixturesFolder,
  isManifestFile,
  kindVariables,
  planNamed,
  newFixturesFolder,
  readConfigPairs,
  readCredentials,
  readParams,
  readSalt,
} from '../input/index.ts'
import { count, cut, jsonText, manyLines, oneLine, roomOf } from '../output/index.ts'
import { UsageError } from '../base/usage.ts'

/** Captures an operation, or with `--all` the reads of a kind. Fails for a refused fixture, and with `--update` for a difference. */
export const capture: Run<'capture'> = async (context, words, flags) => {
  const [word = '', entity, action] = words
  context.protect(redactor(kindVariables(context.env)))
  const plan = await planNamed(word)
  checkWords(words, flags)
  if (flags.all || entity === undefined || action === undefined) {
    const { captureKind } = await import('./capture-all.ts')
    const replace = replacements(flags.replace ?? [])
    return captureKind(
      { plan, folder: folderOf(plan, word, flags), replace, ownerOf: () => ownerOf(plan, flags, context) },
      flags,
      context,
    )
  }
  const operation = find(plan, entity, action)
  const folder = folderOf(plan, word, flags)
  checkFlags(operation, folder, flags)
  const params = await readParams(flags.params, context.stdin)
  operation.params.check(params)
  const replace = replacements(flags.replace ?? [])
  const owner = await ownerOf(plan, flags, context)
  const salt = await readSalt(context.env)
  const { connectTo } = flags
  if (connectTo !== undefined)
    await context.warn(
      `Requests go to ${connectTo}, with the credentials, not to the third party: the fixtures are composed, not recorded.`,
    )
  const captured = await captureCall(
    plan,
    { entity, action, params: Object.keys(params).length > 0 ? params : undefined },
    {
      owner,
      transport: context.transport?.() ?? transportTo(connectTo),
      isStandIn: connectTo !== undefined,
      salt,
      pages: flags.pages,
      case: flags.case,
      keep: flags.keep,
      replace,
      today: new Date(),
      signal: context.signal,
    },
  )
  const stored = await storeFixtures(plan, captured, folder, Boolean(flags.yes))
  if (stored.some(({ state }) => state === 'refused')) throw await refusal(operation, stored, context)
  if (context.isJson) await context.stdout.write(`${jsonText(documentOf(captured, stored), 2)}\n`)
  else await printCapture(captured, stored, context)
  return stored.some(({ state }) => state === 'drifted') ? EXIT.invalid : EXIT.done
}

function checkWords(
  [, entity, action]: readonly string[],
  { all, plan, refusals, connectTo, out }: OptionsOf<'capture'>,
): void {
  if (!all && (entity === undefined || action === undefined))
    throw new UsageError('Cannot capture: name an entity and an action', 'Or capture all reads of the kind with --all.')
  if (all && entity !== undefined)
    throw new UsageError('Cannot use --all with an entity: it captures all reads of the kind')
  if (!all && (plan || refusals)) throw new UsageError(`Cannot use --${plan ? 'plan' : 'refusals'} without --all`)
  if (all && connectTo !== undefined && out === undefined && !plan)
    throw new UsageError(
      'Cannot use --all with --connect-to without --out: the fixtures are composed, and the folder is for fixtures of the vendor',
      'Name a folder to try it in: --out trial/',
    )
}

async function ownerOf(plan: Plan, flags: OptionsOf<'capture'>, context: Context) {
  if (asksSandbox(context.env))
    throw new UsageError('Cannot capture in the sandbox: a fixture shows the third party', 'Unset PLUGBOARD_SANDBOX.')
  checkVariant(plan, flags.auth)
  const config = readConfigPairs(plan, flags.config)
  const owner = await readCredentials(plan, {
    env: context.env,
    warn: context.warn,
    hasSandbox: false,
    file: flags.credentials,
    auth: flags.auth,
  })
  context.protect(redactor(Object.values(owner.credentials)))
  return { ...owner, config }
}

function folderOf(plan: Plan, word: string, { out }: OptionsOf<'capture'>): string {
  const folder = isManifestFile(word) ? fixturesFolder(word, plan.kind, out) : (out ?? newFixturesFolder())
  return join(folder, plan.kind)
}

function checkFlags({ id, resolved }: Operation, folder: string, flags: OptionsOf<'capture'>): void {
  const { case: name, pages = 1, update, yes } = flags
  if (name !== undefined && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    throw new UsageError('Cannot use --case: expected lowercase letters, digits and hyphens, such as not-found')
  if (pages > 1 && resolved.pagination === undefined)
    throw new UsageError(`Cannot capture several pages of ${id}: it has no pagination`)
  if (resolved.effect !== 'read' && !yes)
    throw new UsageError(
      `Cannot capture ${id} without --yes: the call changes data of the account`,
      'Use a test account, and add --yes.',
    )
  const path = join(folder, `${id}${name === undefined ? '' : `.${name}`}.yaml`)
  if (!update && existsSync(path))
    throw new UsageError(
      `Cannot capture ${id}: ${path} exists`,
      'Show what changed with --update, or name another --case.',
    )
}

function replacements(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      if (at < 1) throw new UsageError('Cannot read --replace: expected a field and a text, such as name="Ada Example"')
      return [pair.slice(0, at), pair.slice(at + 1)]
    }),
  )
}

async function refusal(
  { id }: Operation,
  stored: readonly StoredFixture[],
  { note }: Context,
): Promise<ConnectorError> {
  const found = stored.flatMap(({ name, findings }) => findings.map((finding) => ({ name, ...finding })))
  for (const { name, pointer, line, what } of found)
    await note(pointer === '' ? `${name}: ${what}` : `${name}:${line} ${pointer}: ${what}`)
  const doesReplay = found.every(({ what }) => !what.startsWith('does not replay'))
  return new ConnectorError('invalid_fixture', `Cannot keep the fixture of ${id}: ${count(found.length, 'fault')}`, {
    hint: doesReplay
      ? 'Nothing was written. Replace the text of a field with --replace field=text.'
      : 'Nothing was written. Run plugboard explain to see how the manifest reads the call.',
    errors: found.map(({ name, pointer, what }) => ({
      field: `${name}${pointer}`,
      message: what,
      error_code: doesReplay ? 'secret' : 'replay',
    })),
  })
}

function documentOf({ replaced, review }: Capture, stored: readonly StoredFixture[]) {
  return {
    fixtures: stored.map(({ path, state, drift }) => ({ path, state, drift })),
    replaced,
    review,
  }
}

const WORDS: Readonly<Record<keyof Capture['replaced'], readonly [one: string, many: string]>> = {
  credential: ['credential', 'credentials'],
  id: ['id', 'ids'],
  email: ['email address', 'email addresses'],
  phone: ['phone number', 'phone numbers'],
  ip: ['IP address', 'IP addresses'],
  mac: ['device address', 'device addresses'],
  login: ['name of a person', 'names of people'],
  token: ['token', 'tokens'],
  named: ['value by the name of its field', 'values by the names of their fields'],
  birth: ['date of birth', 'dates of birth'],
  setting: ['setting', 'settings'],
  field: ['text', 'texts'],
}

async function printCapture(
  { replaced, review }: Capture,
  stored: readonly StoredFixture[],
  context: Context,
): Promise<void> {
  const { stdout, paint } = context
  for (const { path, state, drift } of stored) {
    if (drift !== undefined) await stdout.write(`${manyLines(drift)}\n`)
    await stdout.write(`${state === 'drifted' ? paint.bad(STATES[state]) : paint.good(STATES[state])} ${path}\n`)
  }
  const kinds = Object.keys(replaced) as (keyof typeof replaced)[]
  const counts = kinds.map((kind) => count(replaced[kind] ?? 0, ...WORDS[kind]))
  if (counts.length > 0) await stdout.write(`replaced ${counts.join(', ')}\n`)
  if (review.length > 0) {
    await stdout.write('Review these texts; replace personal data with --replace field=text:\n')
    const width = Math.min(32, Math.max(...review.map(({ field }) => field.length)))
    for (const { field, example, count: number } of review) {
      const more = number > 1 ? ` and ${number - 1} more` : ''
      await stdout.write(
        `  ${oneLine(field).padEnd(width)}  ${cut(oneLine(example), roomOf(stdout, 40))}${paint.faint(more)}\n`,
      )
    }
  }
  if (stored.some(({ state }) => state === 'drifted'))
    await context.note('The fixture was not changed; replace it with --update --yes.')
}

const STATES: Readonly<Record<StoredFixture['state'], string>> = {
  written: 'wrote',
  replaced: 'replaced',
  same: 'nothing changed in',
  drifted: 'drifted from',
  refused: 'refused',
}
