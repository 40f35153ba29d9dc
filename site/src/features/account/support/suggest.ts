export interface Article {
  id: string
  title: string
  /** Html. */
  content: string
}

/** Answers shown at most, and signs of a word that says anything. */
const most = 3
const shortest = { latin: 4, other: 3 }

/** Words of every question: they tell nothing about what it is about. */
const common = new Set(
  (
    'about after been cannot could does doing from have here into just long many mine much need please should some take ' +
    'than that them then there they this want were what when where which while will with would your ' +
    'আমার আমি আপনার আপনি আছে এটা একটি এবং কখন কত কেন কোথায় কীভাবে কিভাবে করতে করা করে কি কী চাই জন্য থেকে নেই পারি হবে হয় হলো'
  )
    .normalize('NFC')
    .split(' '),
)

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => [...word].length >= (/^[a-z\d]+$/.test(word) ? shortest.latin : shortest.other))

const plain = (html: string): string => html.replace(/<[^>]*>/g, ' ')

/** Two words of the same stem count as one: `deposits` finds `deposit`. */
const isSame = (a: string, b: string): boolean =>
  a === b || (a.length > 4 && b.length > 4 && (a.startsWith(b) || b.startsWith(a)))

/**
 * Articles that may answer a question, the likeliest first. A word counts by how few articles have it, so that those of
 * every sentence decide nothing; in a title it counts threefold.
 */
export function suggest(articles: readonly Article[], question: string): Article[] {
  const wanted = [...new Set(wordsOf(question))].filter((word) => !common.has(word))
  if (wanted.length === 0) return []
  const read = articles.map((article) => ({
    article,
    title: wordsOf(article.title),
    body: wordsOf(plain(article.content)),
  }))
  const weight = (word: string): number => {
    const having = read.filter(({ title, body }) => [...title, ...body].some((one) => isSame(one, word))).length
    return having === 0 ? 0 : Math.log(articles.length / having)
  }
  const weights = new Map(wanted.map((word) => [word, weight(word)]))
  // One rare word in a title is enough, or two anywhere.
  const least = Math.log(articles.length) * 1.6
  return read
    .map(({ article, title, body }) => ({
      article,
      score: wanted.reduce(
        (sum, word) =>
          sum +
          (weights.get(word) ?? 0) *
            (title.some((one) => isSame(one, word)) ? 3 : body.some((one) => isSame(one, word)) ? 1 : 0),
        0,
      ),
    }))
    .filter(({ score }) => score > 0 && score >= least)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ article }) => article)
}
