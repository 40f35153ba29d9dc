import type { RecordsBetOutput } from '@brand/sdk/member'
import { Button } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { shareNetwork } from '@brand/ui/icons'
import { directionOf } from '@brand/ui/i18n'
import { artFor, drawnTile } from '../../../app/art.ts'
import { sdk } from '../../../app/api/client.ts'
import { inTime } from '../../../app/browser/chunk-errors.ts'
import { saveFile } from '../../../app/browser/download.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { useMoney } from '../../../app/format/use-money.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { useBrandName, usePreferences } from '../../../app/storage/preferences.ts'

/** A round as a picture: handed to the device, or saved where that shares no files. */
export function SharePicture({ of: round }: { of: RecordsBetOutput }) {
  const t = useWords('records')
  const lang = useLang()
  const brandName = useBrandName()
  const { brand } = usePreferences()
  const money = useMoney()
  const { time } = useTime()
  const { mutate, isPending } = useApiMutation({
    async mutationFn() {
      const { drawReceipt } = await inTime(() => import('./receipt-picture.ts'))
      // A game that is gone is drawn by its number.
      const game = await sdk.games.info({ nodeId: round.nodeId }).catch(() => undefined)
      const picture = await drawReceipt({
        brand: brandName,
        art: artFor(brand, game?.game.iconUrl ?? drawnTile(round)),
        title: round.gameName,
        note: `${round.vendorName} · ${time(Date.parse(round.at))}`,
        figure: { term: t('col.win'), value: money(round.win) },
        lines: [
          { term: t('col.stake'), value: money(round.stake) },
          { term: t('col.net'), value: (round.net.startsWith('-') ? '' : '+') + money(round.net) },
          { term: t('col.round'), value: round.roundId },
        ],
        foot: t('receipt.picture.foot'),
        direction: directionOf(lang),
      })
      const file = new File([picture], `round-${round.betNo}.png`, { type: 'image/png' })
      if (!navigator.canShare?.({ files: [file] })) return saveFile(file.name, file)
      // Whoever closes the list of the device has shared nothing, which is no error.
      await navigator.share({ files: [file] }).catch(() => undefined)
    },
    toastError: true,
  })
  return (
    <Button variant="quiet" onClick={() => mutate()} busy={isPending} busyLabel={t('receipt.picture')}>
      <Icon icon={shareNetwork} size={18} /> {t('receipt.picture')}
    </Button>
  )
}
