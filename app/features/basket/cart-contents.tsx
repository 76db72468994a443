import loadable from '@loadable/component'
import type {Line, Promo} from '@app/commerce/basket/basket'
import type {Category} from '@app/commerce/categories/category'
import {DialogBoundary} from '@app/ui/loaded/dialog-boundary'
import {useFrequency} from '@app/ui/price/use-frequency'
import {CartEmpty} from './cart-empty'
import {CartNotices} from './cart-notices'
import {CartSummary} from './summary/cart-summary'
import {CartLines} from './lines/cart-lines'
import {useRemoval} from './removal/use-removal'
import {useUnavailableLines} from './removal/use-unavailable-lines'

const RemoveDialog = loadable(() => import('./removal/remove-dialog'), {
    resolveComponent: (module: typeof import('./removal/remove-dialog')) => module.RemoveDialog,
    ssr: false
})

export type CartContentsProps = {
    lines: readonly Line[]
    promo: Promo | null
    categories: readonly Category[]
    /** Called once a line is gone, and with it the button that had the focus. */
    onRemoved: () => void
}

/** A cart that is known: its lines and what they come to, or what to do without any. */
export const CartContents = ({lines, promo, categories, onRemoved}: CartContentsProps) => {
    const unavailable = useUnavailableLines(lines)
    const {asked, hasFailed, ask, remove, cancel} = useRemoval(onRemoved)
    const [frequency, chooseFrequency] = useFrequency()
    const shown = lines.filter(({available}) => available)
    return (
        <>
            <CartNotices unavailable={unavailable} removalFailed={hasFailed} />
            {shown.length === 0 ? (
                <CartEmpty categories={categories} />
            ) : (
                <div className="cart__body">
                    <CartLines lines={shown} frequency={frequency} onRemove={ask} />
                    <CartSummary
                        lines={shown}
                        promo={promo}
                        frequency={frequency}
                        onChooseFrequency={chooseFrequency}
                    />
                </div>
            )}
            {asked ? (
                <DialogBoundary onClose={cancel}>
                    <RemoveDialog
                        name={asked.name}
                        onConfirm={() => void remove(asked)}
                        onCancel={cancel}
                    />
                </DialogBoundary>
            ) : null}
        </>
    )
}
