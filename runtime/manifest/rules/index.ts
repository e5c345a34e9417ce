/** Every rule that JSON Schema cannot say: one file each, listed here. A rule's test is a folder under `test/samples`. */
import type { DocumentContext, Rule } from './rule.ts'
import { kindName } from './text/kind-name.ts'
import { reservedName } from './text/reserved-name.ts'
import { secretShaped } from './text/secret-shaped.ts'

/** Rules about any document, checked with the language's schema. */
export const DOCUMENT_RULES: readonly Rule<DocumentContext>[] = [reservedName, kindName, secretShaped]

/** Rules about a manifest that fits the language's schema. */
export const RULES: readonly Rule[] = []
