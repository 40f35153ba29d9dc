import { ArticleList } from './ArticleList.tsx'

export default function NewsPage() {
  return <ArticleList shelf="news" />
}
