import { FloatingService, type FloatingServiceProps, type ServiceEntry } from '@brand/ui/floating-service'
import { chatCircleDots, deviceMobile, facebookLogo, telegramLogo, userPlus } from '@brand/ui/icons'
import { useEffect, useRef } from 'react'

const at = (id: string) => `#${id}`

const entry = (id: string, label: string, icon: string, more: object = {}) => ({
  id,
  label,
  href: at(id),
  icon,
  ...more,
})

const sampleServices: ServiceEntry[] = [
  entry('invite', 'Invite friends', userPlus, { accent: true }),
  entry('app', 'App download', deviceMobile),
  entry('chat', 'Live chat', chatCircleDots, { ownWindow: true }),
  {
    id: 'telegram',
    label: 'Telegram',
    icon: telegramLogo,
    entries: ['Support in Bengali', 'Support in English', 'News'].map((label) => ({
      id: label,
      label,
      href: at('t'),
    })),
  },
  {
    id: 'facebook',
    label: 'Facebook',
    icon: facebookLogo,
    entries: ['Our page', 'Players’ group'].map((label) => ({
      id: label,
      label,
      href: at('f'),
    })),
  },
]

interface PlaceProps extends FloatingServiceProps {
  /** Name of the button that is pressed first. */
  press?: string | undefined
}

function Place({ press, ...props }: PlaceProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const buttons = [...(frame.current?.querySelectorAll('button') ?? [])]
    if (press) buttons.find((button) => button.textContent === press)?.click()
  }, [press])
  return (
    <div
      ref={frame}
      style={{
        position: 'relative',
        transform: 'translate(0)',
        inlineSize: 320,
        maxInlineSize: '100%',
        blockSize: 320,
        overflow: 'hidden',
        border: '1px solid var(--brand-line)',
      }}
    >
      <FloatingService {...props} />
    </div>
  )
}

export function Rail() {
  return <Place items={sampleServices} />
}

/** One link, and one that opens a list. */
export function Few() {
  return (
    <FloatingService
      items={[
        { id: 'chat', label: 'Live chat', icon: chatCircleDots, href: '#chat' },
        {
          id: 'telegram',
          label: 'Telegram',
          icon: telegramLogo,
          entries: [{ id: 'en', label: 'Support in English', href: '#telegram-en' }],
        },
      ]}
    />
  )
}
