import { memberPages as modules } from '../../src/app/routing/member-pages.ts'

/** Addresses of the pages of the member centre. */
export const memberPages: readonly string[] = Object.keys(modules).map((page) => `/member?page=${page}`)
