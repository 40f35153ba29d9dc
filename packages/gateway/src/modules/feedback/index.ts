// What other areas use of this one.
export { fileFeedback } from './file.ts'
export { problemOf, type Problem } from './problem.ts'
