import { type Growth, counted } from '../../testing/reads.ts'

export const growth: Growth = {
  'articles.newsDetail': { input: () => ({ slug: 'nothing-of-this-name' }), missing: true },
  'articles.blogDetail': { input: () => ({ slug: 'nothing-of-this-name' }), missing: true },
  'content.unread': { grows: counted },
}
