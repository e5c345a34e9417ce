/** The table of rules: what each makes of two manifests, and what it means for callers. */
import type { OperationSide, DiffRule } from '../model/change.ts'
import { CALL_RULES } from './calls.ts'
import { PARAM_RULES } from './params.ts'
import { RECORD_RULES } from './records.ts'

export { KIND_RULES } from './kind.ts'

/** The rules about an operation that both manifests have. */
export const OPERATION_RULES: readonly DiffRule<OperationSide>[] = [...PARAM_RULES, ...RECORD_RULES, ...CALL_RULES]
