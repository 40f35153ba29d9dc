/** Access: what other areas use of accounts and logins. */
export { tooYoung } from './age.ts'
export { registerHandlers } from './register.ts'
export { formFields } from './registration-form.ts'
export { type MemberRow, enter, memberById } from './sign-in.ts'
export { sendCode, sent } from './verification.routes.ts'
