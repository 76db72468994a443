import type {ReactNode} from 'react'
import {defineMessages, useIntl} from 'react-intl'
import {commonMessages} from '../common-messages'
import {productBadgeFrom} from '@app/domain/catalogue/product'

/** The badges of products. */
export const badgeMessages = {
    clearance: commonMessages.clearance,
    ...defineMessages({
        'best-seller': {id: 'badge.best-seller', defaultMessage: 'Best seller'},
        'new-arrival': {id: 'badge.new-arrival', defaultMessage: 'New arrival'},
        exclusive: {id: 'badge.exclusive', defaultMessage: 'Exclusive'},
        'special-offer': {id: 'badge.special-offer', defaultMessage: 'Special offer'}
    })
}

export type BadgeTone = 'used' | 'plain' | 'good' | 'warning' | 'danger'

export type BadgeProps = {tone?: BadgeTone; children: ReactNode}

/** A short label; never the only place where something is said. */
export const Badge = ({tone = 'plain', children}: BadgeProps) => (
    <span className={`badge badge--${tone}`}>{children}</span>
)

export type ProductBadgesProps = {
    /** As the retailer gives them: known ones are translated, others are shown unchanged. */
    badges: readonly string[]
}

/** The words of a product's badges. */
export const useBadgeTexts = (badges: readonly string[]): string[] => {
    const {formatMessage} = useIntl()
    return badges.map((badge) => {
        const known = productBadgeFrom(badge)
        return known ? formatMessage(badgeMessages[known]) : badge
    })
}

/** The badges of a product, side by side; nothing without badges. */
export const ProductBadges = ({badges}: ProductBadgesProps) => {
    const texts = useBadgeTexts(badges)
    if (texts.length === 0) return null
    return (
        <p className="badges">
            {texts.map((text) => (
                <Badge key={text}>{text}</Badge>
            ))}
        </p>
    )
}
