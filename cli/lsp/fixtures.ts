/** Fixtures beside a manifest that name a part of it. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { textNames } from 'plugboard/internal'
import { fixturesFolder } from '../input/index.ts'
import { count } from '../output/index.ts'
import type { NamedPart } from './rename.ts'

/** Maximum number of files in a message. */
const MOST = 5

/** Returns a message with the fixtures that still have the old name of a part; undefined without any. */
export async function oldNamesText(subject: NamedPart, manifest: string, path: string): Promise<string | undefined> {
  const names = await fixturesOf(subject, manifest, path)
  if (names.length === 0) return undefined
  const more = names.length > MOST ? ` and ${names.length - MOST} more` : ''
  const shown = names.slice(0, MOST).join(', ')
  return `${count(names.length, 'fixture')} with the old name "${subject.name}": ${shown}${more}. Rename it there, then run plugboard check --update.`
}

async function fixturesOf(subject: NamedPart, manifest: string, path: string): Promise<string[]> {
  const [, kind = ''] = /^kind: *["']?([\w-]+)/m.exec(manifest) ?? []
  const folder = join(fixturesFolder(path, kind, undefined), kind)
  if (subject.part === 'type' || !existsSync(folder)) return []
  const names = textNames(folder)
  if (subject.part === 'entity') return names.filter((name) => name.startsWith(`${subject.name}.`))
  if (subject.part === 'operation') return names.filter((name) => name.startsWith(`${subject.entity}.${subject.name}.`))
  const param = new RegExp(`\\bparams:[^]*?\\b${subject.name}:`)
  const scoped = names.filter((name) => isOfScope(name, subject.scopes))
  const texts = await Promise.all(scoped.map((name) => readFile(join(folder, name), 'utf8')))
  return scoped.filter((_, index) => param.test(texts[index] ?? ''))
}

function isOfScope(name: string, scopes: readonly (readonly string[])[]): boolean {
  const [entity, action] = name.split('.')
  return scopes.some(
    ([section, one, other]) =>
      section === 'entities' && (one === '*' || one === entity) && (other === undefined || other === action),
  )
}
