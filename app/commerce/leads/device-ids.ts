import {deviceIdNames, type DeviceIds} from '@app/domain/person/device-ids'
import {tabTexts} from '@app/lib/browser/browser-storage'

/** Remembers device ids for this tab's session, never longer (G-63) [ROUTE-063]. */
export const saveDeviceIds = (ids: DeviceIds): void => {
    for (const name of deviceIdNames) {
        const id = ids[name]
        if (id !== undefined) tabTexts.set(name, id)
    }
}

/** The device ids of this tab's session; handed to leads, never shown. */
export const deviceIds = (): DeviceIds =>
    Object.fromEntries(
        deviceIdNames.flatMap((name) => {
            const id = tabTexts.get(name)
            return id === null ? [] : [[name, id]]
        })
    )
