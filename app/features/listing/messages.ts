import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const messages = defineMessages({
    titleOfPage: {id: 'listing.title-of-page', defaultMessage: '{title}, page {page}'},
    description: {
        id: 'listing.description',
        defaultMessage:
            'Rent to own {category} with weekly, bi-weekly, semi-monthly or monthly payments. See the total cost to own of every item before you choose.'
    },
    count: {
        id: 'listing.count',
        defaultMessage: '{total, plural, =0 {No items} one {# item} other {# items}}'
    },
    filters: {id: 'listing.filters', defaultMessage: 'Filters'},
    filtersChosen: {
        id: 'listing.filters-chosen',
        defaultMessage: '{count, plural, =0 {Filters} other {Filters (#)}}'
    },
    chosen: {id: 'listing.filter.chosen', defaultMessage: 'Chosen filters'},
    remove: {id: 'listing.filter.remove', defaultMessage: 'Remove filter: {facet}, {value}'},
    clear: {id: 'listing.filter.clear', defaultMessage: 'Clear all'},
    showItems: {
        id: 'listing.filter.show-items',
        defaultMessage: '{total, plural, =0 {No items} one {Show # item} other {Show # items}}'
    },
    more: {id: 'listing.filter.more', defaultMessage: 'Show {count, number} more'},
    sortBy: {id: 'listing.sort.label', defaultMessage: 'Sort by'},
    sort: {id: 'listing.sort.submit', defaultMessage: 'Sort'},
    perPage: {id: 'listing.page-size', defaultMessage: 'Items per page'},
    view: {id: 'listing.view', defaultMessage: 'View'},
    asGrid: {id: 'listing.view.grid', defaultMessage: 'Show as grid'},
    asList: {id: 'listing.view.list', defaultMessage: 'Show as list'},
    tabs: {id: 'listing.tabs', defaultMessage: 'Kinds of items'}
})

/** A filter by price, in payments of the chosen frequency. */
export const priceMessages = defineMessages({
    label: {id: 'listing.price.label', defaultMessage: 'Price {per}'},
    under: {id: 'listing.price.under', defaultMessage: 'Under {below} {per}'},
    between: {id: 'listing.price.between', defaultMessage: '{from} to {below} {per}'},
    above: {id: 'listing.price.above', defaultMessage: '{from} {per} or more'}
})

/** [PLP-006] [PLP-008] */
export const sortMessages = defineMessages({
    availability: {id: 'listing.sort.availability', defaultMessage: 'Availability'},
    'price-low-to-high': {
        id: 'listing.sort.price-low-to-high',
        defaultMessage: 'Price Low To High'
    },
    'price-high-to-low': {
        id: 'listing.sort.price-high-to-low',
        defaultMessage: 'Price High To Low'
    },
    'most-popular': {id: 'listing.sort.most-popular', defaultMessage: 'Most Popular'},
    relevance: {id: 'listing.sort.relevance', defaultMessage: 'Relevance'}
})

/** [PLP-015] */
export const tabMessages = {
    clearance: commonMessages.clearance,
    ...defineMessages({
        all: {id: 'listing.tab.all', defaultMessage: 'All items'},
        deals: {id: 'listing.tab.deals', defaultMessage: 'Deals'},
        'my-items': {id: 'listing.tab.my-items', defaultMessage: 'My items'}
    })
}

export const emptyMessages = defineMessages({
    title: {id: 'listing.empty.title', defaultMessage: 'We found nothing that fits'},
    popularSearches: {
        id: 'listing.empty.popular-searches',
        defaultMessage: 'What others search for'
    },
    popularItems: {id: 'listing.empty.popular-items', defaultMessage: 'Popular items'},
    filtered: {
        id: 'listing.empty.filtered',
        defaultMessage: 'No item has all the filters you chose. Take one away and see what appears.'
    },
    searched: {
        id: 'listing.empty.searched',
        defaultMessage: 'Nothing matches “{query}”. Check the spelling or try a wider word.'
    },
    approved: {
        id: 'listing.empty.approved',
        defaultMessage: 'Nothing here fits within what is left of your approval.'
    },
    here: {
        id: 'listing.empty.here',
        defaultMessage: 'Your store has nothing here right now.'
    },
    clear: {id: 'listing.empty.clear', defaultMessage: 'Clear all filters'},
    pastEnd: {id: 'listing.past-end.title', defaultMessage: 'There is no such page'},
    pastEndReason: {
        id: 'listing.past-end.reason',
        defaultMessage:
            '{pages, plural, one {All items here are on one page.} other {The items here end on page #.}}'
    },
    lastPage: {id: 'listing.past-end.last-page', defaultMessage: 'Go to the last page'},
    shopAll: {id: 'listing.empty.shop-all', defaultMessage: 'Shop all products'},
    elsewhere: {id: 'listing.empty.elsewhere', defaultMessage: 'Or start with a category'}
})

/** Shopping by an approval, and the invitation to get one (G-13). */
export const approvalMessages = {
    whatNow: commonMessages.seeWhatYouCanDo,
    apply: commonMessages.getInstantApproval,
    cart: commonMessages.goToYourCart,
    endsToday: commonMessages.approvalEndsToday,
    declined: commonMessages.notApproved,
    ...defineMessages({
        within: {
            id: 'listing.approval.within',
            defaultMessage:
                'Your approval leaves you {amount} {per}. Each of these items fits in it.'
        },
        besideCart: {
            id: 'listing.approval.beside-cart',
            defaultMessage:
                'Besides what is in your cart, your approval leaves you {amount} {per}. Each of these items fits in it.'
        },
        allInCart: {
            id: 'listing.approval.all-in-cart',
            defaultMessage:
                'The items in your cart use up your approval of {amount} {per}. Remove something to see what else fits.'
        },
        allRented: {
            id: 'listing.approval.all-rented',
            defaultMessage:
                'What you rent already uses up your approval. Your store can tell you more.'
        },
        ended: {id: 'listing.approval.ended', defaultMessage: 'Your approval ended on {day}.'},
        declinedText: {
            id: 'listing.approval.declined-text',
            defaultMessage: 'See when you may apply again, and what you can do until then.'
        },
        title: {
            id: 'listing.approval.title',
            defaultMessage: 'See what fits your weekly budget'
        },
        text: {
            id: 'listing.approval.text',
            defaultMessage:
                'Get a weekly approval amount in minutes, then shop only what it covers.'
        }
    })
}

/** Titles and breadcrumbs: everything known of a listing before its products. */
export const subjectMessages = {
    clearance: commonMessages.clearance,
    home: commonMessages.home,
    ...defineMessages({
        allProducts: {id: 'listing.all-products', defaultMessage: 'Shop all'},
        exchange: {id: 'listing.exchange', defaultMessage: 'Items to exchange for'},
        approved: {id: 'listing.approved', defaultMessage: 'Items within your approval'},
        resultsFor: {id: 'listing.results-for', defaultMessage: 'Results for “{query}”'},
        offers: {id: 'listing.offers', defaultMessage: 'Offers'},
        subCategories: {id: 'listing.sub-categories', defaultMessage: 'Categories in {category}'}
    })
}
