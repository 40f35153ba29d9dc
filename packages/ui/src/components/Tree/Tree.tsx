'use client'
import {
  Fragment,
  useMemo,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, tell, type Details } from '../../foundation/details.ts'
import { useGone } from '../../foundation/useGone.ts'
import { useKeptFocus } from '../../foundation/useKeptFocus.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { caretRight } from '../../icons/icons.gen.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import * as css from './Tree.css.ts'
import { childrenOf, knownNodes, type TreeNode } from './Tree.model.ts'
import { useTree } from './useTree.ts'

export interface TreeProps<Node extends TreeNode = TreeNode> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onSelect'
> {
  /** What the tree is of. */
  label: string
  /** The nodes at the top, in their order, with what is below them. */
  nodes: readonly Node[]
  /**
   * Brings the children of a node whose `children` are `'later'`, once when it opens. After a failure opening it, or
   * the button there, asks again.
   * @default none
   */
  loadChildren?: ((node: Node) => Promise<readonly Node[]>) | undefined
  /**
   * `id` of the chosen node, where you keep it; `null` for none.
   * @default none
   */
  chosen?: string | null | undefined
  /**
   * `id` of the node chosen at first, where you do not keep it.
   * @default none
   */
  defaultChosen?: string | undefined
  /**
   * Called with the node that was chosen.
   * @default none
   */
  onChosenChange?: ((node: Node, details: Details<'choice'>) => void) | undefined
  /**
   * `id` of each node that is open at first.
   * @default none
   */
  defaultOpen?: readonly string[] | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['tree']> | undefined
}

/** Its nodes take the focus, one at a time. */
const role = { role: 'tree' } as const

/** A hierarchy to look around in; branches may load when they open. */
export function Tree<Node extends TreeNode>(props: TreeProps<Node>) {
  const { label, nodes, loadChildren, chosen: given, defaultChosen, onChosenChange, defaultOpen, ...others } = props
  const { strings, className, ref, onKeyDown, onClick, ...rest } = others
  const t = useStrings('tree', strings)
  const [own, setOwn] = useState(defaultChosen)
  const chosen = given === undefined ? own : (given ?? undefined)
  const choose = (node: TreeNode, event: SyntheticEvent) => {
    tell(node as Node, because('choice', event), onChosenChange, ({ id }) => setOwn(id))
  }
  const tree = useTree({
    nodes,
    defaultOpen,
    chosen,
    loadChildren: loadChildren as TreeProps['loadChildren'],
    onChoose: choose,
  })
  const known = useMemo(() => knownNodes(nodes, tree.loaded).map(({ id }) => ({ value: id })), [nodes, tree.loaded])
  useGone(known, own === undefined ? [] : [own], () => setOwn(undefined))
  const root = useMergedRef(tree.root, ref)
  const keptFocus = useKeptFocus()
  const handlers = {
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      onKeyDown?.(event)
      tree.onKeyDown(event)
    },
    onClick: (event: MouseEvent<HTMLDivElement>) => {
      onClick?.(event)
      const target = event.target as HTMLElement
      const id = target.closest<HTMLElement>('[role="treeitem"]')?.dataset['id']
      const at = tree.seen.find(({ node }) => node.id === id)
      if (!at) return
      if (at.open !== undefined && target.closest('[data-part="caret"]')) tree.toggle(at.node)
      else choose(at.node, event)
    },
  }
  return (
    <div
      {...rest}
      ref={root}
      {...role}
      aria-label={label}
      data-component="tree"
      className={cx(css.root, className)}
      {...handlers}
    >
      {tree.seen.map(({ node, level, place, size, open }) => {
        const state = tree.loaded.get(node.id)
        const depth = Math.min(level, 9)
        const below = open ? (
          state === 'busy' ? (
            <div role="none" data-part="state" data-level={Math.min(level + 1, 9)} className={css.state}>
              <Skeleton short />
            </div>
          ) : state === 'failed' ? (
            <div role="none" data-part="state" data-level={Math.min(level + 1, 9)} className={css.state}>
              <span role="alert">{t('failed')}</span>
              <Button size="sm" variant="quiet" onClick={() => tree.load(node)}>
                {t('retry')}
              </Button>
            </div>
          ) : childrenOf(node, tree.loaded).length === 0 ? (
            <div role="none" data-part="state" data-level={Math.min(level + 1, 9)} className={css.state}>
              {t('empty')}
            </div>
          ) : null
        ) : null
        return (
          <Fragment key={node.id}>
            <div
              ref={keptFocus}
              role="treeitem"
              aria-level={level}
              aria-posinset={place}
              aria-setsize={size}
              aria-expanded={open}
              aria-selected={node.id === chosen}
              aria-busy={state === 'busy' || undefined}
              tabIndex={node.id === tree.active ? 0 : -1}
              data-part="node"
              data-id={node.id}
              data-level={depth}
              data-state={open === undefined ? 'leaf' : open ? 'open' : 'closed'}
              className={css.node}
              onFocus={() => tree.setActive(node.id)}
            >
              {open === undefined ? (
                <span aria-hidden="true" className={css.caret} />
              ) : (
                <span aria-hidden="true" data-part="caret" className={css.caret}>
                  <Icon icon={caretRight} size={14} flip className={css.sign} />
                </span>
              )}
              {node.icon ? <Icon icon={node.icon} size={18} className={css.icon} /> : null}
              <bdi className={css.words}>{node.label}</bdi>
              {node.note ? (
                <bdi data-part="note" className={css.note}>
                  {node.note}
                </bdi>
              ) : null}
            </div>
            {below}
          </Fragment>
        )
      })}
      {[...tree.loaded.values()].includes('busy') ? (
        <span key="status" role="status" className={css.said}>
          {t('loading')}
        </span>
      ) : null}
    </div>
  )
}
