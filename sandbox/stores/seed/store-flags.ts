import type {StoreCustomAttributes} from '@contract/stores'

/** So many of a hundred stores have it; which ones is spread by the number. */
const share = (number: number, percent: number, step: number) => (number * step) % 100 < percent

/** What a store offers: most things, but never all the same ones. The first is the default store and has it all. */
export const storeFlags = (number: number): StoreCustomAttributes => {
    const has = (percent: number, step: number) => number === 1 || share(number, percent, step)
    return {
        c_isStoreHighRisk: number !== 1 && share(number, 12, 31),
        c_preApprove: has(85, 7),
        c_deliveryRadiusMiles: 20 + ((number * 7) % 4) * 10,
        c_venmoEnabled: has(80, 11),
        c_paypalEnabled: has(90, 13),
        c_cashAppEnabled: has(70, 17),
        c_googlePayEnabled: has(90, 19),
        c_applePayEnabled: has(90, 23),
        c_payfoneEnabled: has(75, 29),
        c_depositAmount: number % 5 === 0 ? 50 : 0,
        c_reservationEnabled: has(60, 37),
        c_reservationPeriodDays: 3,
        c_onlineReturnEnabled: has(50, 41),
        c_deliveryTrackingEnabled: has(80, 43),
        c_agreementEnabled: has(90, 47),
        c_decisionEngineEnabled: has(85, 53),
        c_identityVerificationEnabled: has(70, 59),
        c_benefitsPlusType: has(75, 61) ? 'BPLUS' : '',
        c_ldwEnabled: has(70, 67),
        c_epoEnabled: has(90, 71),
        c_extendedAisleEnabled: has(85, 73),
        c_hubStore: number % 10 === 1,
        c_inventoryPromoEnabled: has(60, 79),
        c_isRAFPromoAvailable: has(50, 83),
        c_rafPromoCode: 'REFER25',
        c_rafPromoDescription: '$25 off your next payment for every friend who rents with us.'
    }
}
