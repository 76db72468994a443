import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const messages = {
    noPrice: commonMessages.noPrice,
    home: commonMessages.home,
    lowestPrice: commonMessages.lowestPrice,
    delivery: commonMessages.deliveryLabel,
    chosenVariation: commonMessages.labelValue,
    ...defineMessages({
        description: {
            id: 'product.description',
            defaultMessage:
                'Rent to own the {name} ({condition}): {payment} per week for {terms, plural, one {# week} other {# weeks}}, {total} in all{cash, select, unknown {} other {, cash price {cash}}}.'
        },
        /** People look for used pieces by these words; no two pages have the same title. */
        usedTitle: {id: 'product.used-title', defaultMessage: '{name} ({condition})'},
        plainDescription: {
            id: 'product.plain-description',
            defaultMessage: 'Rent to own the {name} from a store near you.'
        },
        pictures: {id: 'product.pictures', defaultMessage: 'Pictures of {name}'},
        picture: {id: 'product.picture', defaultMessage: 'Picture {place} of {count}'},
        enlarge: {id: 'product.picture.enlarge', defaultMessage: 'Enlarge the picture'},
        noPicture: {id: 'product.no-picture', defaultMessage: 'No picture yet'},
        preConfigured: {id: 'product.pre-configured', defaultMessage: 'Pre-Configured'},
        addOn: {id: 'product.add-on', defaultMessage: 'Add-On'},
        tiers: {id: 'product.tiers', defaultMessage: 'Price by quantity'},
        tier: {id: 'product.tier', defaultMessage: '{quantity, number} or more'},
        availability: {id: 'product.availability', defaultMessage: 'Stock and delivery'},
        /** Shown in place of the value: the label, a colon and what to do. */
        chooseOne: {id: 'product.variation.choose-one', defaultMessage: '{label}: choose one'},
        notMade: {id: 'product.variation.not-made', defaultMessage: '{label} (not available)'},
        soldOut: {id: 'product.variation.sold-out', defaultMessage: '{label} (out of stock)'},
        descriptionTitle: {id: 'product.details.description', defaultMessage: 'Description'},
        specifications: {id: 'product.details.specifications', defaultMessage: 'Specifications'},
        recommendations: {
            id: 'product.recommendations',
            defaultMessage: 'You might also like'
        },
        recentlyViewed: {id: 'product.recently-viewed', defaultMessage: 'Recently viewed'}
    })
}

/** [INV-001] [INV-002] [INV-003] */
export const stockMessages = {
    'out-of-stock': commonMessages.outOfStock,
    'special-order': commonMessages.specialOrder,
    ...defineMessages({
        'in-stock': {id: 'product.stock.in-stock', defaultMessage: 'In stock'}
    })
}

/** [INV-004] [INV-005] [INV-006] */
export const geoMessages = defineMessages({
    'in-store': {id: 'product.geo.in-store', defaultMessage: 'In Store'},
    'in-geopool': {
        id: 'product.geo.in-geopool',
        defaultMessage: 'In Geopool'
    },
    'special-order': {id: 'product.geo.special-order', defaultMessage: 'Special Order'}
})

/** [INV-010] [INV-011] [INV-012] [INV-013] */
export const sourceMessages = {
    'your-store': commonMessages.inStockAtYourStore,
    nearby: commonMessages.inStockNearby,
    ...defineMessages({
        'special-order': {
            id: 'product.source.special-order',
            defaultMessage: 'Ordered for you from our suppliers'
        },
        'extended-aisle': {
            id: 'product.source.extended-aisle',
            defaultMessage: 'Comes from our partner warehouse'
        }
    })
}

export const buyMessages = {
    outOfStock: commonMessages.outOfStock,
    failed: commonMessages.failed,
    only: commonMessages.onlySoManyLeft,
    ...defineMessages({
        addToCart: {id: 'product.buy.add', defaultMessage: 'Add to cart'},
        noneLeft: {id: 'product.buy.none-left', defaultMessage: '{productName} is out of stock'},
        /** [CART-022] */
        noBasket: {
            id: 'product.buy.no-basket',
            defaultMessage: 'Something is wrong. Please try again'
        },
        choose: {
            id: 'product.buy.choose',
            defaultMessage:
                '{id, select, color {Choose a color} size {Choose a size} storage {Choose the storage} other {Choose: {label}}}'
        },
        needsScript: {
            id: 'product.buy.needs-script',
            defaultMessage: 'To order online, turn on JavaScript, or call your store.'
        }
    })
}

export const shareMessages = defineMessages({
    share: {id: 'product.share', defaultMessage: 'Share'},
    copied: {id: 'product.share.copied', defaultMessage: 'The link to this item has been copied.'},
    failed: {
        id: 'product.share.failed',
        defaultMessage: 'Your browser could neither share the link nor copy it.'
    }
})

export const costMessages = {
    total: commonMessages.totalCostToOwn,
    cash: commonMessages.cashPrice,
    count: commonMessages.numberOfPayments,
    final: commonMessages.finalPayment,
    ...defineMessages({
        title: {id: 'product.cost.title', defaultMessage: 'What it costs to own'},
        lead: {
            id: 'product.cost.lead',
            defaultMessage:
                'However often you pay, it is yours after {total} in all. Return it any time before, and you owe nothing for the time after.'
        },
        caption: {id: 'product.cost.caption', defaultMessage: 'Payments by frequency'},
        frequency: {id: 'product.cost.frequency', defaultMessage: 'You pay'},
        payment: {id: 'product.cost.payment', defaultMessage: 'Payment'},
        none: {id: 'product.cost.none', defaultMessage: 'None'},
        difference: {
            id: 'product.cost.difference',
            defaultMessage: 'Cost of renting (total cost to own less the cash price)'
        },
        early: {id: 'product.cost.early', defaultMessage: 'Own it early'},
        earlyText: {
            id: 'product.cost.early-text',
            defaultMessage:
                'Pay it off before the end and save {percent, number}% of what is left. After {count, plural, one {# payment} other {# payments}} of {payment} you would pay {price} instead of {remaining} and save {saving}.'
        }
    })
}

export const offerMessages = defineMessages({
    title: {id: 'product.offers.title', defaultMessage: 'The same model, new or rented before'},
    lead: {
        id: 'product.offers.lead',
        defaultMessage: 'A previously rented item costs less to own, in fewer payments.'
    },
    current: {id: 'product.offers.current', defaultMessage: 'You are looking at this one'},
    see: {id: 'product.offers.see', defaultMessage: 'See this one'},
    seeNamed: {id: 'product.offers.see-named', defaultMessage: 'See this one: {condition}'}
})

/** [CART-009] [CART-015] (G-16) */
export const addedMessages = {
    quantity: commonMessages.quantity,
    variation: commonMessages.labelValue,
    viewCart: commonMessages.viewCart,
    checkout: commonMessages.proceedToCheckout,
    title: commonMessages.itemsAddedToCart,
    ...defineMessages({
        subtotal: {
            id: 'product.added.subtotal',
            defaultMessage: 'Cart Subtotal ({count, plural, one {# item} other {# items}})'
        },
        alsoLike: {id: 'product.added.also-like', defaultMessage: 'You Might Also Like'}
    })
}
