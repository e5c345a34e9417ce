/** A small API's description, and drafts of it. */
import { type DraftedKind, draftFiles, readOpenapi, selectOperations } from '../../authoring/index.ts'
import { describe as describeApi } from '../../authoring/description/read-openapi.ts'
import type { ApiDescription } from '../../authoring/description/model.ts'
import { validateManifest, type ValidManifest } from '../../runtime/doors/author.ts'

export const LIBRARY = 'test/data/openapi/library.yaml'

/** What every draft is given. */
export const OPTIONS = {
  kind: 'library',
  id: '8b6f6d9f-8124-4c10-bf72-7d2d1ae2d331',
  schemaPath: '../generated/manifest.schema.json',
  from: 'library.yaml',
  date: '2026-11-20',
}

/** A draft of the library, or of some of its operations. */
export async function draftLibrary(only: readonly string[] = [], withDescriptions = false): Promise<DraftedKind> {
  const description = await readOpenapi(LIBRARY)
  return draftOf(description, only, withDescriptions)
}

/** A draft of a description. */
export function draftOf(
  description: ApiDescription,
  only: readonly string[] = [],
  withDescriptions = false,
): Promise<DraftedKind> {
  const { operations } = selectOperations(description.operations, only)
  return draftFiles(description, operations, { ...OPTIONS, withDescriptions })
}

/** The manifest of a draft. */
export function manifestOf({ files }: DraftedKind): ValidManifest {
  return validateManifest(files[0]!.text, 'definitions/library.yaml')
}

/** The description of an API with these paths. */
export function apiOf(paths: Record<string, unknown>, more: Record<string, unknown> = {}): ApiDescription {
  const servers = [{ url: 'https://api.example.com/v1' }]
  return describeApi({ openapi: '3.1.0', info: { title: 'Test' }, servers, paths, ...more })
}

/** An operation that answers with a schema of JSON. */
export function answering(schema: unknown, more: Record<string, unknown> = {}): Record<string, unknown> {
  return { responses: { 200: { description: 'Fine.', content: { 'application/json': { schema } } } }, ...more }
}

/** A parameter of the query. */
export function query(name: string, schema: Record<string, unknown>, more: Record<string, unknown> = {}): unknown {
  return { name, in: 'query', schema, ...more }
}

/** What stands before the entities of a manifest that is compared. @param check its check */
export function manifestHead(check: string): string {
  return `format: 1
kind: test
id: 8b6f6d9f-8124-4c10-bf72-7d2d1ae2d331
title: Test
category: other
version: 1.0.0
support: community
docs: https://docs.example.com
base_url: https://api.example.com/v1
check: ${check}
auth:
  key: {type: static, title: Key, credentials: {key: string!}, send: {query: {key: "{{key}}"}}}
`
}
