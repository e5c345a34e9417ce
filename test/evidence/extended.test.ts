import { expect, it } from 'vitest'
import { validateManifest } from '../../runtime/manifest/index.ts'
import { levelsOf, PARCELS } from './parcels.ts'

it('a manifest that extends a kind claims its own lines, and those of the kind are claims of the kind', async () => {
  const text = `format: 1
extends: parcels@1.0.0
kind: parcels-extra
id: 6e0a1f1e-9d59-4c1c-8a52-94f1d4c0a003
title: Parcels and stamps
version: 1.0.0
entities:
  stamps:
    # https://docs.parcels.example/api/stamps
    list: {request: GET /stamps, description: Lists stamps., pagination: {style: none, because: One page.}}
  parcels: {delete: {request: "DELETE /parcels/{id}", description: Deletes a parcel., params: {id: string!}}}
`
  const valid = validateManifest(text, 'extra.yaml', () => ({ text: PARCELS, file: 'parcels.yaml' }))
  expect(await levelsOf(valid, [])).toEqual({
    '/entities/stamps/list/request request': 'stated',
    '/entities/stamps/list/pagination/style pagination': 'stated',
    '/entities/parcels/delete/request request': 'itself',
    '/entities/parcels/delete/params/id name': 'itself',
    '/entities/parcels/delete/params/id required': 'itself',
    '/entities/parcels/delete/params/id type': 'itself',
  })
})
