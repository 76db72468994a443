import {agreementEndpoints} from './renting/agreements/agreement-endpoints'
import {approvalEndpoints} from './renting/approval/approval-endpoints'
import {catalogueEndpoints} from './catalogue/catalogue-endpoints'
import {basketEndpoints} from './shoppers/baskets/basket-endpoints'
import {consentEndpoints} from './shoppers/consents/consent-endpoints'
import {contentEndpoints} from './content/content-endpoints'
import {contextEndpoints} from './shoppers/context/context-endpoints'
import type {Endpoint} from './core/endpoint'
import {customerEndpoints} from './shoppers/customers/customer-endpoints'
import {orderEndpoints} from './shoppers/orders/order-endpoints'
import {pictureEndpoints} from './pictures/service/get-picture'
import {paymentEndpoints} from './renting/payments/payment-endpoints'
import {preferenceEndpoints} from './preferences/preference-endpoints'
import {searchEndpoints} from './search/search-endpoints'
import {getUrlMapping} from './search/seo/get-url-mapping'
import {signInEndpoints} from './shoppers/sign-in/sign-in-endpoints'
import {storeEndpoints} from './stores/store-endpoints'
import {thirdPartyEndpoints} from './third-parties/third-party-endpoints'

/** Everything that the sandbox answers, area by area. */
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
    ...paymentEndpoints,
    ...thirdPartyEndpoints
]
