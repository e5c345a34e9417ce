import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ManifestError, type Problem } from '../../runtime/base/errors.ts'
import { validateManifest } from '../../runtime/manifest/index.ts'

/** Each folder holds a manifest that breaks one thing and the problems it gets; `vitest -u` writes the latter for review. */
const FOLDER = import.meta.dirname
const samples = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory())

describe('M6 M9 M11 M12 M14 M15 H9 a wrong manifest gets its problems', () => {
  test.each(samples.map(({ name }) => name))('%s', async (name) => {
    const text = readFileSync(join(FOLDER, name, 'manifest.yaml'), 'utf8')
    await expect(problemsOf(text)).toMatchFileSnapshot(join(FOLDER, name, 'problems.txt'))
  })
})

function problemsOf(text: string): string {
  try {
    const { warnings } = validateManifest(text, 'manifest.yaml')
    return warnings.length > 0 ? warnings.map(rendered).join('\n') : 'no problem\n'
  } catch (error) {
    if (!(error instanceof ManifestError)) throw error
    return error.problems.map(rendered).join('\n')
  }
}

function rendered({ severity, message, file, line, column, frame, rule }: Problem): string {
  return `${severity === 'warning' ? 'Warning: ' : ''}${message}\n${file}:${line}:${column}\n${frame}\n[${rule}]\n`
}
