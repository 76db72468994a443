import type {MapView} from '@app/domain/stores/map'
import type {MapPicture} from './draw-map'

export type GoogleMapSetup = {address: string; key: string}

/**
 * The address of Google's picture of a view. Google only draws whole zoom levels: the next lower one is requested, with
 * fewer pixels at double density, and the page enlarges it so that our markers are in the right place.
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
