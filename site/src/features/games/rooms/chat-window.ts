import { safeHref } from '@brand/ui/safe-link'
import { sdk } from '../../../app/api/client.ts'

/** Size of a service window. */
const features = 'popup,width=440,height=750'

/** An empty window for a chat. It opens with the press, or browsers would stop it; null where they do. */
export function openWindow(): Window | null {
  const chat = window.open('about:blank', '_blank', features)
  // What is in it has no way back into this page.
  if (chat) chat.opener = null
  return chat
}

/**
 * Leads a window to the chat of a host; its address is checked like every other of a service. False: it must not be
 * opened.
 */
export async function openChat(chat: Window, modelId: string, hosts: readonly string[]): Promise<boolean> {
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
