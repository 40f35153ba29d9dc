import { end, start, type Account } from './product.ts'

/** The built site on a throwaway gateway: quick proofs of work, settings that can be turned. No vendor. */
export interface Site {
  url: string
  account(kind: Account['kind']): Account
  /** Turns settings of a group, as an operator would; resolves once they are written. */
  set(group: string, value: object): Promise<void>
  /** Publishes an announcement, or with an `execution` a popup. `texts` by language, plain. */
  announce(one: {
    type: string
    execution?: 'A' | 'B' | 'F'
    promotionType?: string
    texts: Record<string, { title: string; text: string }>
  }): Promise<void>
  /** Every captcha drawn until now reads so. */
  answerCaptchas(answer: string): Promise<void>
  stop(): Promise<void>
}

export async function startSite(): Promise<Site> {
  const { child, message: ready } = await start('site/e2e/support/gateway-process.ts', {})
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
  return {
    url: String(ready['url']),
    account(kind) {
      const found = accounts.find((account) => account.kind === kind)
      if (!found) throw new Error(`no demo ${kind}`)
      return found
    },
    set: (group, value) => order({ group, value }),
    announce: (one) => order({ announcement: { ...one, publishedAt: new Date() } }),
    answerCaptchas: (captcha) => order({ captcha }),
    stop: () => end(child),
  }
}
