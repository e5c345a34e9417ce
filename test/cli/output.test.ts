import { describe, expect, it } from 'vitest'
import { ConnectorError } from '../../runtime/base/errors.ts'
import { findJsonFault } from '../../runtime/json-text/index.ts'
import {
  cut,
  diskError,
  errorText,
  isDiskFault,
  oneLine,
  PLAIN,
  tableText,
  widthOf,
  wrap,
} from '../../cli/output/index.ts'
import { githubText } from '../../cli/annotate/github.ts'
import { shellWord } from '../../runtime/base/names.ts'

describe('oneLine', () => {
  it.each([
    ['a\u001b[31mb\u001b[0m', 'ab'],
    ['a\u001b]8;;https://x\u0007b\u001b]0;t\u001b\\c', 'abc'],
    ['a\nb\r\n\tc', 'a b c'],
    ['a\u009b31mb\u0085\u202ec\u2066', 'abc'],
    ['\u001b7a\u0000\u007f', 'a'],
  ])('%j becomes %j', (text, clean) => {
    expect(oneLine(text)).toBe(clean)
  })
})

describe('widths', () => {
  it('count wide characters twice and marks not at all', () => {
    expect([widthOf('abc'), widthOf('日本'), widthOf('é'), cut('日本語です', 6), cut('abcdef', 4)]).toEqual([
      3,
      4,
      1,
      '日本…',
      'abc…',
    ])
  })

  it('break lines at blanks, and words that are too long', () => {
    expect(wrap('one two threefourfive', 8)).toEqual(['one two', 'threefou', 'rfive'])
  })
})

describe('tableText', () => {
  it('cuts the widest column until the lines fit', () => {
    const rows = [['c1', 'a long text that has to be cut', '7']]
    const text = tableText({ head: ['id', 'text', 'size'], rows, numbers: ['size'] }, 24, (head) => head)
    expect(text.split('\n')).toEqual(['id  text            size', 'c1  a long text t…     7'])
  })
})

describe('findJsonFault', () => {
  it.each([
    ['{"a":1}', undefined],
    [' [1, 2.5e3, "x\\n", null, {"a": [true]}] ', undefined],
    ['', 0],
    ['{a:1}', 1],
    ['{"a" 1}', 5],
    ['{"a":01}', 5],
    ['{"a":1 "b":2}', 7],
    ['{"a":\'x\'}', 5],
    ['[1,]', 3],
    ['{"a":"\n"}', 5],
    ['{} {}', 3],
    ['nul', 0],
  ])('of %j is at %s', (text, offset) => {
    expect(findJsonFault(text)?.offset).toBe(offset)
  })
})

describe('shellWord', () => {
  it.each([
    ['customers', 'customers'],
    ["it's; rm -rf", `'it'\\''s; rm -rf'`],
    ['', "''"],
  ])('%j is written %s', (text, word) => {
    expect(shellWord(text)).toBe(word)
  })
})

describe('githubText', () => {
  it('escapes what would end a property or the command', () => {
    const problem = { rule: 'a:b,c', message: '50%\n::error::x', pointer: '', line: 1, column: 2, frame: '' }
    expect(githubText([{ ...problem, severity: 'error', file: 'a,b:c%.yaml' }])).toBe(
      '::error file=a%2Cb%3Ac%25.yaml,line=1,col=2,title=a%3Ab%2Cc::50%25 ::error::x\n',
    )
  })
})

it('an error that can be gone on from shows by which params', () => {
  const error = new ConnectorError('still_running', 'Cannot finish', {
    hint: 'Call again.',
    next: { export_id: 'e1' },
  })
  expect(errorText(error, { isJson: false, isDebug: false, paint: PLAIN })).toBe(
    'Cannot finish\nCall again.\nnext: {"export_id":"e1"}\n',
  )
})

describe('an error of the disk', () => {
  it.each([
    [{ code: 'ENOSPC', syscall: 'write' }, 'Cannot write: the disk is full'],
    [{ code: 'ENOTDIR', syscall: 'mkdir', path: '/a/b' }, 'Cannot write /a/b: its folder is a file'],
    [{ code: 'EACCES', syscall: 'open', path: '/a\u001b[2Jb' }, 'Cannot use /ab: no permission'],
  ])('%j is said in words', (fields, message) => {
    const error = Object.assign(new Error('as Node says it'), fields)
    expect(isDiskFault(error) && diskError(error).message).toBe(message)
  })

  it('is no failure of a connection', () => {
    expect(isDiskFault(Object.assign(new Error(), { code: 'ECONNREFUSED', syscall: 'connect' }))).toBe(false)
  })
})

describe('an unexpected error', () => {
  const error = new TypeError('x is not a function')

  it('is called a bug, without its stack', () => {
    expect(errorText(error, { isJson: false, isDebug: false, paint: PLAIN })).toBe(
      'Cannot continue: unexpected TypeError: x is not a function\nThis is a bug in plugboard. Report it with the output of --debug.\n',
    )
  })

  it('shows its stack with --debug', () => {
    expect(errorText(error, { isJson: false, isDebug: true, paint: PLAIN })).toContain('output.test.ts')
  })
})
