/** Security of an account. */
export { sure } from './confirm-password.ts'
