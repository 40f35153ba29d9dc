import { Button } from '@brand/ui/button'
import { Card } from '@brand/ui/card'
import { CopyButton } from '@brand/ui/copy-button'
import { DataList } from '@brand/ui/data-list'
import { QrCode } from '@brand/ui/qr-code'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { Details } from './use-referrals.ts'

/** The code and the link to pass on: copied, scanned, or shared where the device can. */
export function Invite({ details: { code, link } }: { details: Details }) {
  const t = useWords('referral')
  const shared = { title: t('share.title'), text: t('share.text', { code }), url: link }
  const canShare = 'canShare' in navigator && navigator.canShare(shared)
  return (
    <Card as="section" space="lg" aria-label={t('invite')}>
      <DataList
        variant="rows"
        items={[
          {
            id: 'code',
            term: t('code'),
            value: (
              <bdi dir="ltr" translate="no">
                {code}
              </bdi>
            ),
            action: <CopyButton variant="icon" value={code} label={t('code')} />,
          },
        ]}
      />
      <QrCode translate="no" value={link} size={200} level="M" label={t('qr')} />
      {canShare ? (
        <Button
          variant="primary"
          // Whoever closes the list of the device has shared nothing, which is no error.
          onClick={() => void navigator.share(shared).catch(() => undefined)}
        >
          {t('share')}
        </Button>
      ) : null}
    </Card>
  )
}
