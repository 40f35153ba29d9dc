import { useState } from 'react'
import { LoginForm } from './LoginForm.tsx'
import type { UnknownPlace } from './place.ts'
import { useSecond } from './second.ts'
import { SecondStep } from './SecondStep.tsx'
import { VerifyPlace } from './VerifyPlace.tsx'

/** The agents' login: name and password, and the code where the place is new. */
export function AgentLogin({ onDone }: { onDone: () => void }) {
  const [place, setPlace] = useState<UnknownPlace>()
  const second = useSecond()
  if (second) return <SecondStep second={second} />
  if (place) return <VerifyPlace place={place} onBack={() => setPlace(undefined)} />
  return <LoginForm portal="agent" onDone={onDone} onPlace={setPlace} />
}
