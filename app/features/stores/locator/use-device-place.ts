import {useState} from 'react'
import {assignedPlace} from '@app/commerce/stores/locator/assigned-store'
import type {Place} from '@app/domain/store/place/miles-between'
import {browserLog} from '@app/lib/browser-log'
import {useChangePlace, useVisit} from '@app/routing/visit'

type DevicePlace = 'unasked' | 'asking' | 'allowed' | 'denied' | 'unsupported'

const PATIENCE_MS = 10_000
const PER_DEGREE = 100

/** About half a mile: near enough for stores, and no shopper's door. */
const coarse = (degrees: number): number => Math.round(degrees * PER_DEGREE) / PER_DEGREE

/** Where the device is, asked only when the shopper wants it (G-50). */
export const useDevicePlace = (onPlace: (place: Place) => void) => {
    const {commerce, choice} = useVisit()
    const changePlace = useChangePlace()
    const [state, setState] = useState<DevicePlace>('unasked')

    /** A place is still known roughly: the one that is kept, or the network's [STORE-049]. */
    const fallBack = async (): Promise<void> => {
        if (choice) return changePlace({...choice, source: 'ip'})
        const {zip} = await assignedPlace(commerce).catch(() => ({zip: null}))
        if (zip !== null) await changePlace({zip, source: 'ip'})
    }

    const ask = () => {
        if (!('geolocation' in navigator)) {
            browserLog.info('This browser has no geolocation.')
            return setState('unsupported')
        }
        setState('asking')
        navigator.geolocation.getCurrentPosition(
            ({coords}) => {
                setState('allowed')
                if (choice) void changePlace({...choice, source: 'geo'})
                onPlace({latitude: coarse(coords.latitude), longitude: coarse(coords.longitude)})
            },
            () => {
                setState('denied')
                void fallBack()
            },
            {timeout: PATIENCE_MS, maximumAge: 600_000}
        )
    }
    return {state, ask, forget: () => setState('unasked')}
}
