import { Button } from '@brand/ui/button'
import { Callout } from '@brand/ui/callout'
import { Dialog } from '@brand/ui/dialog'
import { Heading } from '@brand/ui/heading'
import { SafeHtml } from '@brand/ui/safe-html'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { isGatewayError } from '@brand/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { sdk } from '../../../app/api/client.ts'
import { useStatus } from '../../../app/api/status.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { FallbackNote } from '../../../app/content/FallbackNote.tsx'
import { imageHostsOf } from '../../../app/content/image-hosts.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { heldFor, hold } from '../login/recent-password.ts'
import * as css from './terms.css.ts'

interface TermsDialogProps {
  onDone: () => void
  onLater: () => void
  onLogout: () => void
}

/** The terms that changed since the person accepted some. Whoever lets them wait withdraws and sets limits as before. */
export default function TermsDialog({ onDone, onLater, onLogout }: TermsDialogProps) {
  const t = useWords('access')
  const lang = useLang()
  const queries = useQueryClient()
  const errorText = useErrorText()
  const hosts = imageHostsOf(useStatus().data)
  // Those of the session, whatever a visitor of this browser read before.
  const answer = useApiQuery(sdk.content.helpCenter, { lang })
  const { data } = answer
  const topic = data?.topics.find(({ id }) => id === 'term')
  const accept = useApiMutation({
    async mutationFn(termsVersion: string) {
      const typed = heldFor(sdk.store.get().session?.token)
      const { token, mustChangePassword } = await sdk.session.acceptTerms({ termsVersion })
      // A password that is to be changed next need not be typed again.
      if (mustChangePassword && typed !== undefined) hold(token, typed)
    },
    async onSuccess() {
      await queries.invalidateQueries()
      onDone()
    },
  })
  const refused = accept.error
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onLater}
      title={t('terms.title')}
      description={t('terms.before')}
      actions={
        <>
          <Button variant="quiet" onClick={onLogout}>
            {t('terms.refuse')}
          </Button>
          <Button onClick={onLater}>{t('terms.later')}</Button>
          <Button
            variant="primary"
            disabled={!topic}
            busy={accept.isPending}
            busyLabel={t('terms.busy')}
            onClick={() => data && accept.mutate(data.termsVersion)}
          >
            {t('terms.accept')}
          </Button>
        </>
      }
    >
      <Answered answer={answer} failed={t('terms.failed')} level={3} outline="2xl">
        {({ termsChanges, termsVersion }) => (
          <Stack space="lg">
            {termsChanges ? (
              <Callout tone="info" title={t('terms.changed')}>
                {termsChanges}
              </Callout>
            ) : null}
            <section aria-label={topic?.title} className={css.text}>
              <Stack space="lg">
                <Text size="caption" quiet>
                  {t('terms.version', { version: termsVersion })}
                </Text>
                {topic?.articles.map(({ id, title, content, language }) => (
                  <Stack key={id} space="2xs">
                    <Heading level={3} size="sm" lang={language}>
                      {title}
                    </Heading>
                    <FallbackNote wanted={lang} shown={language} />
                    <SafeHtml html={content} imageHosts={hosts} lang={language} />
                  </Stack>
                ))}
              </Stack>
            </section>
            <Text size="caption" quiet>
              {t('terms.laterText')}
            </Text>
          </Stack>
        )}
      </Answered>
      <Text role="alert" size="dense" tone="danger">
        {refused ? (isGatewayError(refused, 'terms_changed') ? t('terms.again') : errorText(refused)) : null}
      </Text>
    </Dialog>
  )
}
