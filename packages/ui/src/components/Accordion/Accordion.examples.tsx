import { Accordion, type AccordionItem } from '@brand/ui/accordion'
import { useState } from 'react'

const items: AccordionItem[] = [
  {
    id: 'fees',
    title: 'What does a withdrawal cost?',
    content: <p>Nothing. The bank of the payee may charge for what it receives.</p>,
  },
  {
    id: 'time',
    title: 'How long does it take until the money is there?',
    content: <p>Ten minutes on most days, and never more than a day.</p>,
  },
  {
    id: 'agents',
    title: 'Can I withdraw through an agent in my town?',
    content: <p>Not yet.</p>,
    disabled: true,
  },
  {
    id: 'bonus',
    title: 'What happens to an open bonus?',
    content: <p>You choose: finish its wagering first, or forfeit it and withdraw.</p>,
  },
]

export function OneAtATime() {
  return <Accordion items={items} />
}

export function AnyNumber() {
  return <Accordion items={items} multiple defaultValue={['fees', 'time']} />
}

/** The page holds which sections are open. */
export function Controlled() {
  const [open, setOpen] = useState<string[]>(['fees'])
  return <Accordion items={items} multiple value={open} onValueChange={setOpen} />
}
