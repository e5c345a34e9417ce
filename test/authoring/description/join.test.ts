/** Descriptions of one API in several documents. */
import { expect, it } from 'vitest'
import { joinDescriptions } from '../../../authoring/index.ts'
import { describe as describeApi } from '../../../authoring/description/read-openapi.ts'
import { answering } from '../library.ts'

/** The description of one path on a server. */
function areaOf(url: string, path: string, more: Record<string, unknown> = {}) {
  const paths = { [path]: { get: answering({ $ref: '#/nowhere' }) } }
  return describeApi({ openapi: '3.1.0', info: { title: path }, servers: [{ url }], paths, ...more })
}

it('have the server that they share, with the rest of its path before each of theirs', () => {
  const { servers, operations } = joinDescriptions([
    areaOf('https://api.example.com/rest/orders/v2', '/orders'),
    areaOf('https://api.example.com/rest/contacts/v1/', '/contacts'),
  ])
  expect([servers[0]?.url, operations.map(({ path }) => path)]).toEqual([
    'https://api.example.com/rest',
    ['/orders/v2/orders', '/contacts/v1/contacts'],
  ])
})

it('keep the server of another host at its operations', () => {
  const { servers, operations } = joinDescriptions([
    areaOf('https://api.example.com/v1', '/orders'),
    areaOf('https://files.example.com', '/files'),
  ])
  expect([servers[0]?.url, operations.map(({ path, server }) => [path, server?.url])]).toEqual([
    'https://api.example.com/v1',
    [
      ['/orders', undefined],
      ['/files', 'https://files.example.com'],
    ],
  ])
})

it('are under a licence where each states one', () => {
  const stating = (name: string) => areaOf('https://api.example.com', '/a', { info: { title: 'A', license: { name } } })
  const [mit, apache, none] = [stating('MIT'), stating('Apache-2.0'), areaOf('https://api.example.com', '/b')]
  expect([
    joinDescriptions([mit, apache]).licence,
    joinDescriptions([mit, stating('MIT')]).licence,
    joinDescriptions([mit, none]).licence,
  ]).toEqual(['MIT, Apache-2.0', 'MIT', undefined])
})

it('report the references of each that lead nowhere, once they were followed', () => {
  const joined = joinDescriptions([
    areaOf('https://api.example.com', '/a'),
    areaOf('https://api.example.com', '/b', { components: {} }),
  ])
  for (const { answer } of joined.operations) void answer?.shape?.types
  expect([...joined.unfollowed]).toEqual(['#/nowhere', '#/nowhere'])
})
