import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { contract } from '@brand/sdk/contract'
import type { FastifyBaseLogger } from 'fastify'
import type * as z from 'zod'
import { catalogueOf } from './catalogue/catalogue-cache.ts'
import type { Services } from '../../server/services.ts'
import { serialise } from '../../http/response/serialise.ts'
import { gameLanes, gameList, hotGames } from './routes.ts'
import { isOn } from '../../settings/whitelabel.ts'
import { htmlOf, makePage, type Found, type Page } from '../../http/site/pages.ts'

/** What `server/entry-server.js` of a built site offers: what a page wants to know, and the page with it. */
interface Site {
  asks: (path: string, language: string) => unknown
  withList: (html: string, path: string, language: string, list: unknown) => Promise<string>
  /** Addresses of the calls a page makes before its scripts are there. */
  earlyCalls: (html: string) => readonly string[]
  withAnswers: (html: string, answers: Readonly<Record<string, unknown>>) => string
}

const { list, lanes, hot } = contract.games

/** A list that takes longer is requested by the page itself. */
const patienceMs = 1000

/**
 * Pages with the first list of their lobby drawn in, and with the answers to those calls they make first that are the
 * same for everyone: what every visitor sees, so it is made once until the catalogue changes (docs/decisions/0029).
 * What is not available now is left to the page.
 */
export function firstLists(services: Services, dist: string): (found: Found, log: FastifyBaseLogger) => Promise<Page> {
  const file = join(dist, 'server/entry-server.js')
  if (!existsSync(file)) return async ({ page }) => page
  const { db } = services
  const on = ({ module }: { module: Parameters<typeof isOn>[1] }) => isOn(services.settings(), module)
  const writtenAs = (endpoint: { output: z.ZodType }) => serialise(endpoint.output).text
  const texts = { list: writtenAs(list), lanes: writtenAs(lanes), hot: writtenAs(hot) }
  let site: Promise<Site> | undefined

  /** The answer to a call, or undefined where it is not the same for everyone, or off. */
  async function answerTo(address: string, language: string): Promise<string | undefined> {
    const [path, query] = address.split('?')
    const input = Object.fromEntries(new URLSearchParams(query))
    if (path === lanes.path && on(lanes)) return texts.lanes(await gameLanes({ db, language }))
    if (path === hot.path && on(hot)) return texts.hot(await hotGames({ db, language }, hot.input.parse(input)))
    return undefined
  }

  async function withList({ path, language }: Found, html: string, { asks, withList }: Site): Promise<string> {
    const input = on(list) ? asks(path, language) : undefined
    if (!input) return html
    const answer = await gameList({ db, language }, list.input.parse(input))
    // A category without games may not exist at all: the page checks that.
    return answer.totalCount === 0 ? html : withList(html, path, language, JSON.parse(texts.list(answer)))
  }

  async function drawn(found: Found, built: Site): Promise<Page> {
    const { page, path, language } = found
    const catalogue = await catalogueOf(db)
    return catalogue.answer(`page ${path} ${page.etag} ${[list, lanes, hot].map(on).join()}`, async () => {
      const html = await withList(found, htmlOf(page), built)
      const answers: Record<string, unknown> = {}
      for (const address of built.earlyCalls(html)) {
        const text = await answerTo(address, language)
        if (text) answers[address] = JSON.parse(text)
      }
      return makePage(built.withAnswers(html, answers))
    })
  }

  return async (found, log) => {
    try {
      const built = await (site ??= import(pathToFileURL(file).href) as Promise<Site>)
      return await Promise.race([drawn(found, built), delay(patienceMs, found.page, { ref: false })])
    } catch (err) {
      log.warn({ err }, 'a page is served without its first list')
      return found.page
    }
  }
}
