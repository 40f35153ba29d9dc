import * as z from 'zod'
import { area, endpoint, everyone, signedIn } from '../endpoint.ts'
import { Instant, Language } from '../shapes.ts'

export const ChatModel = z
  .object({
    modelId: z.string(),
    name: z.string(),
    language: z.string(),
    iconUrl: z.string(),
    /** Answers now. */
    online: z.boolean(),
  })
  .meta({ id: 'ChatModel' })

export default area(
  'chat',
  { entry: 'main' },
  {
    models: endpoint({
      method: 'GET',
      path: '/wps/relay/CBS_modelList',
      summary: 'Hosts of the chat service.',
      principals: everyone,
      module: 'CBS3',
      input: z.strictObject({ language: Language.optional() }),
      output: z.object({ list: z.array(ChatModel) }),
      errors: [],
    }),
    launch: endpoint({
      method: 'GET',
      path: '/wps/relay/CBS_launchChat',
      summary:
        "An address of the chat service that knows the person for a minute; the service checks its ticket's signature.",
      principals: signedIn,
      module: 'CBS3',
      input: z.strictObject({ modelId: z.string().max(64).optional(), language: Language.optional() }),
      output: z.object({ chatUrl: z.string(), expires: Instant }),
      errors: ['not_found'],
    }),
  },
)
