import {useState} from 'react'
import {assignedStore} from '@app/commerce/stores/assigned-store'
import type {Place} from '@app/domain/stores/map'
import {browserLog} from '@app/lib/browser/browser'
import {useLatest} from '@app/lib/browser/react-hooks'
import {useAppContext, useChangeStoreChoice} from '@app/routing/route/app-context'

const noPlace = {storeId: null, zip: null}

type DeviceLocationState = 'unasked' | 'asking' | 'allowed' | 'denied' | 'not-found' | 'unsupported'

/** The error code if the shopper does not share their position; the other codes are failures of the device. */
const PERMISSION_DENIED = 1
const PATIENCE_MS = 10_000
const PER_DEGREE = 100

/** About half a mile: close enough to find stores, and not a shopper's address. */
const coarse = (degrees: number): number => Math.round(degrees * PER_DEGREE) / PER_DEGREE

/** The device's position, requested only when the shopper wants it (G-50). */
export const useDeviceLocation = (onPlace: (place: Place) => void) => {
    const {commerce, choice} = useAppContext()
    const changePlace = useChangeStoreChoice()
    const [state, setState] = useState<DeviceLocationState>('unasked')
    const latest = useLatest({state, choice})

    /** A rough position is still known: the stored one, or that of the IP address with its store [STORE-049] (G-50). */
    const fallBack = async (): Promise<void> => {
        const knownChoice = latest.current.choice
        if (knownChoice) return changePlace({...knownChoice, source: 'ip'})
        const {storeId, zip} = await assignedStore(commerce).catch(() => noPlace)
        const hasMovedOn = latest.current.state !== 'denied' || latest.current.choice !== null
        if (zip === null || hasMovedOn) return
        await changePlace({...(storeId !== null && {storeId}), zip, source: 'ip'})
    }

    const locate = () => {
        if (!('geolocation' in navigator)) {
            browserLog.info('This browser has no geolocation.')
            return setState('unsupported')
        }
        setState('asking')
        navigator.geolocation.getCurrentPosition(
            ({coords}) => {
                setState('allowed')
                const stored = latest.current.choice
                if (stored) void changePlace({...stored, source: 'geo'})
                onPlace({latitude: coarse(coords.latitude), longitude: coarse(coords.longitude)})
            },
            ({code}) => {
                if (code !== PERMISSION_DENIED) return setState('not-found')
                setState('denied')
                void fallBack()
            },
            {timeout: PATIENCE_MS, maximumAge: 600_000}
        )
    }
    return {state, locate, reset: () => setState('unasked')}
}
