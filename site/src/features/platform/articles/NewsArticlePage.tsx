import { ArticleView } from './ArticleView.tsx'

export default function NewsArticlePage() {
  return <ArticleView shelf="news" />
}
