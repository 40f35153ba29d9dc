import { member } from '../api/member-client.ts'
import { useApiQuery } from '../api/use-api-query.ts'

/** How long what a person may do counts as known, ms. */
const knownMs = 60_000

/** The account at a glance, which pages of both centres and their menus read; asked once for all of them. */
export const useSummary = () => useApiQuery(member.summary.member, {}, { staleTime: knownMs }).data
