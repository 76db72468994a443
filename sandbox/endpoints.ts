import {catalogueEndpoints} from './catalogue/catalogue-endpoints'
import {contentEndpoints} from './content/content-endpoints'
import type {Endpoint} from './core/endpoint'
import {pictureEndpoints} from './images/get-picture'
import {preferenceEndpoints} from './preferences/preference-endpoints'
import {agreementEndpoints} from './renting/agreements/agreement-endpoints'
import {approvalEndpoints} from './renting/approval/approval-endpoints'
import {agreementDocumentEndpoints} from './renting/documents/document-endpoints'
import {paymentEndpoints} from './renting/payments/payment-endpoints'
import {customSearch} from './search/custom-search-endpoint'
import {productSearch} from './search/product-search-endpoint'
import {autocomplete, getSearchSuggestions} from './search/suggestion-endpoints'
import {getUrlMapping} from './search/url-mapping'
import {basketEndpoints} from './shoppers/baskets/basket-endpoints'
import {consentEndpoints} from './shoppers/consents/consent-endpoints'
import {contextEndpoints} from './shoppers/context/context-endpoints'
import {customerEndpoints} from './shoppers/customers/customer-endpoints'
import {orderEndpoints} from './shoppers/orders/order-endpoints'
import {signInEndpoints} from './shoppers/sign-in/sign-in-endpoints'
import {storeEndpoints} from './stores/store-endpoints'
import {thirdPartyEndpoints} from './third-parties/third-party-endpoints'

export const searchEndpoints = [customSearch, autocomplete, productSearch, getSearchSuggestions]

/** All endpoints of the sandbox, area by area. */
export const endpoints: readonly Endpoint[] = [
    ...signInEndpoints,
    ...storeEndpoints,
    ...catalogueEndpoints,
    ...searchEndpoints,
    getUrlMapping,
    ...contentEndpoints,
    ...consentEndpoints,
    ...contextEndpoints,
    ...preferenceEndpoints,
    ...basketEndpoints,
    ...customerEndpoints,
    ...orderEndpoints,
    ...pictureEndpoints,
    ...approvalEndpoints,
    ...agreementEndpoints,
    ...agreementDocumentEndpoints,
    ...paymentEndpoints,
    ...thirdPartyEndpoints
]
