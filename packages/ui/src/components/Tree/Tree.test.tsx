import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent, waitFor } from '../../test/render.tsx'
import { Tree, useTree, type TreeNode, type TreeProps } from './index.ts'

const nodes: TreeNode[] = [
  {
    id: 'a',
    label: 'nasrin_04',
    note: '212',
    children: [
      { id: 'a1', label: 'mitu.r' },
      { id: 'a2', label: 'orchi21', children: 'later' },
    ],
  },
  { id: 'b', label: 'tanvir88', children: [] },
  { id: 'c', label: 'jahid_k' },
]
const tree = (props: Partial<TreeProps> = {}) => <Tree label="Line" nodes={nodes} {...props} />
const labels = () => screen.getAllByRole('treeitem').map((item) => item.querySelector('bdi')?.textContent)
const item = (name: string) => screen.getByRole('treeitem', { name: new RegExp(name) })

describeContract(tree(), { component: 'tree' })

it('is a tree with a name, levels and places', () => {
  render(tree({ defaultOpen: ['a'] }))
  expect(screen.getByRole('tree', { name: 'Line' })).toBeVisible()
  expect(labels()).toEqual(['nasrin_04', 'mitu.r', 'orchi21', 'tanvir88', 'jahid_k'])
  expect(item('orchi21')).toHaveAttribute('aria-level', '2')
  expect(item('orchi21')).toHaveAttribute('aria-posinset', '2')
  expect(item('orchi21')).toHaveAttribute('aria-setsize', '2')
  expect(item('nasrin_04')).toHaveAttribute('aria-expanded', 'true')
  expect(item('jahid_k')).not.toHaveAttribute('aria-expanded')
})

it('is looked around in by keyboard, with one Tab stop', async () => {
  const onChosenChange = vi.fn()
  render(tree({ onChosenChange }))
  await userEvent.tab()
  expect(item('nasrin_04')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(item('mitu.r')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(item('nasrin_04')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(labels()).toEqual(['nasrin_04', 'tanvir88', 'jahid_k'])
  await userEvent.keyboard('j')
  expect(item('jahid_k')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onChosenChange).toHaveBeenLastCalledWith(nodes[2], { reason: 'choice', event: expect.anything() })
  expect(item('jahid_k')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Home}*')
  expect(labels()).toHaveLength(5)
  expect(screen.getByText('Nothing here yet')).toBeVisible()
  await userEvent.tab()
  expect(document.body).toHaveFocus()
})

it('looks for words with a space between them, and chooses by Space otherwise', async () => {
  const onChosenChange = vi.fn()
  const nodes = ['Padma Bank', 'Padma Gold'].map((label) => ({ id: label, label }))
  render(<Tree label="Lines" nodes={nodes} onChosenChange={onChosenChange} />)
  await userEvent.tab()
  await userEvent.keyboard('padma g')
  expect(item('Padma Gold')).toHaveFocus()
  expect(onChosenChange).not.toHaveBeenCalled()
  await userEvent.keyboard(' ')
  expect(onChosenChange).toHaveBeenCalledExactlyOnceWith(nodes[1], expect.anything())
})

it('keeps no choice of a node that was taken away', () => {
  const { rerender } = render(tree({ defaultChosen: 'a1', defaultOpen: ['a'] }))
  rerender(tree({ nodes: nodes.slice(1) }))
  rerender(tree())
  expect(item('mitu.r')).toHaveAttribute('aria-selected', 'false')
})

it('keeps the choice of a node whose parent closes', async () => {
  render(tree({ defaultChosen: 'a1', defaultOpen: ['a'] }))
  const caret = () => item('nasrin_04').querySelector('[data-part="caret"]') as Element
  await userEvent.click(caret())
  await userEvent.click(caret())
  expect(item('mitu.r')).toHaveAttribute('aria-selected', 'true')
})

it('chooses by a press on a node, opens by one on its caret', async () => {
  const onChosenChange = vi.fn()
  render(tree({ onChosenChange }))
  await userEvent.click(item('nasrin_04').querySelector('[data-part="caret"]') as Element)
  expect(labels()).toHaveLength(5)
  expect(onChosenChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getByText('orchi21'))
  expect(onChosenChange).toHaveBeenCalledOnce()
})

it('loads a branch once when it opens', async () => {
  const loadChildren = vi.fn((_node: TreeNode) => Promise.resolve([{ id: 'x', label: 'biplob_9' }]))
  render(tree({ defaultOpen: ['a'], loadChildren }))
  item('orchi21').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(await screen.findByText('biplob_9')).toBeVisible()
  expect(item('biplob_9')).toHaveAttribute('aria-level', '3')
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}')
  expect(loadChildren).toHaveBeenCalledOnce()
})

it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', ''])('loads a branch whose id is %j', async (id) => {
  const loadChildren = vi.fn(() => Promise.resolve([{ id: 'x', label: 'biplob_9' }]))
  render(tree({ nodes: [{ id, label: 'orchi21', children: 'later' }], loadChildren }))
  item('orchi21').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(await screen.findByText('biplob_9')).toBeVisible()
  expect(loadChildren).toHaveBeenCalledOnce()
})

it('says that a branch is on its way, that it failed, and asks again', async () => {
  let refuse = () => {}
  const loadChildren = vi
    .fn<NonNullable<TreeProps['loadChildren']>>()
    .mockImplementationOnce(() => new Promise((_done, fail) => (refuse = () => fail(new Error('no')))))
    .mockResolvedValueOnce([])
  render(tree({ defaultOpen: ['a'], loadChildren }))
  item('orchi21').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(item('orchi21')).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  refuse()
  expect(await screen.findByRole('alert')).toHaveTextContent('This did not load.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByText('Nothing here yet')).toBeVisible())
  expect(loadChildren).toHaveBeenCalledTimes(2)
})

it('follows the page where that keeps what is chosen', async () => {
  render(tree({ chosen: 'b' }))
  expect(item('tanvir88')).toHaveAttribute('aria-selected', 'true')
  await userEvent.tab()
  expect(item('tanvir88')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(item('tanvir88')).toHaveAttribute('aria-selected', 'true')
})

it('keeps focus as the node that has it is taken away', async () => {
  const { rerender } = render(tree())
  item('tanvir88').focus()
  rerender(tree({ nodes: nodes.filter(({ id }) => id !== 'b') }))
  expect(item('jahid_k')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  expect(item('nasrin_04')).toHaveFocus()
})

it('checks nodes by press and key, mixed above them', async () => {
  const onCheckedChange = vi.fn()
  render(tree({ checkable: true, defaultOpen: ['a'], onCheckedChange }))
  await userEvent.click(screen.getByText('mitu.r'))
  expect(onCheckedChange).toHaveBeenLastCalledWith(['a1'], { reason: 'choice', event: expect.anything() })
  expect(item('nasrin_04')).toHaveAttribute('aria-checked', 'mixed')
  item('nasrin_04').focus()
  await userEvent.keyboard(' ')
  expect(onCheckedChange).toHaveBeenLastCalledWith(['a'], expect.anything())
  expect(item('orchi21')).toBeChecked()
  expect(item('orchi21')).not.toHaveAttribute('aria-selected')
  await userEvent.keyboard('{Enter}')
  expect(onCheckedChange).toHaveBeenLastCalledWith([], expect.anything())
})

it('tells of checked nodes that were taken away', () => {
  const onCheckedChange = vi.fn()
  const props = { checkable: true, defaultChecked: ['a', 'c'], onCheckedChange }
  const { rerender } = render(tree(props))
  rerender(tree({ ...props, nodes: nodes.slice(1) }))
  expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(['c'], { reason: 'gone', event: undefined })
})

it('opens what the page opens, where that keeps it', async () => {
  const onOpenChange = vi.fn()
  const { rerender } = render(tree({ open: [], onOpenChange }))
  item('nasrin_04').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(onOpenChange).toHaveBeenCalledWith(['a'], { reason: 'toggle', event: expect.anything() })
  expect(labels()).toHaveLength(3)
  rerender(tree({ open: ['a'], onOpenChange }))
  expect(labels()).toHaveLength(5)
})

it('leaves what a filter finds, open to it, and says how much that is', async () => {
  const { rerender } = render(tree({ filter: 'orchi' }))
  expect(labels()).toEqual(['nasrin_04', 'orchi21'])
  expect(screen.getByRole('status')).toHaveTextContent('Found: 1')
  item('nasrin_04').focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(labels()).toEqual(['nasrin_04'])
  rerender(tree({ filter: 'nobody' }))
  expect(screen.getAllByText('Nothing found')[0]).toBeVisible()
  rerender(tree())
  expect(labels()).toEqual(['nasrin_04', 'tanvir88', 'jahid_k'])
})

it('reloads a node: what is there stays until the new comes, also after a failure', async () => {
  const loadChildren = vi
    .fn<NonNullable<TreeProps['loadChildren']>>()
    .mockResolvedValueOnce([{ id: 'x', label: 'biplob_9' }])
    .mockRejectedValueOnce(new Error('The line is busy'))
    .mockResolvedValueOnce([{ id: 'y', label: 'rumi_7' }])
  function Page() {
    const state = useTree({ nodes, loadChildren, defaultOpen: ['a'] })
    return (
      <>
        <Tree label="Line" state={state} failure={(error) => (error as Error).message} />
        <button onClick={() => state.reload('a2')}>Reload</button>
        <output>{state.open.join()}</output>
      </>
    )
  }
  render(<Page />)
  item('orchi21').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(await screen.findByText('biplob_9')).toBeVisible()
  expect(screen.getByText('a,a2')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The line is busy')
  expect(screen.getByText('biplob_9')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('rumi_7')).toBeVisible()
  expect(screen.queryByText('biplob_9')).toBeNull()
})

it('loads what is open from the start, and what its owner opens, once', async () => {
  const loadChildren = vi.fn(async ({ id }: TreeNode): Promise<TreeNode[]> => [{ id: `${id}.1`, label: `${id}_one` }])
  const { rerender } = render(
    <StrictMode>{tree({ open: ['a', 'a2'], loadChildren, strings: { empty: 'empty' } })}</StrictMode>,
  )
  expect(screen.queryByText('empty')).toBeNull()
  await waitFor(() => expect(item('a2_one')).toBeVisible())
  rerender(<StrictMode>{tree({ open: ['a'], loadChildren })}</StrictMode>)
  rerender(<StrictMode>{tree({ open: ['a', 'a2'], loadChildren })}</StrictMode>)
  expect(item('a2_one')).toBeVisible()
  expect(loadChildren).toHaveBeenCalledTimes(1)
})
