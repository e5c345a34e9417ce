/** The owner's credentials: from the environment or a file, never from the command line. */
import { didYouMean, quoted, unknownForms } from 'plugboard/internal'
import { type ConnectionOptions, ConnectorError, type Plan } from 'plugboard/runtime'
import { readCredentialFile, writeCredentialFile } from './credential-file.ts'

/** Sources of credentials. */
export interface CredentialSource {
  readonly file?: string
  /** The auth variant of `--auth`. */
  readonly auth?: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Whether the command has the option `--sandbox`. */
  readonly hasSandbox: boolean
  /** Prints a warning. */
  readonly warn: (text: string) => Promise<void>
}

const ALL = new Intl.ListFormat('en', { type: 'conjunction' })

/** Credentials for a connection. */
export type OwnerCredentials = Pick<ConnectionOptions, 'credentials' | 'auth' | 'save'>

/**
 * Reads the credentials for a kind. Their `save` stores renewed ones in the file, or warns that it cannot. Warns of a form that the
 * vendor's page does not name.
 * @throws ConnectorError `credentials_mismatch` with the environment variables; UsageError for an unreadable file
 */
export async function readCredentials(plan: Plan, source: CredentialSource): Promise<OwnerCredentials> {
  const owner = source.file === undefined ? fromEnvironment(plan, source) : await fromFile(source.file, source)
  for (const { name, message, docs } of unknownForms(plan.auth, owner.credentials, owner.auth))
    await source.warn(`${name} ${message}. If the call fails, compare it with ${docs}`)
  return owner
}

async function fromFile(file: string, { auth, warn }: CredentialSource): Promise<OwnerCredentials> {
  const { credentials, warning } = await readCredentialFile(file)
  if (warning !== undefined) await warn(warning)
  return { credentials, auth, save: (renewed) => writeCredentialFile(file, renewed) }
}

/** Checks the auth variant of `--auth`. @throws ConnectorError `credentials_mismatch` for an unknown one */
export function checkVariant({ kind, auth }: Plan, named: string | undefined): void {
  const names = auth.map(({ name }) => name)
  if (named === undefined || names.includes(named)) return
  throw new ConnectorError(
    'credentials_mismatch',
    `Cannot connect to ${kind}: it has no auth variant ${quoted(named)}.${didYouMean(named, names)}`,
    { hint: `Variants are ${names.join(', ')}.` },
  )
}

/** Returns the variable for a field of a kind: `PLUGBOARD_GOOGLE_DRIVE_ACCESS_TOKEN`. */
export function variableName(kind: string, field: string): string {
  return `PLUGBOARD_${kind}_${field}`.replace(/[^A-Za-z0-9]/g, '_').toUpperCase()
}

/** Returns the values that the environment holds for kinds. All of them may be secrets. */
export function kindVariables(env: CredentialSource['env']): string[] {
  return Object.entries(env).flatMap(([name, value]) => (name.startsWith('PLUGBOARD_') && value ? [value] : []))
}

/** Whether the environment has any variable of a kind. */
export function hasVariables(kind: string, env: CredentialSource['env']): boolean {
  const prefix = variableName(kind, '')
  return Object.entries(env).some(([name, value]) => name.startsWith(prefix) && value !== undefined && value !== '')
}

function fromEnvironment(plan: Plan, source: CredentialSource): OwnerCredentials {
  const { auth, env, warn } = source
  const variants = plan.auth
    .filter(({ name }) => auth === undefined || name === auth)
    .map(({ name, required, known }) => {
      const found = known.flatMap((field) => {
        const value = env[variableName(plan.kind, field)]
        return value === undefined || value === '' ? [] : [[field, value] as const]
      })
      return { name, required, credentials: Object.fromEntries(found) }
    })
  const picked = variants.find(({ required, credentials }) =>
    required.every((field) => Object.hasOwn(credentials, field)),
  )
  if (!picked) throw missing(plan, source)
  const refreshToken = picked.credentials.refresh_token
  return {
    credentials: picked.credentials,
    auth: picked.name,
    async save(renewed) {
      if (renewed.refresh_token === refreshToken) return
      await warn(
        `${plan.kind} returned a new refresh token, which is not stored: the one in ${variableName(plan.kind, 'refresh_token')} may no longer work. ` +
          'With --credentials <file>, plugboard updates the file.',
      )
    },
  }
}

function missing(plan: Plan, { auth, env, hasSandbox }: CredentialSource): ConnectorError {
  const { kind } = plan
  const ways = plan.auth
    .filter(({ name }) => auth === undefined || name === auth)
    .map(({ name, required, known }) => {
      const fields = required.length > 0 ? required : known
      return `${ALL.format(fields.map((field) => variableName(kind, field)))} (${name})`
    })
  const sandbox = hasSandbox ? ' To try it without credentials, use --sandbox.' : ''
  return new ConnectorError(
    'credentials_mismatch',
    `Cannot connect to ${kind}: the environment has no credentials for it`,
    {
      hint: `Set ${ways.join(', or ')}. Or name their file with --credentials.${sandbox}${misspelt(plan, env)}`,
    },
  )
}

/** Returns hints for variables of the kind that match no field. */
function misspelt({ kind, auth }: Plan, env: CredentialSource['env']): string {
  const known = auth.flatMap(({ known }) => known.map((field) => variableName(kind, field)))
  const prefix = variableName(kind, '')
  const strange = Object.keys(env).filter((name) => name.startsWith(prefix) && !known.includes(name))
  return strange.map((name) => ` ${name} is set but does not match a field.${didYouMean(name, known)}`).join('')
}
