import type {MapView} from '@app/domain/map'
import type {MapPicture} from './draw-map'

export type GoogleMapSetup = {address: string; key: string}

/**
 * The address of Google's picture of a view. Google draws whole zooms only: the next smaller one is asked for, of fewer
 * pixels in twice their number, and the page draws it larger, so that our markers stand where they should.
 */
export const googleMapAddress = (
    {address, key}: GoogleMapSetup,
    {middle, zoom}: MapView,
    {width, height}: MapPicture
): string => {
    const whole = Math.floor(zoom)
    const share = 2 ** (whole - zoom)
    const query = new URLSearchParams({
        center: `${middle.latitude},${middle.longitude}`,
        zoom: String(whole),
        size: `${Math.round(width * share)}x${Math.round(height * share)}`,
        scale: '2',
        key
    })
    return `${address}/maps/api/staticmap?${query.toString()}`
}
