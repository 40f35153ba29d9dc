import { SideMenu, type SideMenuProps } from '@brand/ui/side-menu'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useIdleAfterLoad } from '../../app/browser/use-idle-after-load.ts'
import { useEpoch } from '../../app/auth/session.ts'
import { useLang } from '../../app/i18n/i18n.ts'
import { paths } from '../../app/routing/paths.ts'

/** How many promotions the menu names. */
const most = 6

/** The side menu; its promotions load once it is seen and nothing else waits: on a phone, when the drawer opens. */
export function PlacesMenu(props: SideMenuProps) {
  const { allPromotions } = props
  const language = useLang()
  const epoch = useEpoch()
  const idle = useIdleAfterLoad(false)
  const menu = useRef<HTMLElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (seen || !menu.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true))
    watch.observe(menu.current)
    return () => watch.disconnect()
  }, [seen])
  const { data } = useQuery({
    queryKey: ['promotions', 'menu', { epoch, language }],
    async queryFn({ signal }) {
      const { member } = await import('../../app/api/member-client.ts')
      return member.promotions.available({ language }, { signal })
    },
    enabled: idle && seen && allPromotions !== undefined,
    staleTime: 5 * 60_000,
  })
  const promotions = data?.list.slice(0, most).map(({ promotionId, title }) => ({
    id: promotionId,
    label: title,
    href: `${paths.promotions}#${promotionId}`,
  }))
  return <SideMenu ref={menu} {...props} promotions={promotions} />
}
