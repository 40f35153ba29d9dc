export { Stepper, type StepperProps } from './Stepper.tsx'
export type { StepperItem } from './Stepper.model.ts'
