// What other areas use of this one.
export { fileFeedback } from './service.ts'
