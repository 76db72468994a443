import {defineMessages} from 'react-intl'

/** What a listing is called and where it is: all that is known of it before its products are. */
export const subjectMessages = defineMessages({
    home: {id: 'listing.home', defaultMessage: 'Home'},
    allProducts: {id: 'listing.all-products', defaultMessage: 'Shop all'},
    resultsFor: {id: 'listing.results-for', defaultMessage: 'Results for “{query}”'},
    clearance: {id: 'listing.clearance', defaultMessage: 'Clearance'},
    offers: {id: 'listing.offers', defaultMessage: 'Offers'},
    subCategories: {id: 'listing.sub-categories', defaultMessage: 'Categories in {category}'}
})
