import { Button } from '@brand/ui/button'
import { Inline } from '@brand/ui/inline'
import { Text } from '@brand/ui/text'
import { useState } from 'react'
import { member } from '../api/member-client.ts'
import { useApiMutation } from '../forms/use-api-mutation.ts'
import { useWords } from '../i18n/i18n.ts'

interface RatingProps {
  kind: 'NEWS' | 'BLOG' | 'HELP'
  slug: string
  question: string
  /** What the reader answered before; null: nothing. */
  known?: boolean | null
}

/** Whether a text was useful: one answer, which can be changed. */
export function Rating({ kind, slug, question, known = null }: RatingProps) {
  const t = useWords('articles')
  const [kept, setKept] = useState(known)
  const { mutate, isPending, variables } = useApiMutation({
    mutationFn: (useful: boolean) => member.articles.rate({ kind, slug, useful }),
    onSuccess: ({ useful }) => setKept(useful),
    toastError: true,
  })
  const shown = isPending ? variables : kept
  const answer = (useful: boolean) => (
    <Button
      size="sm"
      aria-pressed={shown === useful}
      disabled={isPending}
      onClick={() => shown !== useful && mutate(useful)}
    >
      {t(useful ? 'yes' : 'no')}
    </Button>
  )
  return (
    <Inline space="xs" align="center" role="group" aria-label={question}>
      <Text as="span" size="dense" quiet>
        {question}
      </Text>
      {answer(true)}
      {answer(false)}
      <Text as="span" size="caption" role="status" quiet>
        {kept !== null && !isPending ? t('thanks') : null}
      </Text>
    </Inline>
  )
}
