export { CountdownButton, type CountdownButtonProps } from './CountdownButton.tsx'
export { deadlineIn } from './CountdownButton.model.ts'
