import { useEffect } from 'react'
import { useLocation, useNavigate } from '../../app/navigation/router.ts'
import { openPopup, popupNames } from '../../app/overlays/popups.ts'

/**
 * Any popup of the site can be opened by a link, so also by what an operator publishes: `/promotions?popup=help&at=term`,
 * `?popup=member&at=withdraw`. It is opened once and leaves the address.
 */
export function usePopupAddress(): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const query = new URLSearchParams(search)
    const wanted = query.get('popup')
    if (wanted === null) return
    const name = popupNames.find((one) => one === wanted)
    const at = query.get('at') ?? undefined
    query.delete('popup')
    query.delete('at')
    const rest = query.toString()
    void navigate({ pathname, search: rest ? `?${rest}` : '', hash }, { replace: true })
    // What comes in an address is a name of a part, and nothing longer.
    if (name) openPopup(name, at && /^[\w-]{1,64}$/.test(at) ? at : undefined)
  }, [pathname, search, hash, navigate])
}
