import * as z from 'zod'
import { chatReadErrors } from '../chat-shapes.ts'
import { area, endpoint, everyone, signedIn } from '../endpoint.ts'
import { Language } from '../shapes.ts'

export const ChatModel = z
  .object({
    modelId: z.string().describe('Identifier of the host; `chat.launch` takes it.'),
    name: z.string().describe('Name of the host.'),
    language: z.string().describe('BCP 47 language of the host.'),
    iconUrl: z.string().describe('URL of the image: a path of the site, or an `https` URL on one of its image hosts.'),
    online: z.boolean().describe('Whether the host is available now.'),
    roomId: z.string().describe('Identifier of the chat room of the host.'),
    followed: z.boolean().describe('Whether the person follows the host; false for visitors.'),
  })
  .meta({ id: 'ChatModel', description: 'A host of the chat.' })

export default area(
  'chat',
  { entry: 'main', about: 'Hosts of the chat, and the way into a room.' },
  {
    models: endpoint({
      method: 'GET',
      path: '/wps/relay/CBS_modelList',
      summary: 'Returns the hosts of the chat.',
      principals: everyone,
      module: 'CBS3',
      input: z.strictObject({ language: Language.optional() }),
      output: z.object({ list: z.array(ChatModel).describe('Hosts in display order.') }),
      errors: [],
    }),
    launch: endpoint({
      method: 'GET',
      path: '/wps/relay/CBS_launchChat',
      summary: 'Returns the address of a chat room on this site: of a host, or of the language of the person.',
      principals: signedIn,
      module: 'CBS3',
      input: z.strictObject({
        modelId: z
          .string()
          .max(64)
          .optional()
          .describe('Host to chat with; absent: the room of the language of the person.'),
        language: Language.optional(),
      }),
      output: z.object({
        chatUrl: z.string().describe('URL of the room on this site; the session of the person opens it.'),
        roomId: z.string().describe('Identifier of the room.'),
      }),
      errors: chatReadErrors,
    }),
  },
)
