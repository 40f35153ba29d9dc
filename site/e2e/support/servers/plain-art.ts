// Stands for the gateway's module of pictures in bundles for tests: tiles and banners of games are a fifth of what a
// page costs, and a half of what the gateway does. Flags and avatars are as they are.
import { artRoutes } from '../../../../packages/gateway/src/modules/art/routes.ts'
import { defineModule } from '../../../../packages/gateway/src/server/module.ts'
import { asksForPlain } from './plain-pictures.ts'

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><path fill="#345" d="M0 0h300v400H0z"/></svg>'
const ofGame = /^\/art\/(?!flag\/|avatar\/)(banner\/)?[a-z]+\/[^/]+\.svg(\?|$)/

export default defineModule({
  routes(app) {
    app.addHook('onRequest', async (request, reply) => {
      if (!asksForPlain(request) || !ofGame.test(request.url)) return undefined
      return reply
        .headers({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' })
        .send(picture)
    })
    artRoutes(app)
  },
})
