import { account, posting } from './schema.ts'

/** How a consumer of postings reads them. */
export const postings = { journal: posting, at: posting.createdAt }

/** How a consumer of accounts reads them. */
export const accounts = { journal: account }
