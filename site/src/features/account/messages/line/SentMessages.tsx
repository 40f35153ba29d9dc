import { Card } from '@brand/ui/card'
import { envelopeSimple } from '@brand/ui/icons'
import { Inline } from '@brand/ui/inline'
import { PageHeader } from '@brand/ui/page-header'
import { SafeHtml } from '@brand/ui/safe-html'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { EmptyList } from '../../../../app/records/EmptyList.tsx'
import { member } from '../../../../app/api/member-client.ts'
import { useApiPages } from '../../../../app/api/use-api-pages.ts'
import { useTime } from '../../../../app/format/use-time.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { StoredPictures } from '../../../../app/overlays/StoredPicture.tsx'
import { PagedList } from '../../../../app/records/PagedList.tsx'
import { messagesPath } from '../address.ts'
import { WriteButton } from './WriteButton.tsx'

/** What the person wrote to people of the line, newest first. */
export function SentMessages() {
  const t = useWords('messages')
  const { time } = useTime()
  const pages = useApiPages(member.lineMessages.sent, {})
  return (
    <>
      <PageHeader
        title={t('sent')}
        description={t('sent.text')}
        back={{ label: t('title'), href: messagesPath() }}
        actions={<WriteButton />}
      />
      <PagedList
        pages={pages}
        failed={t('failed')}
        more={t('sent.more')}
        empty={<EmptyList icon={envelopeSimple} title={t('sent.none')} text={t('sent.none.text')} />}
      >
        {(rows) => (
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
                <StoredPictures
                  call={member.lineMessages.picture}
                  imageIds={pictures}
                  label={(number) => t('picture', { number })}
                />
              </Card>
            ))}
          </Stack>
        )}
      </PagedList>
    </>
  )
}
