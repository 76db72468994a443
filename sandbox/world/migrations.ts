import {agreementMigration} from '../renting/agreements/agreement-migration'
import {approvalMigration} from '../renting/approval/approval-migration'
import {basketMigration} from '../shoppers/baskets/basket-migration'
import {catalogueMigration} from '../catalogue/catalogue-migration'
import {consentMigration} from '../shoppers/consents/consent-migration'
import {contentMigration} from '../content/content-migration'
import {contextMigration} from '../shoppers/context/context-migration'
import {customerMigration, guestListMigration} from '../shoppers/customers/customer-migration'
import {orderMigration} from '../shoppers/orders/order-migration'
import {paymentMigration} from '../renting/payments/payment-migration'
import {preferenceMigration} from '../preferences/preference-migration'
import {searchMigration} from '../search/search-migration'
import {seoMigration} from '../search/seo/seo-migration'
import {messageMigration} from '../shoppers/messages/message-migration'
import {clientAndMailMigration, signInMigration} from '../shoppers/sign-in/sign-in-migration'
import {storeMigration} from '../stores/store-migration'
import {thirdPartyMigration} from '../third-parties/third-party-migration'
import type {Migration} from './migrate'
import {worldMigration} from './world-migration'

/** In the order in which they are taken; a new step goes to the end. */
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
    consentMigration
]
