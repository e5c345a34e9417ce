/** Rules on the params of calls: what they say, whether a call keeps to them, and how a model reads them. */
export { checkRules } from './rule.ts'
export type { ParamLimit, ParamRule } from './rule.ts'
export { brokenRule, isNamedBy, namesKind } from './judge.ts'
export type { RuledOperation } from './judge.ts'
export { boundOperation } from './bounds.ts'
