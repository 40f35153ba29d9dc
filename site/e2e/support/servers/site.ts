import { end, start, type Account } from './product.ts'
import { asStarted } from './site-settings.ts'

/** The built site on a throwaway gateway, with easy proofs of work and changeable settings, without a vendor. */
export interface Site {
  url: string
  account(kind: Account['kind']): Account
  /** Changes settings of a group as an operator would; resolves when they are stored. */
  set(group: string, value: object): Promise<void>
  /** Publishes an announcement, or with `execution` a popup. `texts`: plain text by language. */
  announce(one: {
    type: string
    execution?: 'A' | 'B' | 'F'
    promotionType?: string
    texts: Record<string, { title: string; text: string }>
  }): Promise<void>
  /** Sets the answer of every captcha issued until now. */
  answerCaptchas(answer: string): Promise<void>
  stop(): Promise<void>
}

/** Setting groups that tests have changed, by each site of this worker. */
const turned = new Map<Site, Set<string>>()

/** Restores the settings that tests of this worker have changed. */
export async function restoreSites(): Promise<void> {
  for (const [site, groups] of turned) for (const group of groups) await site.set(group, asStarted[group] ?? {})
  for (const groups of turned.values()) groups.clear()
}

export async function startSite(): Promise<Site> {
  const { child, message: ready } = await start('gateway-process', {})
  const accounts = ready['accounts'] as Account[]
  let calls = 0
  function order(what: object): Promise<void> {
    const id = ++calls
    return new Promise((resolve, reject) => {
      const listen = (message: { type?: string; id?: number; error?: string }) => {
        if (message.type !== 'done' || message.id !== id) return
        child.off('message', listen)
        if (message.error) reject(new Error(message.error))
        else resolve()
      }
      child.on('message', listen)
      child.send({ id, ...what })
    })
  }
  const groups = new Set<string>()
  const site: Site = {
    url: String(ready['url']),
    account(kind) {
      const found = accounts.find((account) => account.kind === kind)
      if (!found) throw new Error(`no demo ${kind}`)
      return found
    },
    set(group, value) {
      groups.add(group)
      return order({ group, value })
    },
    announce: (one) => order({ announcement: { ...one, publishedAt: new Date() } }),
    answerCaptchas: (captcha) => order({ captcha }),
    stop() {
      turned.delete(site)
      return end(child)
    },
  }
  turned.set(site, groups)
  return site
}
