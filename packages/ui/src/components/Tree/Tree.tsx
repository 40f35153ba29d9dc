'use client'
import {
  Fragment,
  useMemo,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { cx } from '../../foundation/cx.ts'
import { useGone } from '../../foundation/useGone.ts'
import { useKeptFocus } from '../../foundation/useKeptFocus.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { caretRight, checkBold, minusBold } from '../../icons/icons.gen.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import * as css from './Tree.css.ts'
import { childrenOf, type Seen, type TreeNode } from './Tree.model.ts'
import { useTree, type TreeOptions, type TreeState } from './useTree.ts'
import { useTreeKeys } from './useTreeKeys.ts'

export interface TreeProps<Node extends TreeNode = TreeNode>
  extends
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect' | 'defaultChecked'>,
    Omit<TreeOptions<Node>, 'nodes'> {
  /** What the tree is of. */
  label: string
  /**
   * The nodes at the top, in their order, with what is below them; needed without `state`.
   * @default none
   */
  nodes?: readonly Node[] | undefined
  /**
   * What `useTree` returned, for a page that reads the state or reloads a node; all options are given there then.
   * @default its own
   */
  state?: TreeState | undefined
  /**
   * Says why the children of a node did not come, from what `loadChildren` was rejected with.
   * @default words for "did not load"
   */
  failure?: ((error: unknown, node: Node) => ReactNode) | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['tree']> | undefined
}

/** Levels below this one look alike. */
const deepest = 9

/** Its nodes take the focus, one at a time. */
const role = { role: 'tree' } as const
/** A tree without nodes is none. */
const emptyRole = { role: 'group' } as const

/** A hierarchy to look around in; branches may load when they open. */
export function Tree<Node extends TreeNode>(props: TreeProps<Node>) {
  const { label, nodes = [], state, failure, strings, className, ref, onKeyDown, onClick, ...others } = props
  const { loadChildren, open, defaultOpen, onOpenChange, chosen, defaultChosen, onChosenChange, ...further } = others
  const { checkable, checked, defaultChecked, onCheckedChange, active, onActiveChange, filter, ...rest } = further
  const t = useStrings('tree', strings)
  const own = useTree({
    nodes,
    loadChildren,
    open,
    defaultOpen,
    onOpenChange,
    chosen,
    defaultChosen,
    onChosenChange,
    checkable,
    checked,
    defaultChecked,
    onCheckedChange,
    active,
    onActiveChange,
    filter,
  })
  const tree = state ?? own
  const { view } = tree
  const { seen, loaded } = view
  const keys = useTreeKeys(tree)
  const values = useMemo(() => view.known.map(({ id }) => ({ value: id })), [view.known])
  useGone(values, view.heldChosen, view.dropChosen)
  useGone(values, view.heldChecked, view.dropChecked)
  const root = useMergedRef(keys.root, ref)
  const keptFocus = useKeptFocus()
  const below = ({ node, level }: Seen) => {
    const branch = loaded.get(node.id)
    const filled = childrenOf(node, loaded).length > 0
    if (branch?.state !== 'failed' && filled) return null
    return (
      <div role="none" data-part="state" data-level={Math.min(level + 1, deepest)} className={css.state}>
        {view.isBusy(node) ? (
          <Skeleton short />
        ) : branch?.state === 'failed' ? (
          <>
            <span role="alert">{failure?.(branch.error, node as Node) ?? t('failed')}</span>
            <Button size="sm" variant="quiet" onClick={() => view.load(node)}>
              {t('retry')}
            </Button>
          </>
        ) : (
          t('empty')
        )}
      </div>
    )
  }
  const handlers = {
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      onKeyDown?.(event)
      keys.onKeyDown(event)
    },
    onClick: (event: MouseEvent<HTMLDivElement>) => {
      onClick?.(event)
      const target = event.target as HTMLElement
      const id = target.closest<HTMLElement>('[role="treeitem"]')?.dataset['id']
      const at = seen.find(({ node }) => node.id === id)
      if (!at) return
      if (at.open !== undefined && target.closest('[data-part="caret"]')) view.toggle([at.node], event)
      else view.choose(at.node, event)
    },
  }
  return (
    <>
      <div
        {...rest}
        ref={root}
        {...(seen.length > 0 ? role : emptyRole)}
        aria-label={label}
        data-component="tree"
        className={cx(css.root, className)}
        {...handlers}
      >
        {seen.map((one) => {
          const { node, level, place, size, open: isOpen } = one
          const check = view.states?.get(node.id)
          return (
            <Fragment key={node.id}>
              <div
                ref={keptFocus}
                role="treeitem"
                aria-level={level}
                aria-posinset={place}
                aria-setsize={size}
                aria-expanded={isOpen}
                aria-selected={check ? undefined : node.id === tree.chosen}
                aria-checked={check}
                aria-busy={loaded.get(node.id)?.state === 'busy' || undefined}
                tabIndex={node.id === tree.active ? 0 : -1}
                data-part="node"
                data-id={node.id}
                data-level={Math.min(level, deepest)}
                data-state={isOpen === undefined ? 'leaf' : isOpen ? 'open' : 'closed'}
                className={css.node}
                onFocus={(event) => view.focused(node.id, event)}
              >
                {isOpen === undefined ? (
                  <span aria-hidden="true" className={css.caret} />
                ) : (
                  <span aria-hidden="true" data-part="caret" className={css.caret}>
                    <Icon icon={caretRight} size={14} flip className={css.sign} />
                  </span>
                )}
                {check ? (
                  <span aria-hidden="true" data-part="check" className={css.check}>
                    {check === 'false' ? null : <Icon icon={check === 'true' ? checkBold : minusBold} size={12} />}
                  </span>
                ) : null}
                {node.icon ? <Icon icon={node.icon} size={18} className={css.icon} /> : null}
                <bdi className={css.words}>{node.label}</bdi>
                {node.note ? (
                  <bdi data-part="note" className={css.note}>
                    {node.note}
                  </bdi>
                ) : null}
              </div>
              {isOpen ? below(one) : null}
            </Fragment>
          )
        })}
        {view.matches === 0 ? (
          <p data-part="none" className={css.none}>
            {t('none')}
          </p>
        ) : null}
      </div>
      {/* Beside the tree, which holds nodes alone; kept in the page, as what enters with its words is not read out. */}
      <span role="status" className={css.said}>
        {[...loaded.values()].some((branch) => branch.state === 'busy')
          ? t('loading')
          : view.matches === undefined
            ? null
            : view.matches === 0
              ? t('none')
              : t('found', { count: view.matches })}
      </span>
    </>
  )
}
