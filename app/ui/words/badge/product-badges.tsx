import {useIntl} from 'react-intl'
import {productBadgeFrom} from '@app/domain/product/product-badge'
import {Badge} from './badge'
import {badgeMessages} from './badge-messages'

export type ProductBadgesProps = {
    /** As the retailer gives them: those that we know are worded in the shopper's language, any other stands as it is. */
    badges: readonly string[]
}

/** What a product is marked with, side by side; nothing where it is not. */
export const ProductBadges = ({badges}: ProductBadgesProps) => {
    const {formatMessage} = useIntl()
    if (badges.length === 0) return null
    return (
        <p className="badges">
            {badges.map((badge) => {
                const known = productBadgeFrom(badge)
                return (
                    <Badge key={badge} tone="warning">
                        {known ? formatMessage(badgeMessages[known]) : badge}
                    </Badge>
                )
            })}
        </p>
    )
}
