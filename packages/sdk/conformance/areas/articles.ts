import type { Samples } from '../scene.ts'

export const samples: Samples = {
  'articles.newsDetail': () => ({ slug: 'of-nobody' }),
  'articles.blogDetail': () => ({ slug: 'of-nobody' }),
  'articles.rate': () => ({ kind: 'HELP', slug: 'of-nobody', useful: true }),
}
