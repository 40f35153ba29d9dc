import { ArticleList } from './ArticleList.tsx'

export default function BlogPage() {
  return <ArticleList shelf="blog" />
}
