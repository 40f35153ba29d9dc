import { safeHref } from '@brand/ui/safe-link'
import { sdk } from '../../../app/api/client.ts'

/** Size of a service window. */
const features = 'popup,width=440,height=750'

/**
 * Opens the chat of a host in a window of its own. The window opens with the press, or browsers would stop it; its
 * address comes later, and is checked like every other of a service. False: no window, or an address
 * nobody should be sent to.
 */
export async function openChat(modelId: string, hosts: readonly string[]): Promise<boolean> {
  const chat = window.open('about:blank', '_blank', features)
  if (!chat) return false
  // What is in it has no way back into this page.
  chat.opener = null
  try {
    const { chatUrl } = await sdk.chat.launch({ modelId })
    const href = safeHref(chatUrl, { schemes: ['https:'], hosts })
    if (!href) {
      chat.close()
      return false
    }
    chat.location.replace(href)
    return true
  } catch (error) {
    chat.close()
    throw error
  }
}
