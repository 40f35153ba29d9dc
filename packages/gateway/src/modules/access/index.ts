/** Access: what other areas use of accounts and logins. */
export { recordOrigin, refuseTakenProbes } from './registration/account-origins.ts'
export { openAccount } from './registration/open-account.ts'
export { posesAsHouse, requireOwnName } from './registration/own-names.ts'
export { registerHandlers } from './registration/register.ts'
export { formFields } from './registration/registration-form.ts'
export { type MemberRow, enter, memberById } from './login/sign-in.ts'
export { sendCode, sent } from './verification.routes.ts'
