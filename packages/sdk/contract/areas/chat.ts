import * as z from 'zod'
import { area, endpoint, everyone, signedIn } from '../endpoint.ts'
import { Instant, Language } from '../shapes.ts'

export const ChatModel = z
  .object({
    modelId: z.string().describe('Identifier of the host; `chat.launch` takes it.'),
    name: z.string().describe('Name of the host.'),
    language: z.string().describe('BCP 47 language the host speaks.'),
    iconUrl: z
      .string()
      .describe('Address of the picture: a path of the site, or an `https` address at one of its image hosts.'),
    online: z.boolean().describe('Whether the host answers now.'),
  })
  .meta({ id: 'ChatModel', description: 'A host of the chat service.' })

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
      output: z.object({ list: z.array(ChatModel).describe('Hosts in the order they are shown.') }),
      errors: [],
    }),
    launch: endpoint({
      method: 'GET',
      path: '/wps/relay/CBS_launchChat',
      summary:
        "An address of the chat service that knows the person for a minute; the service checks its ticket's signature.",
      principals: signedIn,
      module: 'CBS3',
      input: z.strictObject({
        modelId: z.string().max(64).optional().describe('Host to talk to; absent: whoever answers.'),
        language: Language.optional(),
      }),
      output: z.object({
        chatUrl: z.string().describe('`https` address to open; its ticket is good until `expires`.'),
        expires: Instant.describe('When the ticket of the address ends.'),
      }),
      errors: ['not_found'],
    }),
  },
)
