import { Dialog } from '@brand/ui/dialog'
import { Icon } from '@brand/ui/icon'
import type { MenuSection } from '@brand/ui/side-menu'
import { Stack } from '@brand/ui/stack'
import { useCallback, useEffect, type ComponentType } from 'react'
import { useNavigate } from '../../app/navigation/router.ts'
import { useAccount } from '../../app/auth/session.ts'
import { agentPages } from '../../app/centre/agent-pages.gen.ts'
import { Centre } from '../../app/centre/Centre.tsx'
import { centrePages, type CentrePage } from '../../app/centre/centre-pages.ts'
import { centres, type CentreName } from '../../app/centre/centres.ts'
import { memberPages } from '../../app/centre/member-pages.gen.ts'
import { PageList } from '../../app/centre/PageList.tsx'
import { useCentreWords } from '../../app/centre/use-centre-words.ts'
import { useSummary } from '../../app/centre/use-summary.ts'
import { WithinCentre } from '../../app/centre/WithinCentre.tsx'
import type { PopupProps } from '../../app/overlays/popups.ts'
import { Overview } from '../../features/account/centre/Overview.tsx'
import { AgentOverview } from '../../features/agent/overview/AgentOverview.tsx'
import { PageError } from '../../features/platform/system/PageError.tsx'
import * as css from './centre-popup.css.ts'

const pages: Record<CentreName, readonly CentrePage[]> = {
  member: centrePages('member', memberPages),
  agent: centrePages('agent', agentPages),
}
const overviews: Record<CentreName, ComponentType<{ pages: readonly CentrePage[] }>> = {
  member: Overview,
  agent: ({ pages: listed }) => (
    <Stack space="xl">
      <AgentOverview />
      {listed.length > 0 ? <PageList centre="agent" pages={listed} /> : null}
    </Stack>
  ),
}

/** A centre over any page: `openPopup('member', 'withdraw')`. Whoever has none is led to its address, which says why. */
function CentrePopup({ centre, at, onClose }: PopupProps & { centre: CentreName }) {
  const { kind } = useAccount()
  const navigate = useNavigate()
  const allowed = kind === 'agent' || (kind === 'member' && centre === 'member')
  const pending = kind === 'pending'
  const address = centres[centre].path + (at ? `?page=${at}` : '')
  useEffect(() => {
    if (allowed || pending) return
    onClose()
    void navigate(address)
  }, [allowed, pending, onClose, navigate, address])
  return allowed ? <Open centre={centre} at={at} onClose={onClose} /> : null
}

function Open({ centre, at, onClose }: PopupProps & { centre: CentreName }) {
  const { overview } = useCentreWords(centre)
  const navigate = useNavigate()
  const may = useSummary()?.permissions.value
  const leave = useCallback(
    (to: string) => {
      onClose()
      void navigate(to)
    },
    [onClose, navigate],
  )
  return (
    <Dialog open onOpenChange={onClose} title={overview} titleHidden size="xl">
      <WithinCentre path={centres[centre].path} page={at} onLeave={leave}>
        <Centre
          centre={centre}
          pages={pages[centre]}
          may={may}
          inPopup
          overview={overviews[centre]}
          layout={(sections, content) => (
            <div className={css.room}>
              <PlacesOf sections={sections} label={overview} />
              {content}
            </div>
          )}
          errorView={(error, retry) => <PageError error={error} onRetry={retry} />}
        />
      </WithinCentre>
    </Dialog>
  )
}

/** The menu beside the page; a phone has the list of the overview instead. */
function PlacesOf({ sections, label }: { sections: readonly MenuSection[]; label: string }) {
  return (
    <nav aria-label={label} className={css.places}>
      {sections.map(({ id, title, entries }) => (
        <div key={id} className={css.group}>
          {title ? <p className={css.groupTitle}>{title}</p> : null}
          <ul className={css.list}>
            {(entries ?? []).map(({ id: name, label: words, href, icon, current }) => (
              <li key={name}>
                <a href={href} aria-current={current ? 'page' : undefined} className={css.place}>
                  {icon ? <Icon icon={icon} size={18} /> : null}
                  {words}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

export const MemberPopup = (props: PopupProps) => <CentrePopup {...props} centre="member" />
export const AgentPopup = (props: PopupProps) => <CentrePopup {...props} centre="agent" />
