import {useEffect} from 'react'
import {saveDeviceIds} from '@app/commerce/leads/device-ids'
import {deviceIdsIn} from '@app/domain/person/device-ids'
import {usePageLocation} from '@app/routing/route/location'

/** Reads the ids of an app's device on whatever page it opens; the server never sees them, so no cache does [ROUTE-063]. */
export const DeviceIds = () => {
    const {path} = usePageLocation()
    useEffect(() => saveDeviceIds(deviceIdsIn(window.location.search)), [path])
    return null
}
