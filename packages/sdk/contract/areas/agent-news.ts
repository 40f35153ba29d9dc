import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { Language } from '../shapes.ts'
import { agents } from './downline.ts'
import { Instant } from '../scalars.ts'

export const AgentNews = z
  .object({
    id: z.string().describe('Identifier of the announcement.'),
    title: z.string().describe('Title in the requested language.'),
    content: z.string().describe('HTML in the requested language, sanitised by an allow-list.'),
    publishedAt: Instant.describe('When it was published.'),
    language: z
      .string()
      .optional()
      .describe('BCP 47 language of the text; another than the requested one where it has no version in that.'),
  })
  .meta({ id: 'AgentNews', description: 'An announcement of the operator for agents.' })

export default area(
  'agentNews',
  { entry: 'agent', about: 'Announcements for agents.' },
  {
    list: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getAgentAnnouncements',
      summary: 'Returns the announcements for agents, newest first.',
      principals: agents,
      module: 'AGENTANNOUNCE3',
      input: z.strictObject({ language: Language.optional() }),
      output: z.object({ list: z.array(AgentNews).describe('Announcements, newest first.') }),
      errors: [],
    }),
  },
)
