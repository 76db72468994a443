/** The names under which an app around the shop says which device it runs on [ROUTE-063]. */
export const deviceIdNames = ['platformId', 'deviceId'] as const

export type DeviceIds = Partial<Record<(typeof deviceIdNames)[number], string>>

/** The device ids in a query; what does not look like an id is none (G-63). */
export const deviceIdsIn = (search: string): DeviceIds => {
    const query = new URLSearchParams(search)
    return Object.fromEntries(
        deviceIdNames.flatMap((name) => {
            const id = query.get(name) ?? ''
            return /^[\w.:-]{1,128}$/.test(id) ? [[name, id]] : []
        })
    )
}
