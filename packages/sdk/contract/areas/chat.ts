import * as z from 'zod'
import { area, endpoint, everyone, signedIn } from '../endpoint.ts'
import { Instant, Language } from '../shapes.ts'

export const ChatModel = z
  .object({
    modelId: z.string().describe('Identifier of the host; `chat.launch` takes it.'),
    name: z.string().describe('Name of the host.'),
    language: z.string().describe('BCP 47 language of the host.'),
    iconUrl: z.string().describe('URL of the image: a path of the site, or an `https` URL on one of its image hosts.'),
    online: z.boolean().describe('Whether the host is available now.'),
  })
  .meta({ id: 'ChatModel', description: 'A host of the chat service.' })

export default area(
  'chat',
  { entry: 'main' },
  {
    models: endpoint({
      method: 'GET',
      path: '/wps/relay/CBS_modelList',
      summary: 'Returns the hosts of the chat service.',
      principals: everyone,
      module: 'CBS3',
      input: z.strictObject({ language: Language.optional() }),
      output: z.object({ list: z.array(ChatModel).describe('Hosts in display order.') }),
      errors: [],
    }),
    launch: endpoint({
      method: 'GET',
      path: '/wps/relay/CBS_launchChat',
      summary:
        'Returns a URL of the chat service with a signed ticket that identifies the person and is valid for one minute.',
      principals: signedIn,
      module: 'CBS3',
      input: z.strictObject({
        modelId: z.string().max(64).optional().describe('Host to chat with; absent: any available host.'),
        language: Language.optional(),
      }),
      output: z.object({
        chatUrl: z.string().describe('`https` URL to open; its ticket is valid until `expires`.'),
        expires: Instant.describe('When the ticket expires.'),
      }),
      errors: ['not_found'],
    }),
  },
)
