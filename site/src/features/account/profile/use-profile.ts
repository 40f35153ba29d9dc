import type { Profile } from '@brand/sdk/member'
import { useQueryClient } from '@tanstack/react-query'
import { member } from '../../../app/api/member-client.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'

/** The operator's data of the person, with the rules it may be changed by. */
export const useProfile = () => useApiQuery(member.profile.show, {}, { staleTime: 30_000 })

/** A switch of the profile: its answer is part of the profile that is shown. */
export function useProfileSwitch({ mutationFn }: { mutationFn: (on: boolean) => Promise<Partial<Profile>> }) {
  const client = useQueryClient()
  return useApiMutation({
    mutationFn,
    async onSuccess(kept) {
      const queryKey = member.profile.show.key({})
      // An answer requested before would switch it back.
      await client.cancelQueries({ queryKey })
      client.setQueryData<Profile>(queryKey, (known) => known && { ...known, ...kept })
    },
    // Perhaps the operator took it, and the answer was lost.
    onError: () => client.invalidateQueries({ queryKey: member.profile.show.key({}) }),
    toastError: true,
  })
}
