import * as z from 'zod'

export const settings = {
  sandbox: z.object({
    /** Where codes are shown instead of sent: `/sandbox/inbox`. */ inbox: z
      .enum(['off', 'local', 'open'])
      .default('local'),
  }),
}

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
