import { ArticleView } from './ArticleView.tsx'

export default function BlogArticlePage() {
  return <ArticleView shelf="blog" />
}
