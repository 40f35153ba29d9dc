import { SideMenu, type MenuSection, type SideMenuProps } from '@brand/ui/side-menu'
import { useQuery } from '@tanstack/react-query'
import { lazyPart } from '../../app/browser/lazy-part.tsx'
import { sdk } from '../../app/api/client.ts'
import { useApiQuery } from '../../app/api/use-api-query.ts'
import { useIdleAfterLoad } from '../../app/browser/use-idle-after-load.ts'
import { useInView } from '../../app/browser/use-in-view.ts'
import { useEpoch } from '../../app/auth/session.ts'
import { useLang } from '../../app/i18n/i18n.ts'
import { paths } from '../../app/routing/paths.ts'
import * as css from '../shell.css.ts'

const AppCode = lazyPart(() => import('./AppCode.tsx'))
const MenuBanners = lazyPart(() => import('./MenuBanners.tsx'))

/** How many promotions the menu names. */
const most = 6
const mostBanners = 3

interface PlacesMenuProps extends Omit<SideMenuProps, 'app' | 'promotions'> {
  /** Whether it shows the way to the app. */
  app: boolean
}

/**
 * The side menu; its promotions, banners and code to scan load once it is seen and nothing else waits: on a phone, when
 * the drawer opens.
 */
export function PlacesMenu({ app, ...props }: PlacesMenuProps) {
  const { allPromotions } = props
  const language = useLang()
  const epoch = useEpoch()
  const [menu, seen] = useInView()
  const ready = useIdleAfterLoad(false, seen)
  const { data } = useQuery({
    queryKey: ['promotions', 'menu', { epoch, language }],
    async queryFn({ signal }) {
      const { member } = await import('../../app/api/member-client.ts')
      return member.promotions.available({ language }, { signal })
    },
    enabled: ready && allPromotions !== undefined,
    staleTime: 5 * 60_000,
  })
  const promotions = data?.list.slice(0, most).map(({ promotionId, title }) => ({
    id: promotionId,
    label: title,
    href: `${paths.promotions}#${promotionId}`,
  }))
  const banners = useApiQuery(
    sdk.content.banners,
    { groupName: 'w_leftmenu' },
    { enabled: ready, staleTime: 5 * 60_000 },
  ).data?.list.slice(0, mostBanners)
  const sections: MenuSection[] = [
    ...(props.sections ?? []),
    ...(banners?.length
      ? [
          {
            id: 'banners',
            content: <MenuBanners list={banners} />,
          },
        ]
      : []),
  ]
  // Room is kept for the code.
  const code = <div className={css.app}>{ready ? <AppCode /> : null}</div>
  return <SideMenu ref={menu} {...props} sections={sections} promotions={promotions} app={app ? code : undefined} />
}
