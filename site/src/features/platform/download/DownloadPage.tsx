import { Button } from '@brand/ui/button'
import { Callout } from '@brand/ui/callout'
import { Card } from '@brand/ui/card'
import { DataList } from '@brand/ui/data-list'
import { Heading } from '@brand/ui/heading'
import { Icon } from '@brand/ui/icon'
import { androidLogo, appleLogo, check, downloadSimple, monitor } from '@brand/ui/icons'
import { Inline } from '@brand/ui/inline'
import { QrCode } from '@brand/ui/qr-code'
import { SegmentedControl } from '@brand/ui/segmented-control'
import { Section } from '@brand/ui/section'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from '../../../app/navigation/router.ts'
import { currentPrompt, install, subscribePrompt } from '../../../app/browser/install-prompt.ts'
import { watchUpdate } from '../../../app/browser/service-worker.ts'
import { useMedia } from '../../../app/browser/use-media.ts'
import { formatDay, localeOf } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import type { Key } from '../../../app/i18n/words.ts'
import { usePageTitle } from '../../../app/navigation/page-title.ts'
import { paths } from '../../../app/routing/paths.ts'
import { useBrandName } from '../../../app/storage/preferences.ts'
import * as css from './download.css.ts'
import { Fingerprint } from './Fingerprint.tsx'
import { Guide } from './Guide.tsx'
import { Phone } from './Phone.tsx'
import { platformIn, platformOf, platforms, type Platform } from './platform.ts'
import { useRelease, type Release } from './use-release.ts'

const signs: Record<Platform, string> = { ios: appleLogo, android: androidLogo, computer: monitor }
/** Changes of a release that have words. */
const changes = ['install', 'update', 'address'] as const

/** `1.2 MB`, in the digits of the reader. */
function useSize() {
  const t = useWords('download')
  const lang = useLang()
  return (bytes: number): string => {
    const figures = new Intl.NumberFormat(localeOf(lang), { maximumFractionDigits: bytes < 1_000_000 ? 0 : 1 })
    return bytes < 1_000_000
      ? t('kb', { size: figures.format(bytes / 1000) })
      : t('mb', { size: figures.format(bytes / 1_000_000) })
  }
}

/** The site as an app: one button for this device, a code for the other, three steps for each, and what it is. */
export default function DownloadPage() {
  const t = useWords('download')
  const name = useBrandName()
  usePageTitle(t('name'))
  const { hash } = useLocation()
  const mine = platformOf(navigator)
  const [chosen, setChosen] = useState<Platform>(platformIn(hash) ?? mine)
  const [asked, setAsked] = useState(hash)
  if (asked !== hash) {
    setAsked(hash)
    setChosen(platformIn(hash) ?? chosen)
  }
  const release = useRelease()
  const guides = useRef<HTMLDivElement>(null)
  return (
    <Stack space="2xl">
      <div className={css.hero}>
        <Stack space="lg" className={css.words}>
          <h1 className={css.title}>{t('title', { brand: name })}</h1>
          <Text size="title" quiet className={css.reading}>
            {t('about')}
          </Text>
          <Offer platform={mine} onGuide={() => guides.current?.scrollIntoView({ block: 'start' })} />
          <ReleaseFacts release={release.data} failed={release.isError} />
          <Update />
        </Stack>
        <Phone />
        <div className={css.code}>
          <QrCode bare size={200} level="M" value={location.origin + paths.download} label={t('qr')} />
          <Text size="caption" quiet className={css.scan}>
            {t('scan')}
          </Text>
        </div>
      </div>
      <div ref={guides} className={css.guides}>
        <div className={css.choose}>
          <SegmentedControl
            label={t('guides')}
            full
            value={chosen}
            onValueChange={setChosen}
            options={platforms.map((value) => ({ value, label: t(`${value}.short`) }))}
          />
        </div>
        {platforms.map((platform) => (
          <section
            key={platform}
            id={platform}
            aria-labelledby={`${platform}-title`}
            data-mine={platform === mine || undefined}
            data-chosen={platform === chosen || undefined}
            className={css.guide}
          >
            <div className={css.guideHead}>
              <Icon icon={signs[platform]} size={24} />
              <Heading level={2} size="sm" id={`${platform}-title`}>
                {t(platform)}
              </Heading>
              {platform === mine ? (
                <Text as="span" size="caption" tone="accent" className={css.mine}>
                  {t('thisOne')}
                </Text>
              ) : null}
            </div>
            <Guide platform={platform} />
          </section>
        ))}
      </div>
      {release.data ? <About release={release.data} /> : null}
    </Stack>
  )
}

/** The one button for this device, and the way to the other. */
function Offer({ platform, onGuide }: { platform: Platform; onGuide: () => void }) {
  const t = useWords('download')
  const standalone = useMedia('(display-mode: standalone)')
  const prompt = useSyncExternalStore(subscribePrompt, currentPrompt, () => undefined)
  const [done, setDone] = useState(false)
  const address = location.origin + paths.download
  const canShare = typeof navigator.share === 'function'
  if (standalone || done)
    return (
      <Inline wrap={false}>
        <Icon icon={check} size={24} />
        <Stack space="none">
          <Text weight="strong">{t('installed')}</Text>
          {standalone ? <Text quiet>{t('installedText')}</Text> : null}
        </Stack>
      </Inline>
    )
  return (
    <div className={css.offer}>
      <Button
        variant="primary"
        size="lg"
        onClick={() => {
          // A browser that makes no offer has a menu: the steps say where.
          if (prompt) void install(prompt).then(setDone, () => undefined)
          else onGuide()
        }}
      >
        <Icon icon={downloadSimple} size={20} />
        {t(platform === 'computer' ? 'install.computer' : platform === 'ios' ? 'install.ios' : 'install.phone')}
      </Button>
      {canShare ? (
        <Button size="lg" onClick={() => void navigator.share({ url: address }).catch(() => undefined)}>
          {t('share')}
        </Button>
      ) : null}
    </div>
  )
}

function ReleaseFacts({ release, failed }: { release: Release | undefined; failed: boolean }) {
  const t = useWords('download')
  const lang = useLang()
  const size = useSize()
  if (failed) return <Text tone="warning">{t('failed')}</Text>
  return (
    <Text size="caption" quiet minLines={1}>
      {release
        ? t('facts', {
            version: new Intl.NumberFormat(localeOf(lang), { minimumFractionDigits: 1 }).format(
              Number(release.version),
            ),
            date: formatDay(Date.parse(release.date), lang, 'UTC'),
            size: size(release.bytes),
          })
        : null}
    </Text>
  )
}

/** A newer build waits. It never takes over by itself while a window is open. */
function Update() {
  const t = useWords('download')
  const [take, setTake] = useState<() => void>()
  useEffect(() => watchUpdate((next) => setTake(() => next)), [])
  return take ? (
    <Callout
      title={t('update')}
      actions={
        <Button size="sm" onClick={take}>
          {t('updateNow')}
        </Button>
      }
    >
      {t('updateText')}
    </Callout>
  ) : null
}

function About({ release }: { release: Release }) {
  const t = useWords('download')
  const lang = useLang()
  const size = useSize()
  const version = new Intl.NumberFormat(localeOf(lang), { minimumFractionDigits: 1 }).format(Number(release.version))
  const known = release.changes.filter((one): one is (typeof changes)[number] => changes.some((each) => each === one))
  return (
    <>
      <div className={css.about}>
        <Fingerprint release={release} />
        <Section title={t('news', { version })}>
          <Stack as="ul" space="xs">
            {known.map((one) => (
              <li key={one}>
                <Text size="caption">{t(`news.${one}` as Key<'download'>)}</Text>
              </li>
            ))}
          </Stack>
        </Section>
      </div>
      <Section title={t('questions')}>
        <Card>
          <DataList
            variant="stacked"
            items={(['size', 'keeps', 'remove'] as const).map((one) => ({
              term: t(`ask.${one}`),
              value: t(`ask.${one}Text`, { size: size(release.bytes) }),
            }))}
          />
        </Card>
      </Section>
    </>
  )
}
