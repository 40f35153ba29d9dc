import type { QueryClient } from '@tanstack/react-query'
import type { MemberInfoOutput } from '@brand/sdk'
import type { CallKey } from '../api/call-names.ts'
import { sdk } from '../api/client.ts'
import { queueMutation } from '../forms/queue-mutation.ts'
import type { Lang } from './language.ts'

/** Has the account remember a language. */
export function noteLanguage(client: QueryClient, epoch: number, language: Lang): Promise<unknown> {
  return queueMutation(client, 'language', {
    mutationFn: () => sdk.member.language({ language }),
    onSuccess() {
      const queryKey = ['member', 'info', { epoch }] satisfies CallKey
      client.setQueryData<MemberInfoOutput>(queryKey, (member) => member && { ...member, language })
      // The name of the rank was answered in the language before.
      const named = [queryKey, ['summary', 'member']] satisfies CallKey[]
      return Promise.all(named.map((one) => client.invalidateQueries({ queryKey: one })))
    },
  })
}
