export { Stepper, type StepperProps } from './Stepper.tsx'
export type { Step } from './Stepper.model.ts'
