import type { FastifyRequest } from 'fastify'
import type { Found } from './pages.ts'
import type { Page } from './pages.ts'

/** A page that the site has in some languages only. */
export interface Localized {
  path: string
  languages: readonly string[]
}

/** Texts of operators that have pages of their own. */
export interface ArticlePages {
  /** The page with what robots read of it; undefined where the address is none of theirs, `missing` where no such text is. */
  page: (found: Found, req: FastifyRequest) => Promise<Page | 'missing' | undefined>
  /** Their addresses, for the sitemap. */
  addresses: () => Promise<readonly Localized[]>
  /** The feed in the language and of the kind that the address names. */
  feed: (req: FastifyRequest) => Promise<string>
}
