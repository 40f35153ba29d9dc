export { TextArea, type TextAreaProps } from './TextArea.tsx'
export type { CharacterUnit } from './TextArea.model.ts'
