import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { contract } from '@brand/sdk/contract'
import type { FastifyBaseLogger } from 'fastify'
import { catalogueOf } from './catalogue/catalogue-cache.ts'
import type { Services } from '../../server/services.ts'
import { serialise } from '../../http/response/serialise.ts'
import { gameList } from './routes.ts'
import { isOn } from '../../settings/whitelabel.ts'
import { htmlOf, makePage, type Found, type Page } from '../../http/site/pages.ts'

/** What `server/entry-server.js` of a built site offers: what a page wants to know, and the page with it. */
interface Site {
  asks: (path: string, language: string) => unknown
  withList: (html: string, path: string, language: string, list: unknown) => Promise<string>
}

/** A list that takes longer is requested by the page itself. */
const patienceMs = 1000

/**
 * Pages with the first list of their lobby drawn in: what every visitor sees, so it is made once until the catalogue
 * changes (docs/decisions/0029). A page that has none, or whose list is not available now, is served as built.
 */
export function firstLists(services: Services, dist: string): (found: Found, log: FastifyBaseLogger) => Promise<Page> {
  const file = join(dist, 'server/entry-server.js')
  if (!existsSync(file)) return async ({ page }) => page
  const { db } = services
  const list = contract.games.list
  const toJson = serialise(list.output)
  let site: Promise<Site> | undefined

  async function drawn({ page, path, language }: Found, input: unknown, { withList }: Site): Promise<Page> {
    const catalogue = await catalogueOf(db)
    return catalogue.answer(`page ${path} ${page.etag}`, async () => {
      const answer = await gameList({ db, language }, list.input.parse(input))
      // A category without games may not exist at all: the page checks that.
      return answer.totalCount === 0
        ? page
        : makePage(await withList(htmlOf(page), path, language, JSON.parse(toJson(answer))))
    })
  }

  return async (found, log) => {
    try {
      const built = await (site ??= import(pathToFileURL(file).href) as Promise<Site>)
      const input = isOn(services.settings(), list.module) ? built.asks(found.path, found.language) : undefined
      return input
        ? await Promise.race([drawn(found, input, built), delay(patienceMs, found.page, { ref: false })])
        : found.page
    } catch (err) {
      log.warn({ err }, 'a page is served without its first list')
      return found.page
    }
  }
}
