export { RuleForm, type RuleFormProps } from './RuleForm.tsx'
export type { RuleControl, RuleFieldOptions, RuleHands } from './RuleField.tsx'
export type { RuleFormAnswer, RuleFormSubmit } from './useRuleForm.ts'
export {
  compileRules,
  type CompiledField,
  type CompiledRules,
  type Fault,
  type FieldRule,
  type FormValues,
} from '../compileRules.ts'
export { serverFaults, type ServerFault } from '../serverFaults.ts'
export { linearPattern, type LinearPattern } from '../patternMatch.ts'
export { fitsFamily, isPatternId, patternIds, type PatternId } from '../patterns.ts'
