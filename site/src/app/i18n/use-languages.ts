import { useEffect, useState } from 'react'
import { useStatus } from '../api/status.ts'
import { learnt, type Language } from './language.ts'
import { learnLanguages } from './languages.ts'

/** Languages to choose from: those of this build that the operator offers; none until they are there. */
export function useLanguages(): readonly Language[] {
  const [all, setAll] = useState<readonly Language[]>(() => [...learnt.values()])
  useEffect(() => void learnLanguages().then(setAll, () => {}), [])
  const offered = useStatus().data?.languages.supported
  const both = all.filter(({ tag }) => !offered || offered.includes(tag))
  return both.length > 0 ? both : all
}
