import {
    catalogueMigration,
    categoryDescriptionMigration,
    promotionLinkMigration
} from './catalogue/catalogue-migration'
import {contentMigration, pageDocumentMigration} from './content/content-migration'
import {preferenceMigration} from './preferences/preference'
import {agreementLinkMigration} from './renting/agreements/agreement-link'
import {agreementMigration} from './renting/agreements/agreement-migration'
import {serviceVisitMigration} from './renting/agreements/visits/appointment'
import {applicationDraftMigration} from './renting/approval/application-draft'
import {approvalMigration} from './renting/approval/approval'
import {consentRecordMigration} from './renting/approval/offers/consent-record'
import {offerMigration} from './renting/approval/offers/offer'
import {phoneCodeMigration} from './renting/approval/verification/phone-code'
import {paymentMigration} from './renting/payments/payment'
import {declinedMethodMigration, defaultMethodMigration} from './renting/payments/payment-method'
import {searchMigration} from './search/seed/seed-search'
import {seoMigration} from './search/url-mapping'
import {basketMigration} from './shoppers/baskets/stored-baskets'
import {consentMigration} from './shoppers/consents/consent'
import {contextMigration} from './shoppers/context/shopper-context'
import {customerMigration, guestListMigration} from './shoppers/customers/customer-migration'
import {messageMigration} from './shoppers/messages/message'
import {orderMigration} from './shoppers/orders/order'
import {
    clientAndMailMigration,
    nonceMigration,
    signInMigration
} from './shoppers/sign-in/sign-in-migration'
import {signInRefusalMigration} from './shoppers/sign-in/sign-in-refusal'
import {storeMigration} from './stores/store'
import {
    activityCallMigration,
    dealsConsentMigration,
    thirdPartyMigration
} from './third-parties/third-party-migration'
import type {Migration} from './world/database'

export const worldMigration: Migration = {
    id: 'world-1',
    up: (db) => {
        db.exec('CREATE TABLE fact (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT')
    }
}

/** In the order in which they run; a new migration goes to the end. */
export const migrations: readonly Migration[] = [
    worldMigration,
    customerMigration,
    signInMigration,
    storeMigration,
    contextMigration,
    preferenceMigration,
    catalogueMigration,
    searchMigration,
    seoMigration,
    basketMigration,
    orderMigration,
    contentMigration,
    approvalMigration,
    agreementMigration,
    paymentMigration,
    thirdPartyMigration,
    clientAndMailMigration,
    messageMigration,
    guestListMigration,
    consentMigration,
    applicationDraftMigration,
    agreementLinkMigration,
    signInRefusalMigration,
    serviceVisitMigration,
    offerMigration,
    consentRecordMigration,
    defaultMethodMigration,
    nonceMigration,
    phoneCodeMigration,
    categoryDescriptionMigration,
    declinedMethodMigration,
    dealsConsentMigration,
    pageDocumentMigration,
    promotionLinkMigration,
    activityCallMigration
]
