import { languages, type Lang } from './language.ts'
import { useStatus } from '../api/status.ts'

/** Languages to choose from: those of this build that the operator offers. */
export function useLanguages(): readonly Lang[] {
  const offered = useStatus().data?.languages.supported
  const both = languages.filter((lang) => !offered || offered.includes(lang))
  return both.length > 0 ? both : languages
}
