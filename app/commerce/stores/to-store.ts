import {zipOfPostalCode} from '@app/domain/store/place/zip'
import {flag, number, record, text} from '../reading'
import type {Store} from './store'

/** A store of the platform as shoppers know it; nothing without id and place. */
export const toStore = (raw: unknown): Store | undefined => {
    const store = record(raw)
    const [id, latitude, longitude] = [
        text(store.id),
        number(store.latitude),
        number(store.longitude)
    ]
    if (id === undefined || latitude === undefined || longitude === undefined) return undefined
    const closes = text(store.c_storeEcommCloseDate)
    return {
        id,
        name: text(store.name) ?? '',
        address: text(store.address1) ?? '',
        city: text(store.city) ?? '',
        state: text(store.stateCode) ?? '',
        postalCode: zipOfPostalCode(text(store.postalCode) ?? ''),
        phone: text(store.phone) ?? null,
        latitude,
        longitude,
        distance: number(store.distance) ?? null,
        ...(closes !== undefined && {onlineUntil: closes}),
        hidden: flag(store.c_storeHide) ?? false,
        selectable: (flag(store.c_storeSelect) ?? true) && (flag(store.c_storeEnable) ?? true),
        timeZone: text(store.c_timeZone) ?? null,
        zone: text(store.c_zoneID) ?? null,
        tagline: text(store.c_fz_tagline) ?? null,
        deliveryRadius: number(store.c_deliveryRadiusMiles) ?? null
    }
}
