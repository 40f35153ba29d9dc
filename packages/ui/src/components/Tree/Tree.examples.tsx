import { Button } from '@brand/ui/button'
import { user, usersThree } from '@brand/ui/icons'
import { TextField } from '@brand/ui/text-field'
import { Tree, useTree, type TreeNode } from '@brand/ui/tree'
import { useState } from 'react'

const line: TreeNode[] = [
  {
    id: 'khaled_one',
    label: 'khaled_one',
    note: '1,284',
    icon: usersThree,
    children: [
      {
        id: 'padma.line',
        label: 'padma.line',
        note: '604',
        icon: usersThree,
        children: [
          {
            id: 'shurma_2',
            label: 'shurma_2',
            note: '253',
            icon: usersThree,
            children: 'later',
          },
          { id: 'mitu.r', label: 'mitu.r', icon: user },
          {
            id: 'long',
            label: 'a_name_that_is_a_good_deal_longer_than_its_room',
            note: '17',
            icon: user,
          },
        ],
      },
      { id: 'meghna', label: 'meghna_3', note: '0', icon: usersThree, children: [] },
      { id: 'jahid_k', label: 'jahid_k', icon: user },
    ],
  },
]

const after = (ms: number) => new Promise((done) => setTimeout(done, ms))

const loadChildren = async ({ id }: TreeNode): Promise<TreeNode[]> => {
  await after(400)
  return Array.from({ length: 4 }, (_none, n) => ({
    id: `${id}.${n}`,
    label: `${id}_${n + 1}`,
    note: String(40 - n),
    icon: usersThree,
    children: 'later',
  }))
}

/** Branches load when they open. */
export function Line() {
  return (
    <Tree
      label="Line"
      nodes={line}
      loadChildren={loadChildren}
      defaultOpen={['khaled_one', 'padma.line']}
      defaultChosen="mitu.r"
    />
  )
}

/** All of it is there at once. */
export function Parts() {
  return (
    <Tree
      label="Help"
      nodes={[
        {
          id: 'money',
          label: 'Money',
          children: [
            { id: 'deposits', label: 'Deposits' },
            { id: 'withdrawals', label: 'Withdrawals' },
          ],
        },
        { id: 'rules', label: 'Rules of the games' },
      ]}
      loadChildren={loadChildren}
      defaultOpen={['money']}
    />
  )
}

/** The page holds the node it shows. */
export function Controlled() {
  const [chosen, setChosen] = useState('meghna')
  return (
    <Tree
      label="My line"
      nodes={line}
      defaultOpen={['khaled_one']}
      chosen={chosen}
      onChosenChange={({ id }) => setChosen(id)}
    />
  )
}

/** Whom a message goes to: a checked node stands for all below it. */
export function Checks() {
  const [checked, setChecked] = useState(['mitu.r'])
  return (
    <>
      <Tree
        label="Receivers"
        nodes={line}
        loadChildren={loadChildren}
        defaultOpen={['khaled_one', 'padma.line']}
        checkable
        checked={checked}
        onCheckedChange={setChecked}
      />
      <p>Goes to: {checked.join(', ')}</p>
    </>
  )
}

/** The page has a field for the filter, and reloads a branch. */
export function FilterAndReload() {
  const [filter, setFilter] = useState('')
  const tree = useTree({ nodes: line, loadChildren, defaultOpen: ['khaled_one'], filter })
  return (
    <>
      <TextField label="Search in the line" value={filter} onChange={(event) => setFilter(event.target.value)} />
      <Tree label="Line" state={tree} />
      <Button onClick={() => tree.reload('khaled_one')}>Reload khaled_one</Button>
    </>
  )
}
