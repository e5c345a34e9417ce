import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { ACME, runCli } from './run-cli.ts'

describe('completion', () => {
  it.each<[words: string[], found: string[]]>([
    [['exe'], ['execute']],
    [['--'], ['--json', '--no-color', '--debug', '--help']],
    [['execute', 'google-dr'], ['google-drive']],
    [['execute', 'stripe', 'cust'], ['customers']],
    [
      ['execute', 'linear', 'issues', ''],
      ['list', 'get', 'create', 'update', 'delete', 'archive', 'unarchive'],
    ],
    [['execute', 'linear', 'issues', 'list', ''], []],
    [
      ['execute', '--params', '{}', ACME, ''],
      ['customers', 'files'],
    ],
    [['execute', ACME, 'customers', '--pa'], ['--params']],
    [['execute', 'stripe', 'customers', 'list', '--params', ''], []],
    [['execute', 'strpe', ''], []],
    [['execute', 'no.yaml', ''], []],
    [['check', 'stripe', 'linea'], ['linear']],
    [
      ['completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
    [['kinds', ''], []],
    [['unknown', ''], []],
  ])('of %j offers %j', async (words, found) => {
    const { code, stdout, stderr } = await runCli(['completion', 'bash', '--', ...words])
    expect({ code, found: stdout.split('\n').slice(0, -1), stderr }).toEqual({ code: 0, found, stderr: '' })
  })

  it.each([
    ['bash', 'complete -o default -F _plugboard plugboard\n'],
    ['zsh', 'compdef _plugboard plugboard\n'],
    ['fish', "complete -c plugboard -a '(__plugboard_words)'\n"],
  ])('for %s is a script that asks for words', async (shell, end) => {
    const { code, stdout } = await runCli(['completion', shell])
    expect([code, stdout.includes(`plugboard completion ${shell} -- `), stdout.endsWith(end)]).toEqual([0, true, true])
  })

  it('in bash hands over the words up to the cursor, and takes a line for each candidate', async () => {
    const { stdout: script } = await runCli(['completion', 'bash'])
    const shell = `plugboard() { printf '%s\\n' "$@" 'two words'; }
${script}
COMP_WORDS=(plugboard execute 'a b' '' later) COMP_CWORD=3
_plugboard
printf '<%s>' "\${COMPREPLY[@]}"`
    const { stdout } = await promisify(execFile)('bash', ['-c', shell])
    expect(stdout).toBe('<completion><bash><--><execute><a b><two words>')
  })

  it('is refused for another shell', async () => {
    expect(await runCli(['completion', 'zhs'])).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'Cannot complete for shell "zhs": the shell is not supported. Did you mean "zsh"?\nShells are bash, zsh, fish.\n',
    })
  })

  it('gives one document with --json', async () => {
    const { stdout } = await runCli(['completion', 'fish', '--json', '--', 'val'])
    expect(JSON.parse(stdout)).toEqual({ words: ['validate'] })
  })
})
