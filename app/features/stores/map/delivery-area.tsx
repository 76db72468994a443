import type {CSSProperties} from 'react'
import {useIntl} from 'react-intl'
import type {Store} from '@app/commerce/stores/store'
import {mapPicture, mapScale, type MapView, type Place} from '@app/domain/stores/map'
import {pageMessages} from '../messages'
import {mapSpot, StoreMap} from './store-map'

export type DeliveryAreaProps = {store: Store; radius: number}

const MILES_PER_DEGREE = 69.1

const degreesOfLongitude = (miles: number, {latitude}: Place): number =>
    miles / (MILES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180))

/** The points north, east, south and west of a place: with them a map shows the whole circle. */
const edgeOf = ({latitude, longitude}: Place, miles: number): Place[] => {
    const [up, aside] = [miles / MILES_PER_DEGREE, degreesOfLongitude(miles, {latitude, longitude})]
    return [
        {latitude: latitude + up, longitude},
        {latitude: latitude - up, longitude},
        {latitude, longitude: longitude + aside},
        {latitude, longitude: longitude - aside}
    ]
}

const circleOf = (view: MapView, place: Place, miles: number): CSSProperties => {
    const across = 2 * degreesOfLongitude(miles, place) * mapScale(view.zoom)
    return {...mapSpot(view, place), width: `${((across / mapPicture.width) * 100).toFixed(2)}%`}
}

/** The delivery area of a store, as text and on the map. */
export const DeliveryArea = ({store, radius}: DeliveryAreaProps) => {
    const {formatMessage} = useIntl()
    const {id, name, latitude, longitude} = store
    const place = {latitude, longitude}
    return (
        <section aria-labelledby="delivery-area" className="stack">
            <h2 id="delivery-area">{formatMessage(pageMessages.delivery)}</h2>
            <p>{formatMessage(pageMessages.deliversWithin, {miles: radius})}</p>
            <StoreMap
                label={formatMessage(pageMessages.areaOnMap)}
                markers={[{...place, id, number: 1, label: name, href: '#content'}]}
                around={edgeOf(place, radius)}
            >
                {(view) => (
                    <span className="store-map__area" style={circleOf(view, place, radius)} />
                )}
            </StoreMap>
        </section>
    )
}
