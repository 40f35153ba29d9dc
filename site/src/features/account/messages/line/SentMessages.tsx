import { Button } from '@brand/ui/button'
import { Card } from '@brand/ui/card'
import { EmptyState } from '@brand/ui/empty-state'
import { ErrorState } from '@brand/ui/error-state'
import { envelopeSimple } from '@brand/ui/icons'
import { Inline } from '@brand/ui/inline'
import { PageHeader } from '@brand/ui/page-header'
import { SafeHtml } from '@brand/ui/safe-html'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { member } from '../../../../app/api/member-client.ts'
import { useApiPages } from '../../../../app/api/use-api-pages.ts'
import { useErrorText } from '../../../../app/errors/error-text.ts'
import { useTime } from '../../../../app/format/use-time.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { StoredPicture } from '../../../../app/overlays/StoredPicture.tsx'
import { messagesPath } from '../address.ts'
import { WriteButton } from './WriteButton.tsx'

/** What the person wrote to people of the line, newest first. */
export function SentMessages() {
  const t = useWords('messages')
  const { time } = useTime()
  const errorText = useErrorText()
  const pages = useApiPages(member.lineMessages.sent, {})
  const rows = pages.data?.pages.flatMap(({ list }) => list)
  return (
    <>
      <PageHeader
        title={t('sent')}
        description={t('sent.text')}
        back={{ label: t('title'), href: messagesPath() }}
        actions={<WriteButton />}
      />
      {pages.error && !rows ? (
        <ErrorState title={t('failed')} onRetry={() => void pages.refetch()} busy={pages.isFetching}>
          {errorText(pages.error)}
        </ErrorState>
      ) : !rows ? (
        <Skeleton variant="block" aria-busy="true" />
      ) : rows.length === 0 ? (
        <EmptyState icon={envelopeSimple} title={t('sent.none')}>
          {t('sent.none.text')}
        </EmptyState>
      ) : (
        <Stack space="lg">
          <Stack as="ul" space="sm" aria-label={t('sent')}>
            {rows.map(({ messageId, to, content, pictures, at }) => (
              <Card as="li" key={messageId} padding={{ phone: 'md', tablet: 'xl' }} space="sm">
                <Inline justify="between">
                  <Text as="span" weight="label">
                    {t(to.side === 'UP' ? 'sent.to.UP' : 'sent.to.DOWN', { account: `\u2068${to.account}\u2069` })}
                  </Text>
                  <Text as="span" size="caption" quiet>
                    <time dateTime={at}>{time(at)}</time>
                  </Text>
                </Inline>
                <SafeHtml html={content} />
                {pictures.length > 0 ? (
                  <Inline space="2xs">
                    {pictures.map((imageId, n) => (
                      <StoredPicture
                        key={imageId}
                        call={member.lineMessages.picture}
                        imageId={imageId}
                        label={t('picture', { number: n + 1 })}
                      />
                    ))}
                  </Inline>
                ) : null}
              </Card>
            ))}
          </Stack>
          {pages.hasNextPage ? (
            <Button onClick={() => void pages.fetchNextPage()} busy={pages.isFetchingNextPage} busyLabel={t('loading')}>
              {t('sent.more')}
            </Button>
          ) : null}
        </Stack>
      )}
    </>
  )
}
