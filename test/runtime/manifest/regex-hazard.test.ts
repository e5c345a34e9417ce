import { describe, expect, test } from 'vitest'
import { regexHazard } from '../../../runtime/manifest/rules/text/regex-hazard.ts'

describe('regexHazard', () => {
  test.each([
    ['^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$'],
    ['^bytes=\\d*-\\d*$'],
    ['^[^@\\s]+@[^@\\s]+$'],
    ['^(?:GET|POST)$'],
    ['^(?:[0-9a-f]{2}:){5}[0-9a-f]{2}$'],
    ['^[a-z]+$|^[0-9]+$'],
    ['^[^,]*(?:,[^,]*){0,4}$'],
    ['^[a-z]+(?:-[a-z]+)*$'],
    ['^(?:a{2}b*)+$'],
    ['^a{1000}$'],
    ['^[(+\\]]+x\\u{1F600}$'],
  ])('accepts %s', (pattern) => {
    expect(regexHazard(pattern)).toBeUndefined()
  })

  test.each([
    ['^(a+)+$', 1],
    ['^(?:a|aa)*$', 1],
    ['^((a?){2}b)*$', 2],
    ['^(\\w+,)*\\w+$', 1],
    ['^.*x.*$', 4],
    ['^\\d+[0-9]*$', 4],
    ['^\\d+(?:[0-9]*x)?$', 7],
    ['^(?:.)+x?.+$', 9],
    ['^[ab]{1,}.{2,30}[ab]+$', 9],
    ['^(a)\\1$', 4],
    ['^(?<x>a)\\k<x>$', 8],
    ['^[a-z$', 0],
    ['^[^,]*(?:,[^,]*){0,4}[^,]*$', 21],
    ['^(?:,[^;]*)+$', 1],
    ['^(?:,a*a*){2,3}$', 7],
    ['^(?:,{1,2}a*)+$', 1],
    ['^a{1,99999}$', 1],
    ['^a{1001,}$', 1],
    ['^(?:ab){1001}$', 6],
    ['^(?![^,]*,[^,]*,)', 1],
    ['^(?=a)', 1],
    ['a(?<=a)$', 1],
    ['a(?<!b)$', 1],
  ])('refuses %s at %i', (pattern, offset) => {
    expect(regexHazard(pattern)).toEqual({ message: expect.stringMatching(/^Pattern /), offset })
  })
})
