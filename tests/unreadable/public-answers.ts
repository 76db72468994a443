import {categoryTree} from '@app/commerce/categories/category-tree'
import {categoryDescription} from '@app/commerce/categories/category'
import {isInterstitialEnabled} from '@app/commerce/account/interstitial-rules'
import {categoryLanding} from '@app/commerce/content/category-landing'
import {contentAsset, rentalDisclosure} from '@app/commerce/content/content-asset'
import {contentPage} from '@app/commerce/content/content-page'
import {storeFooter, mainBanner, menuLinks} from '@app/commerce/content/store-content'
import {contentPreview} from '@app/commerce/content/content-preview'
import {holidayNotice} from '@app/commerce/content/holiday-notice'
import {storeContext} from '@app/commerce/context/store-context'
import {guestOffers, toStoreOffers} from '@app/commerce/context/guest-offers'
import {toPromoCodes} from '@app/commerce/context/store-promotions'
import {
    autoAssignPreferences,
    cardFramePreference,
    frequentSearches,
    listedCategories,
    sessionTimeouts
} from '@app/commerce/preferences'
import {invitationTimes} from '@app/commerce/leads/deals'
import {chatSettings, thirdParties} from '@app/commerce/third-parties'
import {recommendations} from '@app/commerce/personalization/recommendations'
import {productPicture} from '@app/commerce/products/product-picture'
import {productDetail, productsByIds, wishedProducts} from '@app/commerce/products/product-queries'
import {productWords} from '@app/commerce/products/product-words'
import {productSearch} from '@app/commerce/search/product-search'
import {searchService} from '@app/commerce/search/search-service'
import {suggestions} from '@app/commerce/search/suggestions'
import {assignedStore, nearestStoreId} from '@app/commerce/stores/assigned-store'
import {geocode, locatorSearch, nearestListedStore} from '@app/commerce/stores/locator'
import {nearbyStores, storeDetails} from '@app/commerce/stores/store-details'
import {everyStore, statesWithStores, storesOfState} from '@app/commerce/stores/store-directory'
import {storeChecks} from '@app/commerce/stores/store-flags'
import {storeById} from '@app/commerce/stores/store'
import {storeServices} from '@app/commerce/checkout/store-services'
import {urlMapping} from '@app/commerce/url-mapping'
import {plainListing} from '@app/domain/catalogue/listing'
import {productSlices} from '../../server/ssr/sitemap/product-slices'
import type {ReadsByName} from './least-answers'

const store = {id: '01001', latitude: 34.1, longitude: -118.4}
const stores = {'/stores': {data: [store]}}
const storeSearch = {'/store-search': {total: 1, data: [store]}}
const products = {data: [{id: '210001', name: 'Sofa'}]}
const hits = {totalSize: 1, results: [{productId: '210001', productName: 'Sofa'}]}
const regions = [{components: [{typeId: 'homeward.richText', data: {html: '<p>Words</p>'}}]}]
const preferences = {'/getcustompreferences': {customPreferences: {}}}
const asset = {c_body: '<p>Words</p>'}
const categories = {categories: [{id: 'furniture', name: 'Furniture'}]}
const at = {ids: ['210001'], storeId: undefined}
const searcher = {storeId: undefined, visitorId: 'v', customer: 'guest'} as const

/** What is the same for everybody: catalogue, content, stores and preferences. */
export const publicReads: ReadsByName = {
    'app/commerce/preferences.ts: autoAssignPreferences': {
        read: autoAssignPreferences,
        answers: preferences
    },
    'app/commerce/preferences.ts: cardFramePreference': {
        read: cardFramePreference,
        answers: preferences
    },
    'app/commerce/preferences.ts: frequentSearches': {
        read: frequentSearches,
        answers: preferences
    },
    'app/commerce/preferences.ts: listedCategories': {
        read: listedCategories,
        answers: preferences
    },
    'app/commerce/personalization/recommendations.ts: recommendations': {
        read: (commerce) => recommendations(commerce, {place: 'home', shownId: undefined}),
        answers: {
            '/visitor/recommendations': {recommender: 'top', recoId: '1', productIds: ['210001']}
        }
    },
    'app/commerce/leads/deals.ts: invitationTimes': {read: invitationTimes, answers: preferences},
    'app/commerce/third-parties.ts: chatSettings': {read: chatSettings, answers: preferences},
    'app/commerce/third-parties.ts: thirdParties': {read: thirdParties, answers: preferences},
    'app/commerce/preferences.ts: sessionTimeouts': {read: sessionTimeouts, answers: preferences},
    'app/commerce/account/interstitial-rules.ts: isInterstitialEnabled': {
        read: isInterstitialEnabled,
        answers: preferences
    },
    'app/commerce/url-mapping.ts: urlMapping': {
        read: (commerce) => urlMapping(commerce, 'old'),
        answers: {'/url-mapping': {destinationUrl: '/c/furniture'}}
    },
    'app/commerce/content/content-asset.ts: contentAsset': {
        read: (commerce) => contentAsset(commerce, 'words'),
        answers: {'/content/words': asset}
    },
    'app/commerce/content/content-asset.ts: rentalDisclosure': {
        read: rentalDisclosure,
        answers: {'/content/rental-disclosure': asset}
    },
    'app/commerce/content/store-content.ts: menuLinks': {
        read: (commerce) => menuLinks(commerce, undefined),
        answers: {'/content/menuAdditionalLinks': asset}
    },
    'app/commerce/content/store-content.ts: mainBanner': {
        read: (commerce) => mainBanner(commerce, undefined),
        answers: {'/pages/main-banner': {pageTitle: 'This week', regions}}
    },
    'app/commerce/content/store-content.ts: storeFooter': {
        read: (commerce) => storeFooter(commerce, undefined),
        answers: {'/pages/footer': {pageTitle: 'Footer', regions}}
    },
    'app/commerce/content/content-page.ts: contentPage': {
        read: (commerce) => contentPage(commerce, 'home'),
        answers: {'/pages/home': {pageTitle: 'Home', regions}}
    },
    'app/commerce/content/content-preview.ts: contentPreview': {
        read: (commerce) =>
            contentPreview(commerce, 'home', undefined, {
                key: 'k',
                at: undefined,
                group: undefined,
                mode: undefined,
                token: undefined
            }),
        answers: {'/pages/home': {pageTitle: 'Home', regions}}
    },
    'app/commerce/content/category-landing.ts: categoryLanding': {
        read: (commerce) => categoryLanding(commerce, 'furniture'),
        answers: {'/pages': {data: [{regions}]}},
        whole: ['data']
    },
    'app/commerce/content/holiday-notice.ts: holidayNotice': {
        read: holidayNotice,
        answers: {
            '/Notice/holiday-hours': {c_isActive: true, c_heading: 'Hours', c_text: 'Closed.'}
        }
    },
    'app/commerce/categories/category-tree.ts: categoryTree': {
        read: categoryTree,
        answers: {'/categories/root': categories}
    },
    'app/commerce/categories/category.ts: categoryDescription': {
        read: (commerce) => categoryDescription(commerce, ['furniture']),
        answers: {'/categories/furniture': {id: 'furniture'}}
    },
    'server/ssr/sitemap/product-slices.ts: productSlices': {
        read: productSlices,
        answers: {
            '/categories/root': categories,
            '/search': {totalSize: 1, results: [{productId: '210001'}]}
        }
    },
    'app/commerce/search/product-search.ts: productSearch': {
        read: (commerce) => productSearch(commerce, {listing: plainListing, storeId: undefined}),
        answers: {'/search': hits}
    },
    'app/commerce/search/search-service.ts: searchService': {
        read: (commerce) => searchService(commerce, 'sofa', searcher),
        answers: {'/search': {totalSize: 1}}
    },
    'app/commerce/search/suggestions.ts: suggestions': {
        read: (commerce) => suggestions(commerce, 'sofa'),
        answers: {
            '/autocomplete': {
                suggestions: {
                    suggestedPhrases: [{suggestion: 'sofa bed'}],
                    productSuggestions: [{productId: '210001', productName: 'Sofa'}]
                }
            }
        }
    },
    'app/commerce/products/product-queries.ts: productDetail': {
        read: (commerce) => productDetail(commerce, {id: '210001', storeId: undefined}),
        answers: {'/products/210001': {id: '210001', name: 'Sofa'}}
    },
    'app/commerce/products/product-queries.ts: productsByIds': {
        read: (commerce) => productsByIds(commerce, at),
        answers: {'/products': products}
    },
    'app/commerce/products/product-queries.ts: wishedProducts': {
        read: (commerce) => wishedProducts(commerce, at),
        answers: {'/products': products}
    },
    'app/commerce/products/product-words.ts: productWords': {
        read: (commerce) => productWords(commerce, ['210001']),
        answers: {'/products': products}
    },
    'app/commerce/products/product-picture.ts: productPicture': {
        read: (commerce) => productPicture(commerce, '210001'),
        answers: {'/products/210001': {id: '210001'}}
    },
    'app/commerce/stores/store.ts: storeById': {
        read: (commerce) => storeById(commerce, '01001'),
        answers: stores,
        whole: ['data']
    },
    'app/commerce/stores/store-details.ts: storeDetails': {
        read: (commerce) => storeDetails(commerce, '01001'),
        answers: stores,
        whole: ['data']
    },
    'app/commerce/stores/store-flags.ts: storeChecks': {
        read: (commerce) => storeChecks(commerce, '01001'),
        answers: {'/stores': {data: [{id: '01001'}]}},
        whole: ['data']
    },
    'app/commerce/checkout/store-services.ts: storeServices': {
        read: (commerce) => storeServices(commerce, '01001'),
        answers: {'/stores': {data: [{id: '01001'}]}},
        whole: ['data']
    },
    'app/commerce/context/store-context.ts: storeContext': {
        read: (commerce) => storeContext(commerce, '01001'),
        answers: {'/stores': {data: [{id: '01001'}]}},
        whole: ['data']
    },
    'app/commerce/context/guest-offers.ts: guestOffers': {
        read: (commerce) => guestOffers(commerce, '01001'),
        answers: {'/getpromotionsrac': {PromoObj: [{promoID: 'save'}]}}
    },
    'app/commerce/context/store-offers.ts: useStoreOffers': {
        read: (commerce) => ({
            fetch: async () =>
                toStoreOffers(await commerce.fetch({path: '/getpromotionsrac'}), commerce)
        }),
        answers: {'/getpromotionsrac': {PromoObj: [{promoID: 'save'}]}}
    },
    'app/commerce/context/store-promotions.ts: useStorePromotions': {
        read: (commerce) => ({
            fetch: async () =>
                toPromoCodes(await commerce.fetch({path: '/getpromotionsrac'}), commerce)
        }),
        answers: {'/getpromotionsrac': {PromoObj: [{promotionCode: 'SAVE'}]}}
    },
    'app/commerce/stores/store-details.ts: nearbyStores': {
        read: (commerce) => nearbyStores(commerce, {...store, id: '01002'}),
        answers: storeSearch
    },
    'app/commerce/stores/assigned-store.ts: nearestStoreId': {
        read: (commerce) => nearestStoreId(commerce, {postalCode: '75201', countryCode: 'US'}),
        answers: storeSearch
    },
    'app/commerce/stores/assigned-store.ts: assignedStore': {
        read: (commerce) => ({fetch: () => assignedStore(commerce)}),
        answers: {'/assigned-store': {storeId: null, zip: null}}
    },
    'app/commerce/stores/locator.ts: locatorSearch': {
        read: (commerce) => locatorSearch(commerce, {zip: '75201'}),
        answers: {...storeSearch, '/geocode': {results: []}},
        spared: ['/geocode']
    },
    'app/commerce/stores/locator.ts: nearestListedStore': {
        read: (commerce) => nearestListedStore(commerce, {zip: '75201'}),
        answers: storeSearch
    },
    'app/commerce/stores/locator.ts: geocode': {
        read: (commerce) => ({fetch: () => geocode(commerce, {zip: '75201'})}),
        answers: {
            '/geocode': {
                results: [
                    {
                        formatted_address: 'Dallas, TX 75201, USA',
                        geometry: {location: {lat: 32.8, lng: -96.8}}
                    }
                ]
            }
        }
    },
    'app/commerce/stores/store-directory.ts: everyStore': {
        read: everyStore,
        answers: storeSearch
    },
    'app/commerce/stores/store-directory.ts: statesWithStores': {
        read: statesWithStores,
        answers: {'/store-directory': {states: [{state: 'TX', count: 2}]}}
    },
    'app/commerce/stores/store-directory.ts: storesOfState': {
        read: (commerce) => storesOfState(commerce, 'tx'),
        answers: {'/store-directory': {stores: [{id: '01001', city: 'Dallas', state: 'TX'}]}}
    }
}
