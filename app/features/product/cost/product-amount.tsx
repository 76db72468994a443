import loadable from '@loadable/component'
import {defineMessages, useIntl} from 'react-intl'
import {useShopAmount} from '@app/ui/price/shop-amount'
import {Link} from '@app/routing/links/link'
import {SectionBoundary} from '@app/ui/async/section-boundary'
import type {ProductAmountProps} from './amount-line'

const messages = defineMessages({
    apply: {
        id: 'product.amount.apply',
        defaultMessage: 'Find out in minutes how much you can rent a week'
    }
})

const AmountLine = loadable(() => import('./amount-line'), {
    resolveComponent: (module: typeof import('./amount-line')) => module.AmountLine,
    ssr: false
})

/** Reserves two lines, so that nothing moves when the personal text replaces the public one. */
const room = {minHeight: '3em'} as const

/**
 * Whether the product is within the shopper's approval, and what is left then; for others a link to get an approval
 * (G-13).
 */
export const ProductAmount = (wanted: ProductAmountProps) => {
    const {formatMessage} = useIntl()
    const amount = useShopAmount()
    const invitation = (
        <Link to="/instant-approval" prefetch={false}>
            {formatMessage(messages.apply)}
        </Link>
    )
    return (
        <div style={room}>
            {amount ? (
                <SectionBoundary fallback={invitation}>
                    <AmountLine amount={amount} fallback={invitation} {...wanted} />
                </SectionBoundary>
            ) : (
                invitation
            )}
        </div>
    )
}
