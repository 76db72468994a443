import {accountAppointments} from '@app/commerce/account/visits/appointments'
import {agreementDetails, agreementSummary} from '@app/commerce/account/agreements'
import {agreementDocuments} from '@app/commerce/account/documents'
import {interstitialRules} from '@app/commerce/account/interstitial-rules'
import {paymentHistory} from '@app/commerce/account/payments/payment-history'
import {paymentMethods} from '@app/commerce/account/payments/payment-methods'
import {paymentsDue} from '@app/commerce/account/payments/payments-due'
import {customerDetails, rentalCustomer} from '@app/commerce/account/rental-customer'
import {visitSlots} from '@app/commerce/account/visits/visits'
import {applicationDraft} from '@app/commerce/approvals/application-draft'
import {requestedDocuments} from '@app/commerce/approvals/documents'
import {existingApproval} from '@app/commerce/approvals/existing-approval'
import {currentApproval} from '@app/commerce/approvals/identity-check'
import {readRegularBasket} from '@app/commerce/basket/regular-basket'
import {openedLink} from '@app/commerce/checkout/agreements/agreement-link'
import {deliverySlots} from '@app/commerce/account/visits/delivery-slots'
import {checkoutBasket, readCheckoutBasket} from '@app/commerce/checkout/checkout-basket'
import {orderCall, toPlacedOrder} from '@app/commerce/checkout/order/order'
import type {Commerce} from '@app/commerce/client'
import {orderHistoryCall, toOrderPage, toOwnOrder} from '@app/commerce/customer/orders'
import {profileOf, readProfile} from '@app/commerce/customer/profile'
import {readProductLists} from '@app/commerce/lists/product-lists'
import {oneOffReceipt, toOneOffDue} from '@app/commerce/one-off/one-off-payment'
import {readCustomer} from '@app/commerce/session/customer/customer-record'
import {resetLink} from '@app/commerce/session/password-reset'
import {fetchSession} from '@app/commerce/session/who'
import type {ReadsByName} from './least-answers'

const ada = 'ada'
const slots = {slots: [{date: '2030-02-03', startTime: '09:00', endTime: '12:00'}]}
const customer = {'/customers/ada': {customerId: ada}}
const approved = {
    '/existingapproval': {
        approval: {
            approvalResponse: '1',
            weeklyApprovalAmount: 60,
            approvalExpirationDate: '2030-03-01'
        }
    }
}
const day = '2030-02-03'
/** What an agreement costs: none of it may be taken for nothing where it is missing. */
const rented = {actualRate: 15, totalCost: 780, remainingPaymentAmount: 600, autoPay: true}
const item = {itemId: 'line', productId: '210001'}
const order = {orderNo: '00001', orderTotal: 20, productItems: [item]}

/** A query of a customer by their id. */
const of =
    <Read>(query: (own: Commerce, customerId: string) => Read) =>
    (own: Commerce): Read =>
        query(own, ada)

const attempt = {
    key: 'key',
    sentAt: 0,
    isPaid: false,
    agreementNumber: '1',
    postalCode: '75201',
    phoneEnd: '0100'
}

/** What is one shopper's own: account, lists, basket, approvals and checkout. */
export const ownReads: ReadsByName = {
    'app/commerce/account/agreements.ts: agreementSummary': {
        read: of(agreementSummary),
        answers: {
            '/agreementsummary': {
                agreement: [{...rented, agreementId: 'a', amountDue: 15, currentDueDate: day}],
                clubInfoResponse: [
                    {customerClubId: 'c', autoPay: true, amountDue: 10, currentDueDate: day}
                ]
            }
        }
    },
    'app/commerce/account/agreements.ts: agreementDetails': {
        read: (own) => agreementDetails(own, {customerId: ada, agreementId: 'a'}),
        answers: {
            '/agreementdetails': {
                agreementWorkflow: {
                    isAutopayEnabled: true,
                    isAgreementSigned: true,
                    isDeliveryScheduled: false,
                    isDeliveryCompleted: false
                },
                agreementInformation: {}
            }
        }
    },
    'app/commerce/account/visits/appointments.ts: accountAppointments': {
        read: of(accountAppointments),
        answers: {
            '/searchappointment': {
                appointments: [
                    {appointmentInfo: {appointmentId: 'v', appointmentDate: '2030-02-03'}}
                ]
            }
        }
    },
    'app/commerce/account/documents.ts: agreementDocuments': {
        read: (own) => agreementDocuments(own, ada, 'a'),
        answers: {
            '/documents': {
                documents: [
                    {documentId: 'd', documentType: 'AGREEMENT', documentDate: '2030-01-01'}
                ]
            }
        }
    },
    'app/commerce/account/interstitial-rules.ts: interstitialRules': {
        read: of(interstitialRules),
        answers: {
            '/getieconfigurations': {sortedRules: [{ruleName: 'rule', contentAssetId: 'asset'}]}
        }
    },
    'app/commerce/account/payments/payment-history.ts: paymentHistory': {
        read: of(paymentHistory),
        answers: {
            '/paymenthistory': {
                payments: [{referenceNumber: 'r', paymentDate: '2030-01-01', totalAmount: 20}]
            }
        }
    },
    'app/commerce/account/payments/payment-methods.ts: paymentMethods': {
        read: of(paymentMethods),
        answers: {'/getsavedpaymentmethods': {paymentMethods: [{paymentMethodId: 'm'}]}}
    },
    'app/commerce/account/payments/payments-due.ts: paymentsDue': {
        read: of(paymentsDue),
        answers: {
            '/calculatepayment': {
                storePaymentDetails: [
                    {
                        agreementPaymentDetails: [
                            {agreementId: 'a', totalAmount: 20, allowOnlinePayment: true}
                        ],
                        clubPaymentDetails: [
                            {customerClubId: 'c', totalAmount: 10, allowOnlinePayment: true}
                        ]
                    }
                ]
            }
        },
        mayLack: [
            'storePaymentDetails.0.agreementPaymentDetails',
            'storePaymentDetails.0.clubPaymentDetails'
        ]
    },
    'app/commerce/account/rental-customer.ts: rentalCustomer': {
        read: of(rentalCustomer),
        answers: {'/getcustomer': {customerId: ada, remotePaymentAllowed: true}}
    },
    'app/commerce/account/rental-customer.ts: customerDetails': {
        read: of(customerDetails),
        answers: {
            '/customerdetailinfo': {
                accountBalance: [{customerAccountTypeRef: 'COA', accountBalance: 5}],
                agreementAccess: [{agreementId: 'a', paymentAllowed: true}]
            }
        }
    },
    'app/commerce/account/visits/visits.ts: visitSlots': {
        read: (own) => visitSlots(own, ada, {kind: 'service', agreementId: 'a'}),
        answers: {'/serviceslots': slots}
    },
    'app/commerce/approvals/application-draft.ts: applicationDraft': {
        read: of(applicationDraft),
        answers: {'/read': {draft: null}}
    },
    'app/commerce/approvals/application-draft.ts: a stored draft': {
        read: of(applicationDraft),
        answers: {'/read': {draft: {}, startedAt: '2030-01-01T00:00:00Z'}},
        mayLack: ['draft']
    },
    'app/commerce/approvals/documents.ts: requestedDocuments': {
        read: of(requestedDocuments),
        answers: {
            '/documents': {verificationDocuments: [{verifyType: 'INCOME', verifyRequired: true}]}
        }
    },
    'app/commerce/approvals/existing-approval.ts: existingApproval': {
        read: of(existingApproval),
        answers: approved
    },
    'app/commerce/approvals/identity-check.ts: currentApproval': {
        read: of(currentApproval),
        answers: approved
    },
    'app/commerce/approvals/look-up-approval.ts: no decision': {
        read: of(existingApproval),
        answers: {'/existingapproval': {isBlacklisted: false}}
    },
    'app/commerce/basket/regular-basket.ts: readRegularBasket': {
        read: (own) => ({fetch: () => readRegularBasket(own, ada)}),
        answers: {'/baskets': {total: 1, baskets: [{basketId: 'b', productItems: [item]}]}},
        mayLack: ['baskets.0.productItems'],
        whole: ['baskets']
    },
    'app/commerce/checkout/checkout-basket.ts: readCheckoutBasket': {
        read: (own) => ({fetch: () => readCheckoutBasket(own, 'b')}),
        answers: {'/baskets/b': {basketId: 'b', productItems: [item]}},
        mayLack: ['productItems'],
        whole: ['productItems']
    },
    'app/commerce/account/visits/delivery-slots.ts: deliverySlots': {
        read: (own) => deliverySlots(own, ada, 'a'),
        answers: {'/deliveryslots': slots}
    },
    'app/commerce/checkout/checkout-basket.ts: checkoutBasket': {
        read: (own) => checkoutBasket(own, 'b'),
        answers: {'/baskets/b': {basketId: 'b', productItems: [item]}},
        mayLack: ['productItems'],
        whole: ['productItems']
    },
    'app/commerce/checkout/order/order.ts: usePlacedOrder': {
        read: (own) => ({
            fetch: async () => toPlacedOrder(await own.fetch(orderCall('00001')), own)
        }),
        answers: {'/orders/00001': order}
    },
    'app/commerce/customer/orders.ts: useOrderHistory': {
        read: (own) => ({
            fetch: async () => toOrderPage(await own.fetch(orderHistoryCall(ada, 1)), 0, own)
        }),
        answers: {'/orders': {total: 1, data: [{orderNo: '00001'}]}}
    },
    'app/commerce/customer/orders.ts: useOwnOrder': {
        read: (own) => ({fetch: async () => toOwnOrder(await own.fetch(orderCall('00001')))}),
        answers: {'/orders/00001': {orderNo: '00001'}}
    },
    'app/commerce/customer/profile.ts: useProfile': {
        read: (own) => ({fetch: () => readProfile(own, ada)}),
        answers: customer
    },
    'app/commerce/customer/profile.ts: profileOf': {
        read: (commerce) => profileOf({commerce, customerId: ada}),
        answers: customer
    },
    'app/commerce/session/customer/customer-record.ts: readCustomer': {
        read: (own) => ({fetch: () => readCustomer(own, ada)}),
        answers: customer
    },
    'app/commerce/lists/product-lists.ts: readProductLists': {
        read: (commerce) => ({fetch: () => readProductLists({commerce, customerId: ada})}),
        answers: {
            '/product-lists': {
                data: [
                    {
                        id: 'list',
                        type: 'wish_list',
                        customerProductListItems: [{id: 'item', productId: '210001'}]
                    }
                ]
            }
        },
        mayLack: ['data.0.customerProductListItems'],
        whole: ['data']
    },
    'app/commerce/one-off/one-off-payment.ts: oneOffReceipt': {
        read: (own) => oneOffReceipt(own, ada, attempt),
        answers: {
            '/status': {
                referenceNumber: 'r',
                totalAmount: 20,
                paymentDate: '2030-02-01T17:00:00Z'
            }
        }
    },
    'app/commerce/one-off/one-off-payment.ts: useFindOneOffDue': {
        read: (own) => ({
            fetch: async () => toOneOffDue(await own.fetch({path: '/one-off-payment/amount'}))
        }),
        answers: {
            '/amount': {agreementNumber: '100001', totalAmount: 20, allowOnlinePayment: true}
        }
    },
    'app/commerce/checkout/agreements/agreement-link.ts: openedLink': {
        read: openedLink,
        answers: {'/agreement-link': {state: 'open'}}
    },
    'app/commerce/session/password-reset.ts: resetLink': {
        read: resetLink,
        answers: {'/reset-password': {state: 'ready', email: 'ada@homeward.example'}}
    },
    'app/commerce/session/who.ts: fetchSession': {
        read: (own) => ({fetch: () => fetchSession(own)}),
        answers: {'/session': {state: 'known', customerId: ada, registered: true}}
    }
}
