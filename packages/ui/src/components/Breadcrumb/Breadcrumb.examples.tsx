import { Breadcrumb } from '@brand/ui/breadcrumb'
import { treeStructure } from '@brand/ui/icons'

const line = [
  { id: 'khaled_one', label: 'khaled_one', href: '#khaled', note: '1,284' },
  { id: 'padma.line', label: 'padma.line', href: '#padma', note: '604' },
  { id: 'shurma_2', label: 'shurma_2', note: '253 direct, 6 levels below' },
]

export function Line() {
  return <Breadcrumb items={line} icon={treeStructure} />
}

const deep = ['khaled_one', 'padma.line', 'meghna_3', 'jamuna', 'surma_upper'].map((label, at) => ({
  id: label,
  label,
  href: `#${label}`,
  note: String(1284 - at * 200),
}))

export function Deep() {
  return <Breadcrumb items={[...deep, ...line.slice(2)]} />
}
